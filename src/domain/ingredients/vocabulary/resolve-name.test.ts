import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../label/explain-label.ts';
import { resolveName } from './resolve-name.ts';

const canonical = (written: string): string | null =>
  resolveName(written, vocabulary)?.entry.canonical ?? null;

test.each([
  ['cross-flow micro- and ul whey protein isolate', 'whey protein isolate'],
  ['native whey protein isolate', 'whey protein isolate'],
  ['papain extracted', 'papain'],
  ['hexane-free soy crisps', 'soy crisp'],
  ['rebaudioside***', 'rebaudioside a'],
  ['plain caramel', 'caramel color'],
  ['natural plant extracts', 'plant extract'],
  ['Organic Garbanzo Sprout Powder', 'garbanzo bean sprout'],
  ['clarified pineapple juice concentrate', 'pineapple juice concentrate'],
])('%s is %s', (written, expected) => {
  expect(canonical(written)).toBe(expected);
});

test.each(['almond milk', 'rebecca almond milk'])('%s never becomes milk', (written) => {
  expect(canonical(written)).not.toBe('milk');
});

test('what a name was added for is no part of it', () => {
  const answer = explainLabel(
    { statement: 'TOCOPHEROLS ADDED TO PROTECT FLAVOR, annatto added for color, vegetab!e oil' },
    vocabulary,
  );
  expect(answer.ingredients.map((entry) => entry.canonical)).toEqual([
    'tocopherols',
    'annatto',
    'vegetable oil',
  ]);
});

test('an allergen whose bracket was read as a letter is declared', () => {
  const answer = explainLabel(
    { statement: 'whey protein concentrate soyJ, cocoa (Milkl, salt. Contains: milk, say.' },
    vocabulary,
  );
  expect(answer.ingredients[0]?.canonical).toBe('whey protein concentrate');
  expect(answer.contains).toEqual(['milk', 'soy']);
});

test('a sweetener whose name scanning has spoilt counts all the same', () => {
  const sweeteners = (statement: string) => explainLabel({ statement }, vocabulary).sweeteners;
  expect(sweeteners('cocoa, steviol glyusjde, isomatc sucra')).toEqual(['stevia', 'sucralose']);
  expect(sweeteners('cocoa, as cesulfamx')).toEqual(['acesulfame potassium']);
  expect(sweeteners('sugar, glycine, steamed oats, sucrose')).toEqual([]);
});

test('a grade without its protein is that of the group in which it stands', () => {
  const { ingredients } = explainLabel(
    { statement: 'soy crisps (isolate, salt), rice protein crisp (protein concentrate, salt)' },
    vocabulary,
  );
  expect(ingredients.map((entry) => entry.canonical)).toEqual([
    'soy crisp',
    'soy protein isolate',
    'salt',
    'rice protein crisp',
    'rice protein',
    'salt',
  ]);
});

test('protein chips and crisps hold proteins that count; chocolate chips do not', () => {
  const sources = (statement: string) => explainLabel({ statement }, vocabulary).proteinSources;
  expect(sources('protein chips (whey protein, water), salt')).toEqual(['whey protein']);
  expect(sources('rice protein crisp (rice protein concentrate and rice flour)')).toEqual([
    'rice protein',
  ]);
  expect(sources('chocolate chips (sugar, whey protein isolate), salt')).toEqual([]);
});
