import { expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import { likeness, nearestPages } from './nearest-pages.ts';

const api = {
  brands: async () => [
    { id: 7, name: 'Optimum Nutrition', logo: null, productsCount: 2, familiesCount: 1 },
  ],
  ingredients: async () => [{ canonical: 'whey protein isolate', name: 'Whey', productsCount: 3 }],
  collections: async () => [{ slug: 'vegan-protein-without-soy', title: 'Vegan without soy' }],
  blogPosts: async () => [],
} as unknown as Api;
const hrefs = async (path: string) => (await nearestPages(api, path)).map(({ href }) => href);

test('a letter or two wrong lead to the page', async () => {
  expect((await hrefs('/ingrediants'))[0]).toBe('/ingredients');
  expect((await hrefs('/compair'))[0]).toBe('/compare');
});

test('the words of an address lead to brand, ingredient and collection', async () => {
  expect(await hrefs('/brand/optimum-nutrition')).toContain('/brands/7-optimum-nutrition');
  expect(await hrefs('/whey-isolate')).toContain('/ingredients/whey-protein-isolate');
  expect(await hrefs('/vegan-without-soy')).toContain('/collections/vegan-protein-without-soy');
});

test('what resembles nothing leads nowhere', async () => {
  expect(await hrefs('/wp-login.php')).toEqual([]);
  expect(await hrefs('/%F0%9F')).toEqual([]);
  expect(likeness([], '/search')).toBe(0);
});
