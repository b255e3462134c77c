import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const browser = openBrowser();

/** The paths of the page views a page reports, as they come. */
function pageViews(page: Page): readonly unknown[] {
  const reported: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) return;
    const event = request.postDataJSON() as { name: string; path: string };
    if (event.name === 'page_view') reported.push(event.path);
  });
  return reported;
}

describe('page views', () => {
  // @spec - Page views are reported with the path.
  test('are reported with the path and nothing else of the address, on pages with and without React', async () => {
    for (const path of ['/faq', '/search']) {
      let reported: readonly unknown[] = [];
      await browser.open(`${path}?avoid=soy#results`, {
        prepare: async (page) => {
          reported = pageViews(page);
        },
      });
      await expect.poll(() => reported).toEqual([path]);
    }
  });
});

// @spec two-column card grid;
// @spec Heading;
// @spec filter form prefilled from the URL;
test('the results stand in two columns below a form that holds what the address asks for', async () => {
  const page = await browser.open('/search?avoid=sucralose&isVegan=true&proteinType=Pea+%2B+Rice', {
    javaScript: false,
  });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/search results/i);
  const form = page.getByRole('form', { name: 'Protein match search' });
  expect(await form.locator('[name="avoid"]').first().inputValue()).toBe('sucralose');
  expect(await form.locator('[name="isVegan"]').isChecked()).toBe(true);
  expect(await form.locator('[name="isOrganic"]').isChecked()).toBe(false);
  expect(await form.locator('input[value="Pea + Rice"]').isChecked()).toBe(true);
  expect(await form.locator('input[name="proteinTypes"]:checked').count()).toBe(1);
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((index) => cards.nth(index).boundingBox()),
  );
  expect(first?.y).toBe(second?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  expect(third?.x).toBe(first?.x);
  expect(third?.y).toBeGreaterThan(first?.y ?? 0);
});
