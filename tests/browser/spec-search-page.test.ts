import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type OpenOptions, openBrowser } from '../support/browser.ts';
import { cards, IMPOSSIBLE, SEARCH } from '../support/search-page.ts';

/** A site with advertising configured; nobody here agrees to it, so that only its places are there. */
const browser = openBrowser({ ADS_CLIENT: 'ca-pub-0000000000000000' });

const USER = '0123456789abcdef0123456789abcdef';
const REFUSED = { consent: 'refused', proteinwise_user_id: USER };
/** A shopper who has accepted the disclaimer: no popup comes. */
const ACCEPTED = { ...REFUSED, [`proteinwise_disclaimer_accepted_${USER}`]: 'true' };

const open = (path: string, options: OpenOptions = {}) =>
  browser.open(path, { localStorage: ACCEPTED, ...options });
const pageOf = (page: Page) => new URL(page.url()).searchParams.get('page');

// @spec side ad columns on wide screens;
// @spec a sponsored slot;
// @spec | Ad slots | sidebar min height 600 px, max width 250 px; inline min height 200 px |
test('ad columns stand beside the results on wide screens, a sponsored slot below them', async () => {
  const page = await open(SEARCH, { width: 1920 });
  const slot = (id: string) => page.locator(`[data-ad-slot="${id}"]`);
  const style = (id: string) =>
    slot(id).evaluate((element) => {
      const { minHeight, maxWidth } = getComputedStyle(element);
      return { minHeight, maxWidth };
    });
  const sidebar = { minHeight: '600px', maxWidth: '250px' };
  expect([await style('search-left'), await style('search-right')]).toEqual([sidebar, sidebar]);
  expect((await style('search-sponsored')).minHeight).toBe('200px');
  const box = async (id: string) => {
    const found = await slot(id).boundingBox();
    if (found === null) throw new Error(`${id} is not to be seen`);
    return found;
  };
  const grid = await cards(page).first().boundingBox();
  const last = await cards(page).last().boundingBox();
  if (grid === null || last === null) throw new Error('no results');
  const [left, right] = [await box('search-left'), await box('search-right')];
  expect(left.x + left.width).toBeLessThan(grid.x);
  expect(right.x).toBeGreaterThan(last.x + last.width);
  for (const { height, width } of [left, right]) {
    expect(height).toBeGreaterThanOrEqual(600);
    expect(width).toBeLessThanOrEqual(250);
  }
  const sponsored = await box('search-sponsored');
  expect(sponsored.height).toBeGreaterThanOrEqual(200);
  expect(sponsored.y).toBeGreaterThan(last.y + last.height);

  await page.setViewportSize({ width: 1280, height: 900 });
  await slot('search-left').waitFor({ state: 'hidden' });
  await slot('search-right').waitFor({ state: 'hidden' });
});

// @spec - **Search page**: filters are null until parsed from the URL, then the query runs.
test('no search runs but with the filters of the address', async () => {
  const asked: Record<string, unknown>[] = [];
  const page = await open(SEARCH, {
    prepare: async (tab) => {
      tab.on('request', (request) => {
        if (!request.url().includes('/api/proteins/search')) return;
        asked.push(request.postDataJSON() as Record<string, unknown>);
      });
      await Promise.resolve();
    },
  });
  await page.getByRole('button', { name: 'Protein Content' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page
    .getByRole('navigation', { name: 'Result pages' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect.poll(() => asked.some(({ offset }) => offset === 12)).toBe(true);
  for (const criteria of asked) {
    expect(criteria).toMatchObject({
      avoidIngredients: ['sucralose', 'soy'],
      proteinTypes: ['Whey Isolate', 'Multi-Plant'],
      fitnessGoals: ['Muscle Building'],
    });
  }
});

// @spec Page resets to 1 when filters change.
test('a changed filter leads to page 1, whichever way it is changed', async () => {
  const changes: readonly ((page: Page) => Promise<void>)[] = [
    (page) =>
      page
        .getByRole('list', { name: 'Applied filters' })
        .getByRole('link', { name: 'Remove Avoid: soy' })
        .click(),
    (page) => page.getByRole('switch', { name: 'Include near matches' }).click(),
    (page) => page.getByRole('checkbox', { name: /^Low Carb/ }).check(),
    async (page) => {
      const form = page.getByRole('form', { name: 'Protein match search' });
      await form.getByRole('combobox', { name: 'Avoid ingredients' }).fill('honey');
      await form.getByRole('button', { name: 'Find My Perfect Protein' }).click();
    },
  ];
  for (const change of changes) {
    const page = await open(`${SEARCH}&page=2`);
    expect(pageOf(page)).toBe('2');
    const before = page.url();
    await change(page);
    await expect.poll(() => page.url()).not.toBe(before);
    expect(pageOf(page)).toBeNull();
    const kept = new URL(page.url()).searchParams.get('proteinTypes');
    expect(kept).toBe('Whey Isolate,Multi-Plant');
    const bar = page.getByRole('region', { name: 'Results' });
    await bar.getByText(/^1-\d+/).waitFor();
  }
});

// @spec ingredient colour guide (green normal, red allergen)
test.each([SEARCH, `${SEARCH}&view=table`, `${SEARCH}&sort=protein`])(
  'the colors of ingredients are explained once: %s',
  async (path) => {
    const page = await open(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const guides = page.getByText('Ingredient colors:').filter({ visible: true });
      await expect.poll(() => guides.count(), { message: `${width} px` }).toBe(1);
    }
  },
);

// @spec - **Search completion flow**: when criteria change, popups reset;
test('other criteria take the popup away, and theirs comes', async () => {
  const page = await open(IMPOSSIBLE, { localStorage: REFUSED });
  const none = page.getByRole('dialog', { name: 'No products fit all of this' });
  await none.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Search Complete' }).waitFor();
  await expect.poll(() => none.count()).toBe(0);
  await page.getByRole('dialog', { name: 'Before you rely on this' }).waitFor();
  await page.goBack();
  await none.waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
});
