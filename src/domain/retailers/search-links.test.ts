import { expect, test } from 'vitest';
import { UNSTATED_BRAND } from '../product/product.ts';
import { offeredLinks, retailerSearchLinks } from './search-links.ts';

const brand = { id: 7, name: 'Bob & Sons', logo: null };

test('both retailers are searched for brand and name; the tag goes to the marketplace only', () => {
  const links = retailerSearchLinks({ name: 'Whey 100%', brand }, 'ours-20');
  expect(links.map((link) => [link.retailer, link.url])).toEqual([
    ['Amazon', 'https://www.amazon.com/s?k=Bob+%26+Sons+Whey+100%25&tag=ours-20'],
    ['iHerb', 'https://www.iherb.com/search?kw=Bob+%26+Sons+Whey+100%25'],
  ]);
  for (const link of links) {
    expect(link).toMatchObject({
      affiliateUrl: link.url,
      currentPrice: null,
      priceCheckedAt: null,
      isActive: true,
    });
    expect(link.url).not.toContain('/dp/');
  }
});

test('a name that starts with the brand does not repeat it', () => {
  const [link] = retailerSearchLinks({ name: 'BOB & SONS Whey', brand }, null);
  expect(link?.url).toBe('https://www.amazon.com/s?k=BOB+%26+SONS+Whey');
});

test('spaces around brand and name are not searched for', () => {
  const [link] = retailerSearchLinks({ name: ' Whey ', brand: { ...brand, name: ' Bob ' } }, null);
  expect(link?.url).toBe('https://www.amazon.com/s?k=Bob+Whey');
});

test('an unstated brand is not searched for', () => {
  const [link] = retailerSearchLinks({ name: ' Whey ', brand: UNSTATED_BRAND }, '');
  expect(link?.url).toBe('https://www.amazon.com/s?k=Whey');
});

test('the links that were entered are offered, else the searches, nothing without a name', () => {
  const [entered] = retailerSearchLinks({ name: 'Entered', brand }, null);
  const own = entered === undefined ? [] : [entered];
  const offered = (name: string, affiliateLinks: typeof own) =>
    offeredLinks({ name, brand, affiliateLinks }, 'ours-20').map(({ url }) => url);
  expect(offered('Whey', own)).toEqual(own.map(({ url }) => url));
  expect(offered('Whey', [])).toEqual(['https://www.amazon.com/s?k=Bob+%26+Sons+Whey&tag=ours-20']);
  expect(
    offered(
      'Whey',
      own.map((link) => ({ ...link, isActive: false })),
    ),
  ).toHaveLength(1);
  expect(offered(' ', [])).toEqual([]);
  expect(offered('Bob & Sons bar (name not stated)', [])).toEqual([]);
});
