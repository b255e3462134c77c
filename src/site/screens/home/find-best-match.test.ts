import { expect, test } from 'vitest';
import { aProduct } from '../../../../tests/support/a-product.ts';
import type { Api, MatchedProduct } from '#contract/api.ts';
import type { SentenceReading } from '#domain/sentence/read-sentence.ts';
import { findBestMatch, wishesInWords } from './find-best-match.ts';

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

test('the wishes of a sentence are said in words', () => {
  const words = wishesInWords({
    ...NOTHING,
    formats: ['powder'],
    flags: ['isVegan'],
    avoid: ['stevia', 'soy'],
    bounds: { caloriesMax: 120, proteinMin: 20 },
  });
  expect(words).toEqual([
    'powder',
    'vegan',
    'without stevia',
    'without soy',
    'at most 120 kcal',
    'at least 20 g protein',
  ]);
});

test('a sentence that says nothing asks for nothing, and what was not understood is handed on', async () => {
  const api = {
    readSentence: async () => ({ ...NOTHING, remainder: ['xyzzy'] }),
    search: () => Promise.reject(new Error('nothing to search for')),
  } as unknown as Api;
  expect(await findBestMatch(api, 'xyzzy')).toEqual({
    wishes: [],
    unread: ['xyzzy'],
    perfect: null,
    label: null,
  });
});

test('wishes are searched for as the search page would, perfect matches only', async () => {
  const asked: unknown[] = [];
  const api = {
    readSentence: async () => ({ ...NOTHING, avoid: ['soy'], bounds: { proteinMin: 20 } }),
    search: async (criteria: unknown, options: unknown) => {
      asked.push(criteria, options);
      return { items: [aProduct({ name: 'The one' }) as MatchedProduct], total: 7 };
    },
  } as unknown as Api;
  const best = await findBestMatch(api, 'no soy, 20 g protein');
  expect(best).toMatchObject({ perfect: 7, label: { name: 'The one' } });
  expect(asked).toMatchObject([
    { avoidIngredients: ['soy'] },
    { showAll: false, limit: 1, filters: { proteinMin: 20 } },
  ]);
});
