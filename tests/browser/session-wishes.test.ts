import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser } from '../support/browser.ts';
import { someProducts } from '../support/known-products.ts';
import { layoutShift } from '../support/layout-shift.ts';

const browser = openBrowser();

/** Opens a page after a search with these wishes, with the window of a phone, a tablet or a desk. */
async function openWith(wishes: string, path: string, width: number): Promise<Page> {
  const page = await browser.open(`/search?${wishes}&showAll=true`, {
    width,
    height: width === 360 ? 740 : 800,
    localStorage: ACCEPTED,
  });
  await page.goto(path);
  return page;
}

const verdictOf = (page: Page) => page.getByRole('status', { name: 'Your wishes' });

describe.each([360, 768, 1280])('the wishes of the session move nothing at %i px', (width) => {
  test.each([
    ['a short reason', 'isVegan=true', /whey/i],
    ['a long one', 'avoid=dairy,soy,gluten&proteinTypes=Casein&fitnessGoals=Recovery', /./],
  ])('on a product, with %s', async (_, wishes, name) => {
    const products = await someProducts(browser.origin(), { count: 200 });
    const judged = products
      .filter((product) => name.test(product.name) && product.contains.length > 0)
      .toSorted((a, b) => b.contains.length - a.contains.length)[0];
    const page = await openWith(wishes, `/protein/${judged?.id}`, width);
    await verdictOf(page)
      .getByText(/\d of \d wish/)
      .waitFor();
    expect(await layoutShift(page)).toBe(0);
  });

  test('in a comparison whose address has none', async () => {
    const [a, b] = await someProducts(browser.origin());
    const path = `/compare?ids=${a?.id},${b?.id}`;
    const page = await openWith('avoid=sucralose&isVegan=true', path, width);
    await page.getByRole('rowheader', { name: 'Your wishes' }).waitFor();
    expect(new URL(page.url()).search).toContain('avoid=sucralose&isVegan=true');
    expect(await layoutShift(page)).toBe(0);
  });

  test.each(['', '?statement=Whey%20protein%20isolate%20(milk),%20cocoa,%20sucralose.'])(
    'where a pack is read (%s)',
    async (query) => {
      const page = await openWith('avoid=sucralose&isVegan=true', `/read-a-label${query}`, width);
      await page.waitForURL('**avoid=sucralose&isVegan=true**');
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBe(0);
    },
  );
});

test('a reason that is longer than the room kept for it opens', async () => {
  const products = await someProducts(browser.origin(), { count: 200 });
  const wishes = ['milk', 'soy', 'gluten', 'eggs', 'peanuts', 'nuts', 'fish', 'sesame'];
  const allergens = products.toSorted((a, b) => b.contains.length - a.contains.length)[0];
  const page = await openWith(`avoid=${wishes.join()}`, `/protein/${allergens?.id}`, 360);
  const reason = verdictOf(page).locator('summary');
  const hidden = () => reason.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await reason.press('Enter');
  expect(await hidden()).toBe(0);
});

test('no room is kept where the last search had no wishes, nor without scripts', async () => {
  const [product] = await someProducts(browser.origin());
  const page = await openWith('sort=protein', `/protein/${product?.id}`, 1280);
  expect(await verdictOf(page).isVisible()).toBe(false);
  const plain = await browser.open(`/protein/${product?.id}`, { javaScript: false });
  expect(await verdictOf(plain).isVisible()).toBe(false);
});
