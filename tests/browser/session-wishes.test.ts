import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser } from '../support/browser.ts';
import { someProducts } from '../support/known-products.ts';
import { layoutShift } from '../support/layout-shift.ts';

const browser = openBrowser();

/** A session in which these wishes were searched for. */
const search = (wishes: string, width = 1280): Promise<Page> =>
  browser.open(`/search?${wishes}&showAll=true`, { width, localStorage: ACCEPTED });

const verdictOf = (page: Page) => page.getByRole('status', { name: 'Your wishes' });

/** The tablet's by `npm run nightly`. */
const WIDTHS = process.env['NIGHTLY'] === '1' ? [360, 768, 1280] : [360, 1280];

/** Loads a page of the session in windows of a phone, a tablet and a desktop. */
async function inEachWindow(page: Page, path: string, look: () => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 800 });
    await page.goto(path);
    await look();
    expect(await layoutShift(page), `${path} at ${width} px`).toBe(0);
  }
}

describe('the wishes of the session move nothing', () => {
  test.each([
    ['a short reason', 'isVegan=true', /whey/i],
    ['a long one', 'avoid=dairy,soy,gluten&proteinTypes=Casein&fitnessGoals=Recovery', /./],
  ])('on a product, with %s', async (_, wishes, name) => {
    const products = await someProducts(browser.origin(), { count: 200 });
    const judged = products
      .filter((product) => name.test(product.name) && product.contains.length > 0)
      .toSorted((a, b) => b.contains.length - a.contains.length)[0];
    const page = await search(wishes);
    await inEachWindow(page, `/protein/${judged?.id}`, () =>
      verdictOf(page)
        .getByText(/\d of \d wish/)
        .waitFor(),
    );
  });

  test('in a comparison whose address has none, and where a pack is read', async () => {
    const [a, b] = await someProducts(browser.origin());
    const wishes = 'avoid=sucralose&isVegan=true';
    const page = await search(wishes);
    await inEachWindow(page, `/compare?ids=${a?.id},${b?.id}`, async () => {
      await page.getByRole('rowheader', { name: 'Your wishes' }).waitFor();
      expect(new URL(page.url()).search).toContain(wishes);
    });
    const statement = '?statement=Whey%20protein%20isolate%20(milk),%20cocoa,%20sucralose.';
    for (const query of ['', statement]) {
      await inEachWindow(page, `/read-a-label${query}`, async () => {
        await page.waitForURL(`**${wishes}**`);
        await page.waitForLoadState('networkidle');
      });
    }
  });
});

test('a reason that is longer than the room kept for it opens', async () => {
  const products = await someProducts(browser.origin(), { count: 200 });
  const wishes = ['milk', 'soy', 'gluten', 'eggs', 'peanuts', 'nuts', 'fish', 'sesame'];
  const allergens = products.toSorted((a, b) => b.contains.length - a.contains.length)[0];
  const page = await search(`avoid=${wishes.join()}`, 360);
  await page.goto(`/protein/${allergens?.id}`);
  const reason = verdictOf(page).locator('summary');
  const hidden = () => reason.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await reason.press('Enter');
  await expect.poll(() => hidden()).toBe(0);
});

test('no room is kept where the last search had no wishes, nor without scripts', async () => {
  const [product] = await someProducts(browser.origin());
  const page = await search('sort=protein');
  await page.goto(`/protein/${product?.id}`);
  expect(await verdictOf(page).isVisible()).toBe(false);
  const plain = await browser.open(`/protein/${product?.id}`, { javaScript: false });
  expect(await verdictOf(plain).isVisible()).toBe(false);
});
