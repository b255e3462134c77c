import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import type { Api, MatchedProduct } from '#contract/api.ts';
import type { SentenceReading } from '#domain/sentence/sentence-wishes.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { findFitting, readWishes } from './read-wishes.ts';

const NOTHING: SentenceReading = {
  avoid: [],
  mustHave: [],
  proteinTypes: [],
  fitnessGoals: [],
  brands: [],
  flags: [],
  formats: [],
  flavors: [],
  bounds: {},
  remainder: [],
};

test('a sentence is read as the wishes and filters of a search, and what was not understood is handed on', async () => {
  const reading = { ...NOTHING, avoid: ['soy'], bounds: { proteinMin: 20 }, remainder: ['xyzzy'] };
  const api = { readSentence: async () => reading } as unknown as Api;
  expect(await readWishes(api, 'no soy, 20 g protein, xyzzy')).toMatchObject({
    criteria: { avoidIngredients: ['soy'] },
    filters: { proteinMin: 20 },
    unread: ['xyzzy'],
  });
});

test('where nothing is wished for nothing is searched for', async () => {
  const api = {
    search: () => Promise.reject(new Error('nothing to search for')),
  } as unknown as Api;
  const filters = { formats: [], flavors: [] };
  expect(await findFitting(api, { criteria: NO_CRITERIA, filters })).toBeNull();
});

test('wishes are searched for as the search page would, perfect matches only', async () => {
  const asked: unknown[] = [];
  const api = {
    search: async (criteria: unknown, options: unknown) => {
      asked.push(criteria, options);
      return { items: [aProduct({ name: 'The one' }) as MatchedProduct], total: 7 };
    },
  } as unknown as Api;
  const fitting = await findFitting(api, {
    criteria: { ...NO_CRITERIA, avoidIngredients: ['soy'] },
    filters: { proteinMin: 20 },
  });
  expect(fitting).toMatchObject({ count: 7, best: { name: 'The one' } });
  expect(asked).toMatchObject([
    { avoidIngredients: ['soy'] },
    { showAll: false, limit: 1, filters: { proteinMin: 20 } },
  ]);
});
