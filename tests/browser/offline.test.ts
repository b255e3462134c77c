import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { CLEAN, pictureOfLabel } from '../support/label-pictures.ts';
import { layoutShift } from '../support/layout-shift.ts';

const browser = openBrowser();
const withoutNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** A page whose service worker is ready; errors that match `allow` may come. */
async function openWithWorker(address: string, allow?: RegExp): Promise<Page> {
  const page = await browser.open(address, { serviceWorker: true, ...(allow && { allow }) });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return page;
}

describe('without a network', () => {
  it('a visited page can be read again, another says honestly that it cannot', async () => {
    const page = await openWithWorker('/faq', withoutNetwork);
    await page.goto('/about');
    await page.reload();
    await page.context().setOffline(true);
    await page.goto('/about');
    await expect.poll(() => page.locator('h1').first().innerText()).toMatch(/About/);
    await page.goto('/blog');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Blog', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog');
  });

  it('another order that cannot be loaded says so above the list that was there, and can be tried again', async () => {
    const page = await browser.open('/search?avoid=soy&showAll=true', {
      allow: withoutNetwork,
      localStorage: ACCEPTED,
    });
    await page.waitForLoadState('networkidle');
    const names = page.locator('#results article').getByRole('heading');
    const before = await names.allInnerTexts();
    await page.context().setOffline(true);
    const order = page.getByRole('button', { name: 'Protein Content' });
    await order.click();
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load search results' });
    await failure.getByText('The list is as it was.').waitFor();
    expect(await names.allInnerTexts()).toEqual(before);
    expect(await order.getAttribute('aria-pressed')).toBe('false');
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await failure.waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('results');
    await page.context().setOffline(false);
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await failure.waitFor({ state: 'detached' });
    await expect.poll(() => order.getAttribute('aria-pressed')).toBe('true');
    expect(await names.allInnerTexts()).not.toEqual(before);
  });

  it('another search says that it failed, without the list of the one before', async () => {
    const page = await browser.open('/search?avoid=soy&showAll=true', {
      allow: withoutNetwork,
      localStorage: ACCEPTED,
    });
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('checkbox', { name: /^Vegan/ }).check();
    await page.getByRole('heading', { name: 'Failed to load search results' }).waitFor();
    expect(await page.locator('#results article').count()).toBe(0);
    await page.context().setOffline(false);
  });

  it('operator pages and calls are never kept', async () => {
    const page = await openWithWorker('/faq');
    await page.goto('/admin-dashboard');
    await page.goto('/faq');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/offline');
    expect(kept.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);
  });
});

describe('Read any pack without a network', () => {
  const LABEL = 'Pea protein, cocoa powder, salt.';

  it('a label is photographed and read, and its text waits for the network where nothing was kept', async () => {
    const page = await openWithWorker('/read-a-label', withoutNetwork);
    await page.reload();
    const picture = await pictureOfLabel(await browser.blank(), LABEL, 'DejaVu Sans', CLEAN);
    const box = page.getByRole('textbox', { name: 'Ingredient statement' });
    const readPicture = async () => {
      await page.getByRole('button', { name: 'Photograph the ingredients' }).click();
      await page
        .getByLabel('Choose a picture of the label')
        .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: picture });
      await page.getByRole('button', { name: 'Read the text' }).click();
      await page.getByText(/^Read\./).waitFor({ timeout: 60_000 });
      await expect.poll(() => box.inputValue()).toBe(LABEL);
    };
    await readPicture();
    await page.context().setOffline(true);
    await page.goto('/read-a-label');
    await hydrated(page);
    await expect.poll(() => box.inputValue()).toBe('');
    await readPicture();
    await page.getByRole('button', { name: 'Read it', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'try again' }).waitFor();
    await expect.poll(() => box.inputValue()).toBe(LABEL);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Read it', exact: true }).click();
    await page.getByRole('region', { name: /ingredients$/ }).waitFor();
  });
});

describe('a label without a network', () => {
  it('is read on the page as it was kept, where the wishes of the session came later', async () => {
    const page = await openWithWorker('/read-a-label', withoutNetwork);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => sessionStorage.setItem('last-search', '?avoid=milk&showAll=true'));
    await page.context().setOffline(true);
    await page.goto('/read-a-label');
    await page.waitForURL('**/read-a-label*avoid=milk*');
    await page.getByRole('textbox', { name: 'Ingredient statement' }).waitFor();
    await page.context().setOffline(false);
  });

  it('is offered without moving what is being read', async () => {
    const page = await openWithWorker('/read-a-label');
    await page.goto('/read-a-label?statement=Pea%20protein%2C%20cocoa%2C%20salt.');
    await page.getByRole('button', { name: /^Read without a network, too/ }).waitFor();
    expect(await layoutShift(page)).toBeLessThan(0.0005);
  });

  it('is read and judged by the wishes once what it takes was asked for', async () => {
    const page = await openWithWorker('/read-a-label', withoutNetwork);
    // The page as one opens it in a shop, with the wishes of this session.
    const wished = '/read-a-label?avoid=milk';
    await page.goto(wished);
    await page.getByRole('button', { name: /^Read without a network, too/ }).click();
    await page.getByText('Kept on this device').waitFor();
    const read = async () => {
      const box = page.getByRole('textbox', { name: 'Ingredient statement' });
      await box.fill('Molkenproteinkonzentrat, Kakao. Kann Spuren von Erdnüssen enthalten.');
      await page.getByRole('button', { name: 'Read it', exact: true }).click();
      const answer = page.getByRole('region', { name: '2 ingredients' });
      await answer.waitFor();
      return (await answer.innerText()).replaceAll(/\n+/g, '\n');
    };
    const asked = await read();
    await page.context().setOffline(true);
    await page.goto(wished);
    await hydrated(page);
    await page.getByText('Kept on this device').waitFor();
    const here = 'Read on this device, without a network.';
    const onDevice = await read();
    expect(onDevice).toContain(here);
    expect(onDevice).toContain('0 of 1 wish met: 0% match');
    expect(onDevice.replace(`${here}\n`, '')).toBe(asked);
    await page.context().setOffline(false);
  });
});

describe('the kill switch', () => {
  const off = openBrowser({ SERVICE_WORKER: 'off' });

  it('removes the worker and what it kept', async () => {
    const page = await off.open('/faq', { serviceWorker: true });
    await page.evaluate(async () => {
      await caches.open('pages-1');
    });
    await page.goto('/about');
    await expect
      .poll(async () =>
        page.evaluate(async () => ({
          caches: (await caches.keys()).length,
          workers: (await navigator.serviceWorker.getRegistrations()).length,
        })),
      )
      .toEqual({ caches: 0, workers: 0 });
  });
});
