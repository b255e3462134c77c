import { describe, expect, test } from 'vitest';
import {
  aFamilyRow,
  anIngredientRow,
  aVocabulary,
} from '../../../../tests/support/a-vocabulary.ts';
import { buildVocabulary } from '../vocabulary/build-vocabulary.ts';
import { mend, withoutUnknownEnds } from './mend-name.ts';
import { spellerOf } from '../words/spelling.ts';

const vocabulary = aVocabulary(
  [
    'soy lecithin',
    'whey protein isolate',
    'whey protein concentrate',
    'protein powder',
    'folic acid',
    'citric acid',
    'vitamin b6',
    'vitamin b12',
    'vitamin k',
    'biotin',
    'date',
    'maltodextrin',
    'sucralose',
    'xanthan gum',
    'guar gum',
    'red 40',
    'sunflower oil',
    'sea salt',
    'cocoa',
    'casein',
  ],
  {
    'instant cocoa drink': 'cocoa',
    'zorbel casein': 'casein',
    'zorbel salt': 'sea salt',
    'whev zorbel': 'casein',
    'zorbel cocoa': 'cocoa',
    'zorbel lecithin': 'soy lecithin',
  },
);
const speller = spellerOf(vocabulary);
const wordsOf = (text: string): string[] => text.split(' ');
const mended = (text: string): string | null =>
  mend(wordsOf(text), speller, vocabulary)?.canonical ?? null;
const ended = (text: string): string | null =>
  withoutUnknownEnds(wordsOf(text), speller, vocabulary)?.canonical ?? null;

describe('unknown ends', () => {
  test.each([
    ['phd whey protein isolate', 'whey protein isolate'],
    ['qq phd whey protein isolate', 'whey protein isolate'],
    ['whey protein isolate zzz', 'whey protein isolate'],
    ['whey protein isolate zzz qqq', 'whey protein isolate'],
    ['qq whey protein isolate zzz', 'whey protein isolate'],
    ['40 folic acid', 'folic acid'],
    ['folic acid 40', 'folic acid'],
    ['citric 40 acid', 'citric acid'],
    ['1234 folic acid', 'folic acid'],
    ['qq 40 folic acid 40', 'folic acid'],
    ['qq cocoa', 'cocoa'],
  ])('are left out: %s', (text, expected) => {
    expect(ended(text)).toBe(expected);
  });

  test.each([
    ['nothing is unknown', 'whey protein isolate'],
    ['what is known would be lost', 'soy whey protein'],
    ['the unknown word may be a misreading', 'maltodextrln cocoa'],
    ['the last may be a misreading', 'cocoa maltodextrln'],
    ['it is two words in one', 'soylecithin cocoa'],
    ['nothing known is left', 'qq ww'],
    ['the number belongs to the letter', 'cocoa red 40'],
  ])('stay where %s: %s', (_, text) => {
    expect(ended(text)).toBeNull();
  });

  test('a family is no answer for a single word', () => {
    const families = buildVocabulary({
      families: [aFamilyRow('gums')],
      ingredients: [anIngredientRow('guar gum', { parents: 'gums' })],
      synonyms: [{ synonym: 'plant gums', canonical: 'gums', kind: 'synonym' }],
    });
    const of = (text: string) =>
      withoutUnknownEnds(wordsOf(text), spellerOf(families), families)?.canonical ?? null;
    expect(of('qqq gum')).toBeNull();
    expect(of('qqq plant gum')).toBe('gums');
  });
});

describe('misread letters', () => {
  test.each([
    ['whey protein lsolate', 'whey protein isolate'],
    ['whey proteim isolate', 'whey protein isolate'],
    ['sucralosa', 'sucralose'],
    ['suralos', null],
    ['whev protein isolate', 'whey protein isolate'],
    ['whev protein lsolate', 'whey protein isolate'],
    ['maltodextr1n', 'maltodextrin'],
    ['maltodxtrn', 'maltodextrin'],
    ['botin', 'biotin'],
    ['datem', null],
    ['dat', null],
    ['xantan gum', 'xanthan gum'],
    ['xnthn gum', null],
    ['citrc acid', 'citric acid'],
    ['zorbium acid', null],
    ['cocoa', null],
  ])('%s: %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });

  test('up to three words of a name', () => {
    expect(mended('whei protien isolat')).toBe('whey protein isolate');
    const longer = aVocabulary(['crystalline magnesium hydroxide powder']);
    const of = (text: string) => mend(wordsOf(text), spellerOf(longer), longer)?.canonical ?? null;
    expect(of('crystaline magnesum hydroxde powder')).toBe(
      'crystalline magnesium hydroxide powder',
    );
    expect(of('crystaline magnesum hydroxde powdr')).toBeNull();
  });

  test('first as scanning confuses them', () => {
    const twins = aVocabulary(['barley milt', 'barley malt', 'barley mast']);
    expect(mend(['barley', 'mait'], spellerOf(twins), twins)?.canonical).toBe('barley malt');
  });
});

describe('words written together or apart', () => {
  test.each([
    ['soylecithin', 'soy lecithin'],
    ['proteinpowder', 'protein powder'],
    ['soyllecithin', 'soy lecithin'],
    ['soylecithln', 'soy lecithin'],
    ['zorbelxcasein', 'casein'],
    ['zorbelxlecithin', 'soy lecithin'],
    ['zorbelxsalt', null],
    ['vitaminb6', 'vitamin b6'],
    ['vitamink', 'vitamin k'],
    ['vitaminz', null],
    ['vitaminb12', 'vitamin b12'],
    ['vitaminb6x', null],
    ['guargum', 'guar gum'],
    ['zorbelxcocoa', null],
    ['xvitaminb6', null],
    ['cocoa maltodextrin xgum', null],
    ['suc ralose', 'sucralose'],
    ['malto dextrin', 'maltodextrin'],
    ['whey pro tein isolate', 'whey protein isolate'],
    ['seasalt', 'sea salt'],
    ['qqqlecithin', null],
  ])('%s: %s', (text, expected) => {
    expect(mended(text)).toBe(expected);
  });
});
