import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { someProducts, wellKnownOf } from '../support/known-products.ts';

const browser = openBrowser();

let products: readonly Product[] = [];
beforeAll(async () => {
  products = await someProducts(browser.origin());
});
const wellKnown = () => wellKnownOf(products);
/** No product of the catalogue has it. */
const NOBODY = 2_000_000_001;

describe('Back to Search', () => {
  test('leads to the very results the shopper came from', async () => {
    const search = '/search?isVegan=true&showAll=true&sort=protein&page=2';
    const page = await browser.open(search, { localStorage: ACCEPTED });
    const results = page.getByRole('region', { name: 'Results' });
    await results.getByRole('article').nth(4).getByRole('link').first().click();
    await page.waitForURL(/\/protein\/\d+/);
    await hydrated(page);
    await page.getByRole('link', { name: 'Back to Search' }).click();
    await page.waitForURL(`**${search}`);
    await expect.poll(() => results.getByRole('article').count()).toBeGreaterThan(0);
  });
});

describe('addresses', () => {
  // @spec - **Product page**: loading, then found or not found.
  // @spec - Product load failure or missing: 'Product Not Found' with 'The protein product you're looking for doesn't exist.' and a 'Browse All Proteins' link to /search.
  test.each([String(NOBODY), '0', 'x', '1x', '-1', '99999999999', '50%'])(
    '/protein/%s is not found',
    async (id) => {
      const page = await browser.open(`/protein/${id}`, { javaScript: false, allow: /404/ });
      await page.getByRole('heading', { name: 'Product Not Found' }).waitFor();
      const text = await page.getByRole('main').textContent();
      expect(text).toContain("The protein product you're looking for doesn't exist.");
      const link = page.getByRole('link', { name: 'Browse All Proteins' });
      expect(await link.getAttribute('href')).toBe('/search');
      expect((await page.request.get(`/protein/${id}`)).status()).toBe(404);
    },
  );

  // @spec Page metadata and structured product data are generated.
  test('metadata and structured data, without invented ratings or prices', async () => {
    const product = wellKnown();
    const page = await browser.open(`/protein/${product.id}`, { javaScript: false });
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = blocks.map((text) => JSON.parse(text) as Record<string, unknown>);
    const described = data.find((block) => block['@type'] === 'Product');
    expect(described).toMatchObject({
      name: product.name,
      description: product.description,
      brand: { '@type': 'Brand', name: product.brand.name },
    });
    expect(described).not.toHaveProperty('aggregateRating');
    expect(described).not.toHaveProperty('review');
    expect(described).not.toHaveProperty('offers');
    expect(data.map((block) => block['@type'])).toContain('BreadcrumbList');
    expect(await page.title()).toContain(product.name);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(`/protein/${product.id}`);
  });
});
