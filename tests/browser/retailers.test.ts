import { beforeAll, expect, test, vi } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser } from '../support/browser.ts';
import { someProducts } from '../support/known-products.ts';
import { TEST_PASSWORD } from '../support/test-password.ts';

const browser = openBrowser({ AMAZON_ASSOCIATE_TAG: 'ours-20' }, 'few');

const ASIN = 'B000QSNYGI';
const OTHER_ASIN = 'B002DYJ1PQ';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Two that carry a price, each of a family of its own; the cheap one has more protein in all. */
let product: Product;
let cheap: Product;

beforeAll(async () => {
  const origin = browser.origin();
  const listed = await someProducts(origin, { offset: 0, count: 300 });
  const inAll = (each: Product) => (each.servings ?? 0) * (each.proteinPerServing ?? 0);
  const [found, other] = listed
    .filter((each) => inAll(each) > 0 && each.brand.id !== 0 && each.baseProductId === null)
    .slice(0, 2)
    .toSorted((a, b) => inAll(a) - inAll(b));
  if (found === undefined || other === undefined) throw new Error('no product states its servings');
  [product, cheap] = [found, other];
  const signIn = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ password: TEST_PASSWORD }),
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const processed = await fetch(`${origin}/api/sitestripe/process-asins`, {
    method: 'POST',
    headers: { ...JSON_TYPE, cookie },
    body: JSON.stringify({
      templateContent: `${product.id},${ASIN},39.99\n${cheap.id},${OTHER_ASIN},1.99`,
    }),
  });
  if (!processed.ok) throw new Error(`process-asins answered ${processed.status}`);
  // The link is there once the site has seen the catalogue's new version.
  product = await vi.waitFor(
    async () => {
      const answer = await fetch(`${origin}/api/proteins/${product.id}`);
      const linked = (await answer.json()) as Product;
      if (linked.affiliateLinks.length === 0) throw new Error('the link has not arrived');
      return linked;
    },
    { timeout: 60_000, interval: 250 },
  );
});

// @spec the main marketplace link is styled primary with a fast-shipping tag
// @spec All affiliate links open in a new tab.
// @spec Clicking a retailer button records an analytics event affiliate_click (category monetization, with brand and retailer) and opens the affiliate URL in a new tab.
// @spec Revenue: retailer affiliate links (mainly a large marketplace retailer, also a health-supplement retailer and others) and advertising slots.
test('the marketplace button: tag, price, fast shipping, a new tab, and its click is counted', async () => {
  const events: unknown[] = [];
  const page = await browser.open(`/protein/${product.id}`, {
    alone: true,
    prepare: async (opened, context) => {
      await context.route('https://www.amazon.com/**', (route) => route.fulfill({ body: '' }));
      opened.on('request', (request) => {
        if (request.url().endsWith('/api/events')) events.push(request.postDataJSON());
      });
    },
  });
  const link = page.getByRole('link', { name: /^Amazon/ });
  expect(await link.getAttribute('href')).toBe(
    `https://www.amazon.com/dp/${ASIN}?tag=ours-20&linkCode=ll1`,
  );
  expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.textContent()).toContain('Fast shipping');
  await expect.poll(() => link.textContent()).toContain('$39.99');
  const perServing = (39.99 / (product.servings ?? 1)).toFixed(2);
  await expect
    .poll(() => page.getByRole('main').textContent())
    .toContain(`Price per serving$${perServing}`);
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  expect(opened.url()).toContain(`/dp/${ASIN}`);
  expect(events).toContainEqual(
    expect.objectContaining({
      name: 'affiliate_click',
      label: `${product.brand.name} | Amazon`,
      value: product.id,
    }),
  );
});

