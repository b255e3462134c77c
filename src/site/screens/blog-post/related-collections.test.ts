import { expect, test } from 'vitest';
import type { CollectionListing } from '#contract/api.ts';
import { relatedCollections } from './related-collections.ts';

const collection = (title: string, count = 9): CollectionListing => ({
  slug: title,
  title,
  group: 'Bars',
  summary: '',
  search: '',
  count,
  changedAt: null,
});
const post = { title: 'Sugar alcohols in bars', tags: ['maltitol'], excerpt: 'What they do.' };
const titles = (...collections: CollectionListing[]) =>
  relatedCollections(post, collections, 2).map(({ title }) => title);

test('collections that share most words come first, those that share none are left out', () => {
  expect(
    titles(
      collection('Whey protein without soy'),
      collection('Protein bars without maltitol'),
      collection('Protein bars without sugar alcohols'),
      collection('Vegan protein bars'),
    ),
  ).toEqual(['Protein bars without sugar alcohols', 'Protein bars without maltitol']);
});

test('one that too few products fit is not offered', () => {
  expect(titles(collection('Protein bars without maltitol', 4))).toEqual([]);
});
