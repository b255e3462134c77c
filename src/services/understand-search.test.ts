import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { understandSearch } from './understand-search.ts';

describe('what a search waits for', () => {
  let turn = 0;
  let next: NodeJS.Immediate;
  beforeEach(() => {
    turn = 0;
    const count = () => {
      turn += 1;
      next = setImmediate(count);
    };
    next = setImmediate(count);
  });
  afterEach(() => clearImmediate(next));

  const avoid = (...words: readonly string[]) => ({ ...NO_CRITERIA, avoidIngredients: words });

  it('builds the tables of words in turns with others, for the first word that needs them', async () => {
    const vocabulary = readVocabulary();
    const { avoid: terms } = await understandSearch(vocabulary, avoid('Milch'));
    expect(terms.map(({ name }) => name)).toEqual(['milk']);
    expect(turn).toBeGreaterThan(10);
  });

  it('waits for no table where every word is a canonical name', async () => {
    const { avoid: terms } = await understandSearch(readVocabulary(), avoid('sucralose', 'soy'));
    expect(terms.map(({ kind }) => kind)).toEqual(['ingredient', 'family']);
    expect(turn).toBeLessThan(10);
  });

  it('gives each of several searches at once a turn of its own', async () => {
    const vocabulary = readVocabulary();
    const turns = await Promise.all(
      Array.from({ length: 16 }, async () => {
        await understandSearch(vocabulary, NO_CRITERIA);
        return turn;
      }),
    );
    expect(new Set(turns).size).toBe(16);
  });
});

describe('wishes of other searches', () => {
  const vocabulary = readVocabulary();
  const understand = async (...words: readonly string[]) =>
    (await understandSearch(vocabulary, { ...NO_CRITERIA, avoidIngredients: words })).avoid;

  it('are not understood anew', async () => {
    const [milk] = await understand('milk', 'soy');
    expect((await understand('sucralose', 'milk'))[1]).toBe(milk);
  });

  it('are understood anew where a search had too many unknown words to guess at all of them', async () => {
    const unknown = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `${letter.repeat(4)}qzqz`);
    const [given] = (await understand(...unknown, 'sucralosse')).slice(-1);
    expect(given).toMatchObject({ kind: 'literal', name: 'sucralosse' });
    expect(await understand('sucralosse')).toMatchObject([{ name: 'sucralose' }]);
  });
});
