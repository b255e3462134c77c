import { expect, test } from 'vitest';
import type { CollectionListing } from '#contract/api.ts';
import { MIN_COLLECTION_PRODUCTS } from '#contract/collections.ts';
import { openBrowser } from '../support/browser.ts';
import { fetchPage } from '../support/crawl.ts';

const browser = openBrowser();
const SLUG = 'protein-powder-without-artificial-sweeteners';

test('a collection is found from the list, shows its answer and how it is judged, without JavaScript', async () => {
  const page = await browser.open('/collections', { javaScript: false });
  await page
    .getByRole('link', { name: 'Protein powder without artificial sweeteners', exact: true })
    .click();
  await page.waitForURL(`**/collections/${SLUG}`);
  const rows = page.getByRole('table').first().locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(12);
  // All of them fit every wish: a column of ticks would say nothing.
  await expect.poll(() => rows.first().getByRole('img', { name: /: met/ }).count()).toBe(0);
  await page.getByText(/fits? every wish/).waitFor();
  for (const heading of ['How this is judged', 'What is left out', 'Change the wishes'])
    await page.getByRole('heading', { name: heading }).waitFor();
  await page
    .getByText(/^[\d,]+ contain/)
    .first()
    .waitFor();
});

test('two ticked rows go to the comparison, without JavaScript', async () => {
  const page = await browser.open(`/collections/${SLUG}`, { javaScript: false });
  const table = page.getByRole('table').first();
  const names = (await table.locator('th a').allInnerTexts()).slice(0, 2);
  for (const name of names)
    await table.getByRole('checkbox', { name, exact: false }).first().check();
  await page.getByRole('button', { name: 'Compare those ticked' }).first().click();
  await page.waitForURL('**/compare?ids=*');
  for (const name of names) await page.getByRole('link', { name }).first().waitFor();
});

test('a wish taken away leads to the search without it, whose perfect matches are no fewer', async () => {
  const page = await browser.open('/collections/whey-isolate-without-sucralose', {
    javaScript: false,
  });
  await page.getByRole('link', { name: 'Remove Avoid: sucralose' }).click();
  await page.waitForURL((url) => url.pathname === '/search' && !url.search.includes('avoid'));
});

test('search engines get those that enough products fit, and are told to leave the others', async () => {
  const listed = (await (
    await fetch(`${browser.origin()}/api/collections`)
  ).json()) as CollectionListing[];
  expect(listed).not.toEqual([]);
  for (const { slug, count } of listed) {
    const { metas, status } = await fetchPage(browser.origin(), `/collections/${slug}`);
    expect([slug, status, metas.get('robots') ?? null]).toEqual([
      slug,
      200,
      count < MIN_COLLECTION_PRODUCTS ? 'noindex' : null,
    ]);
  }
});

test('a product leads to the collections it belongs to', async () => {
  const page = await browser.open(`/collections/${SLUG}`, { javaScript: false });
  await page.getByRole('table').first().locator('th a').first().click();
  const section = page.getByRole('region', { name: 'Collections it belongs to' });
  const href = await section.getByRole('link').first().getAttribute('href');
  expect(href).toMatch(/^\/collections\/[a-z0-9-]+$/);
});
