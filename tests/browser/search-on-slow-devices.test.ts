import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { SEARCH } from '../support/search-page.ts';

const browser = openBrowser();

const searchForm = (page: Page) => page.getByRole('form', { name: 'Protein match search' });

describe('what is entered before React is there', () => {
  /** The page as it came, its form filled in, and then its scripts. */
  async function fillEarly(path: string, filter?: string): Promise<Page> {
    const page = await browser.blank();
    await page.addInitScript(
      (entries) =>
        Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)),
      ACCEPTED,
    );
    const letThrough = await holdRequests(page, /\/assets\/vendor-/);
    await page.goto(browser.origin() + path, { waitUntil: 'commit' });
    const form = searchForm(page);
    await form.getByRole('combobox', { name: 'Avoid ingredients' }).fill('sucralose');
    await form.getByRole('checkbox', { name: /^Vegan/ }).check();
    const types = form.getByRole('group', { name: 'Protein types', exact: true });
    await types.locator('summary').click();
    await types.getByRole('checkbox', { name: /^Multi-Plant/ }).check();
    await types.getByRole('checkbox', { name: /^Pea \+ Rice/ }).check();
    await types.locator('summary').click();
    if (filter !== undefined) await form.getByLabel('Name or brand').fill(filter);
    letThrough();
    await hydrated(page);
    return page;
  }
  const WISHES = { avoid: 'sucralose', isVegan: 'true', proteinTypes: 'Pea + Rice,Multi-Plant' };

  test('is searched for', async () => {
    const page = await fillEarly('/');
    const form = searchForm(page);
    await form.getByRole('button', { name: 'Find My Perfect Protein' }).click();
    await page.waitForURL('**/search?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      ...WISHES,
      showAll: 'true',
    });
  });

  test('is applied by the rail', async () => {
    const page = await fillEarly('/search', 'gold');
    await page.waitForURL('**/search?**');
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toMatchObject({ ...WISHES, q: 'gold' });
  });
});

test('an answer that moves the form waits while something is being pressed', async () => {
  const page = await browser.open('/');
  const letThrough = await holdRequests(page, /\/api\/proteins\/search\/summary/);
  const form = searchForm(page);
  const asked = page.waitForRequest(/\/api\/proteins\/search\/summary/);
  await form.getByRole('combobox', { name: 'Avoid ingredients' }).fill('soy');
  await asked;
  const goals = form.getByRole('group', { name: 'Fitness goals', exact: true });
  await goals.locator('summary').click();
  const recovery = goals.getByRole('checkbox', { name: /^Recovery/ });
  await recovery.hover();
  await page.mouse.down();
  const answered = page.waitForResponse(/\/api\/proteins\/search\/summary/);
  letThrough();
  await (await answered).finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
  await expect.poll(() => recovery.isChecked()).toBe(true);
  await form.getByRole('list', { name: 'Understood as' }).waitFor();
});

describe('the way to the results of the next page', () => {
  /** The second page, asked for at the foot of the first. */
  async function turnThePage(page: Page): Promise<void> {
    const pager = page.getByRole('navigation', { name: 'Result pages' });
    await pager.getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL('**page=2**');
  }

  test('is gone also where the browser itself moved the page meanwhile, to hold still what is seen', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    await page.evaluate(() => {
      const asked = location.href;
      let frames = 0;
      const grow = () => {
        requestAnimationFrame(grow);
        if (location.href === asked || frames === 90) return;
        frames += 1;
        const above = document.createElement('div');
        above.style.height = '1px';
        document.querySelector('#results')?.prepend(above);
      };
      grow();
    });
    await turnThePage(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(240);
  });

  test('is not gone where she goes on down by herself', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    // Her wheel turns from when the results change, hence always between their coming and the scroll.
    await page.evaluate(() => {
      const results = document.querySelector('#results');
      const seen = new MutationObserver(() => {
        seen.disconnect();
        setInterval(() => window.dispatchEvent(new WheelEvent('wheel', { deltaY: 1 })), 50);
      });
      if (results) seen.observe(results, { attributes: true, childList: true, subtree: true });
    });
    await turnThePage(page);
    await page.waitForTimeout(900);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  });
});
