import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { setBrandLogo } from '#database/products/brands.ts';
import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { writeLink } from '#database/retailers/links.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { openBrowser } from '../support/browser.ts';
import { keepFewProducts } from '../support/few-products.ts';

/** A catalogue with what an operator adds to it: links to three retailers, and a logo that is gone. */
const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-'));
cpSync(inject('filledDataDir'), dataDir, { recursive: true });
await keepFewProducts(dataDir);
const database = await openDatabase({ dataDir });
const linked = await database.kysely
  .selectFrom('products')
  .innerJoin('brands', 'brands.id', 'products.brand_id')
  .select(['products.id', 'products.name', 'brand_id', 'brands.name as brand'])
  .where('protein_type', '=', 'Whey Isolate')
  .orderBy('products.id')
  .executeTakeFirstOrThrow();
for (const [retailer, isActive] of [
  ['Aardvark Nutrition', true],
  ['iHerb', true],
  ['Zebra Foods', true],
  ['Bodybuilding.com', false],
  ['Amazon', true],
] as const) {
  await writeLink(database.kysely, {
    productId: linked.id,
    retailer,
    affiliateUrl: `https://retailer.example/${encodeURIComponent(retailer)}`,
    url: `https://retailer.example/${encodeURIComponent(retailer)}`,
    currentPrice: null,
    priceCheckedAt: null,
    isActive,
    asin: null,
    origin: 'test',
    batch: null,
  });
}
const { id: unlinked } = await database.kysely
  .selectFrom('products')
  .select('id')
  .where('id', '<>', linked.id)
  .orderBy('id')
  .executeTakeFirstOrThrow();
await setBrandLogo(database, linked.brand_id, '/no-such-logo.png');
const other = await database.kysely
  .selectFrom('brands')
  .select('id')
  .where('id', '<>', linked.brand_id)
  .orderBy('id')
  .executeTakeFirstOrThrow();
await setBrandLogo(database, other.id, '/icon.svg');
await bumpProductsVersion(database.kysely);
await database.close();

const browser = openBrowser({ DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const USER = '0123456789abcdef0123456789abcdef';
const ACCEPTED = {
  proteinwise_user_id: USER,
  [`proteinwise_disclaimer_accepted_${USER}`]: 'true',
};
const SEARCH = `/search?brandIds=${linked.brand_id}&proteinTypes=Whey+Isolate&showAll=true`;
const card = (page: Page) =>
  page
    .getByRole('region', { name: 'Results' })
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/protein/${linked.id}"]`) });

// @spec - **Affiliate link**: only active ones are shown.
// @spec and active affiliate buttons with the main marketplace retailer first.
// @spec Search cards show at most 2 active affiliate links;
test('a result card has two active links of retailers, the marketplace first', async () => {
  const page = await browser.open(SEARCH, { localStorage: ACCEPTED, allow: /404/ });
  const links = card(page).locator('a[rel~="sponsored"]');
  expect(await links.locator('span:first-child').allInnerTexts()).toEqual([
    'Amazon',
    'Aardvark Nutrition',
  ]);
});

test.each([360, 768, 1280])('at %i px they lie within their card', async (width) => {
  const page = await browser.open(SEARCH, { localStorage: ACCEPTED, allow: /404/, width });
  const inside = await card(page).evaluate((article) => {
    const edge = article.getBoundingClientRect();
    return [...article.querySelectorAll('a[rel~="sponsored"]')].map((each) => {
      const { right, bottom } = each.getBoundingClientRect();
      return right < edge.right && bottom < edge.bottom - 4;
    });
  });
  expect(inside).toEqual([true, true]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('in the narrow columns of a comparison their names stay words', async () => {
  const page = await browser.open(`/compare?ids=${linked.id},${unlinked}`, { width: 360 });
  const links = page.getByRole('table').locator('a[rel~="sponsored"]');
  const heights = await links
    .filter({ hasText: 'Amazon' })
    .locator('span:first-child')
    .evaluateAll((spans) => spans.map((each) => each.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(24);
});

// @spec Brand logo load failure falls back to the brand's first letter or name.
test.each([0, 800])(
  'a logo that does not load gives way to the first letter of the brand (scripts %i ms late)',
  async (late) => {
    const page = await browser.open(SEARCH, {
      localStorage: ACCEPTED,
      allow: /404/,
      prepare: async (tab) => {
        await tab.route('**/assets/*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, late));
          await route.continue();
        });
      },
    });
    const html = await (await page.request.get(SEARCH)).text();
    expect(html).toContain('src="/no-such-logo.png"');
    await expect.poll(() => card(page).locator('img:visible').count()).toBe(0);
    const letter = linked.brand.slice(0, 1).toUpperCase();
    expect(await card(page).getByText(letter, { exact: true }).count()).toBeGreaterThan(0);
  },
);

test('so it does on a page without React', async () => {
  const page = await browser.open(`/brands/${linked.brand_id}`, { allow: /404/ });
  const mark = page.locator('[aria-hidden]:has(> img[src="/no-such-logo.png"])').first();
  await expect.poll(() => mark.locator('img:visible').count()).toBe(0);
  expect(await mark.innerText()).toBe(linked.brand.slice(0, 1).toUpperCase());
});

test('a logo that loads stays', async () => {
  const page = await browser.open(`/search?brandIds=${other.id}&showAll=true`, {
    localStorage: ACCEPTED,
  });
  const logo = page.getByRole('region', { name: 'Results' }).locator('img[src="/icon.svg"]');
  await logo.first().waitFor();
  await page.waitForTimeout(500);
  expect(await logo.count()).toBeGreaterThan(0);
  expect(await logo.first().evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});