// @spec price shown as a dollar amount, or 'View Price' if absent
test('a kept page shows no marketplace price; the comparison and the calculator know it afterwards', async () => {
  const plain = await browser.open(`/protein/${product.id}`, { javaScript: false });
  expect(await plain.getByRole('link', { name: /^Amazon/ }).textContent()).toContain('View Price');
  const page = await browser.open(`/compare?ids=${product.id}`);
  const price = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Price', exact: true }) });
  await expect.poll(() => price.getByRole('cell').textContent()).toContain('$39.99');
  await page.goto(
    `/protein-calculator?weight=70&weightUnit=kg&understood=true&product=${product.id}`,
  );
  await page.getByText('At $39.99 a package (Amazon).').waitFor();
  const day = page.getByRole('row').filter({ hasText: 'The whole day' });
  expect(await day.getByRole('cell').last().textContent()).toMatch(/^\$\d+\.\d\d$/);
});

test('the price column sorts, and filters together with any other', async () => {
  const per25g = (each: Product, price: number) =>
    (25 * price) / ((each.servings ?? 0) * (each.proteinPerServing ?? 0));
  const [low, high] = [per25g(cheap, 1.99), per25g(product, 39.99)];
  expect(low).toBeLessThan(high);
  const path = '/search?showAll=true&view=table&sort=price';
  const page = await browser.open(path, { localStorage: ACCEPTED });
  const links = page.locator('.result-table tbody tr a[href^="/protein/"]');
  const listed = () =>
    links.evaluateAll((all) =>
      all.map((link) => Number(/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1])),
    );
  await expect.poll(async () => (await listed()).slice(0, 2)).toEqual([cheap.id, product.id]);
  const cells = page.locator('.cell-price');
  await expect.poll(() => cells.first().textContent()).toContain(`$${low.toFixed(2)}`);
  await page.goto(`${path}&pricePer25gMax=${((low + high) / 2).toFixed(2)}`);
  await expect.poll(listed).toEqual([cheap.id]);
  const more = Math.ceil((cheap.proteinPerServing ?? 0) + 1);
  await page.goto(`${path}&pricePer25gMax=${Math.ceil(high) + 1}&proteinMin=${more}`);
  const both = (product.proteinPerServing ?? 0) >= more ? [product.id] : [];
  await expect.poll(listed).toEqual(both);
});

// @spec a marketplace associate note
test('links that carry the tag are disclosed under the results', async () => {
  const note = 'As an Amazon Associate we earn from qualifying purchases.';
  const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
  await page.getByText(note).waitFor();
  const link = page.getByRole('link', { name: /^Find at Amazon/ }).first();
  expect(await link.getAttribute('href')).toContain('tag=ours-20');
  expect(await link.getAttribute('rel')).toContain('sponsored');
  // Nothing was entered for it: the search link carries the tag.
  const [first, second] = await someProducts(browser.origin(), { offset: 0, count: 100 });
  const sentence = page.getByText(
    'As an Amazon Associate we earn from qualifying purchases, at no extra cost to you.',
  );
  await page.goto(`/protein/${first?.id}`);
  await sentence.waitFor();
  // A comparison offers the search too, and says so.
  await page.goto(`/compare?ids=${first?.id},${second?.id}`);
  const row = page.getByRole('row').filter({ hasText: 'Available at' });
  const searches = row.getByRole('link', { name: /^Find at Amazon/ });
  await searches.first().waitFor();
  expect(await searches.first().getAttribute('href')).toContain('tag=ours-20');
  await sentence.waitFor();
  // So do the cards of the full catalogue.
  await page.goto('/');
  await page.getByRole('button', { name: /^View All/ }).click();
  await sentence.waitFor();
});

test('a product that no record names is searched for nowhere, nor in a comparison', async () => {
  const found = await fetch(
    `${browser.origin()}/api/proteins/browse?limit=1&search=name+not+stated`,
  );
  const [unnamed] = (await found.json()) as Product[];
  const page = await browser.open(`/compare?ids=${unnamed?.id}`);
  const row = page.getByRole('row').filter({ hasText: 'Available at' });
  expect(await row.getByRole('cell').innerText()).toBe('No retailer links available');
});
