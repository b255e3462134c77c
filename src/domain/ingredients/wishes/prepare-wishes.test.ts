import { expect, it } from 'vitest';
import { readVocabulary, readVocabularyTables } from '#importer/tables/read-vocabulary.ts';
import { buildVocabulary } from '../vocabulary/build-vocabulary.ts';
import { prepareWishes } from './near-names.ts';
import { understandWish } from './understand-wish.ts';

/** Reads the names anew, as a server that just began has them. */
function begin() {
  const vocabulary = readVocabulary();
  const { names } = vocabulary;
  let goneThrough = 0;
  const watched = new Proxy(names, {
    get(target, property) {
      if (property === Symbol.iterator || property === 'entries') goneThrough += 1;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  Object.defineProperty(vocabulary, 'names', { value: watched });
  return { vocabulary, goneThrough: () => goneThrough };
}

it('goes through the names before the first word that nobody knows, in turns with others', async () => {
  const { vocabulary, goneThrough } = begin();
  let turns = 0;
  await prepareWishes(vocabulary, async () => void (turns += 1));
  expect(turns).toBeGreaterThan(10);
  const prepared = goneThrough();
  expect(prepared).toBeGreaterThan(0);
  understandWish('sucralosse', 'avoid', vocabulary);
  understandWish('nobody knows this', 'avoid', vocabulary);
  expect(goneThrough()).toBe(prepared);
});

it('goes through them at the first word where nothing was prepared', () => {
  const { vocabulary, goneThrough } = begin();
  understandWish('sucralosse', 'avoid', vocabulary);
  expect(goneThrough()).toBeGreaterThan(0);
});

it('understands a canonical name before the names of all languages are gone through', () => {
  let read = 0;
  const tables = new Proxy(readVocabularyTables(), {
    get(target, property) {
      if (property === 'names') read += 1;
      return Reflect.get(target, property, target) as unknown;
    },
  });
  const vocabulary = buildVocabulary(tables);
  expect(understandWish('sucralose', 'avoid', vocabulary)).toMatchObject([{ name: 'sucralose' }]);
  expect(read).toBe(0);
  expect(understandWish('Milch', 'avoid', vocabulary)).toMatchObject([{ name: 'milk' }]);
  expect(read).toBeGreaterThan(0);
});
