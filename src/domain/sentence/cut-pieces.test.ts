import { expect, test } from 'vitest';
import {
  shippedSentenceNames,
  shippedSentenceWords,
} from '../../../tests/support/sentence-names.ts';
import { cutPieces } from './cut-pieces.ts';

const words = shippedSentenceWords();
const names = shippedSentenceNames(['Creatine', 'Vegan', '310', 'Zorb', 'Zorb Labs', 'No Zorb']);
const cut = (sentence: string) => cutPieces(sentence, words, names());

test('a brand is found by its whole name, unless the words say something by themselves', () => {
  const brands = (sentence: string) => cut(sentence).map(({ brand }) => brand?.name ?? null);
  expect(brands('zorb labs bar')).toEqual(['Zorb Labs', null]);
  expect(brands('zorb bar')).toEqual(['Zorb', null]);
  expect(brands('creatine')).toEqual([null]);
  expect(brands('vegan')).toEqual([null]);
  expect(brands('310')).toEqual([null]);
  // "No" may deny the rest.
  expect(brands('no zorb soy')).toEqual([null, 'Zorb', null]);
  expect(brands('no zorb bars')).toEqual(['No Zorb', null]);
});

test('signs part names', () => {
  expect(cut('zorb, labs').map(({ text }) => text)).toEqual(['zorb', ',', 'labs']);
  expect(cut('zorb.').map(({ text }) => text)).toEqual(['zorb', '.']);
});

test('an ending that denies is a word of its own where nothing stands before it', () => {
  expect(cut('sojafrei')[0]).toMatchObject({ term: 'soy', denied: true });
  expect(cut('frei')[0]).toMatchObject({ term: null, denied: false });
});

test('a word that denies by its ending may be misspelt, and a name of two words that are no letters', () => {
  const stub = {
    ...names(),
    term: () => null,
    misspelt: (word: string) => (['soj', 'abcd fghij', 'ab cdefghi'].includes(word) ? 'soy' : null),
  };
  const first = (sentence: string) => cutPieces(sentence, words, stub)[0];
  expect(first('sojfrei')).toMatchObject({ term: 'soy', denied: true });
  expect(first('abcd fghij')).toMatchObject({ term: 'soy', repaired: true, text: 'abcd fghij' });
  expect(first('ab cdefghi')).toMatchObject({ term: null, text: 'ab' });
});
