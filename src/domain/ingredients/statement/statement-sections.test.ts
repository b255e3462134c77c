import { expect, test } from 'vitest';
import { MINOR_PART_MARK, readSections } from './statement-sections.ts';

const list = (statement: string) => readSections(statement).list.trim();

test.each([
  ['INGREDIENTS: Milk, salt', 'Milk, salt'],
  ['Calories per gram Fat 9 INGREDIENTS: PEANUTS, SALT', 'PEANUTS, SALT'],
  ['Ingredients Per Serving: Rolled Oats, Sugar', 'Rolled Oats, Sugar'],
])('what stands before the list is left out: %s', (statement, expected) => {
  expect(list(statement)).toBe(expected);
});

test.each([
  'contains less than 2% of:',
  'CONTAINS 0.5% OR LESS OF:',
  'AND LESS THAN 2% OF:',
  'LESS THAN 1% OF.',
  'contains 1% or less of the following:',
  'contains 2 percent or less of:',
])('"%s" marks the minor part and is no ingredient', (words) => {
  expect(list(`Water, milk, ${words} salt`)).toMatch(
    new RegExp(`^Water, milk, +${MINOR_PART_MARK} +salt$`),
  );
});

test('directions, warnings, storage and addresses end the list', () => {
  for (const tail of [
    'Recommendation: mix 30 g with milk',
    'Store in a cool, dry place.',
    'WARNING: Excessive consumption may produce laxative effects.',
    'Suitable for vegetarians.',
    'Distributed by Milk & Co',
  ]) {
    expect(list(`Whey, cocoa. ${tail}`)).toBe('Whey, cocoa.');
  }
});

test('a "contains" statement declares allergens; other text in capitals does not', () => {
  expect(readSections('Pea, salt. CONTAINS: Milk, Soy and tree nuts (almond).').declared).toEqual([
    'milk',
    'tree nuts',
    'soy',
  ]);
  expect(
    readSections('Pea, salt. ALLERGENS: For allergens see ingredients in bold.').declared,
  ).toEqual([]);
  expect(readSections('Pea, vitamin D contains soy').declared).toEqual(['soy']);
});

test('precautions keep their basis, and never become ingredients', () => {
  const {
    precautions,
    declared,
    list: rest,
  } = readSections(
    'Pea protein. May contain traces of milk, nuts. Made in a facility that also handles eggs and soy, milk.',
  );
  expect(rest.trim()).toBe('Pea protein.');
  expect(declared).toEqual([]);
  expect(precautions).toEqual([
    { allergen: 'milk', basis: 'traces' },
    { allergen: 'tree nuts', basis: 'traces' },
    { allergen: 'milk', basis: 'facility' },
    { allergen: 'egg', basis: 'facility' },
    { allergen: 'soy', basis: 'facility' },
  ]);
});

test.each(['May con - tain: peanuts', 'Mat contain peanuts', 'May also contain peanuts'])(
  'misread precautions are understood: %s',
  (words) => {
    expect(readSections(`Whey. ${words}`).precautions).toEqual([
      { allergen: 'peanuts', basis: 'may contain' },
    ]);
  },
);

test('a second list (another flavour) is kept apart', () => {
  const sections = readSections(
    'Ingredients: whey protein concentrate, cocoa, sugar, salt. Ingredients: whey, soy lecithin, vanilla, salt, sugar',
  );
  expect(sections.list).toContain('cocoa');
  expect(sections.list).not.toContain('vanilla');
  expect(sections.furtherLists).toHaveLength(1);
});

test('a declaration after a comma that ends in a comma is one all the same', () => {
  const sections = readSections('whey protein isolate, salt, lactase, contains: milk and soy,');
  expect(sections.list).toBe('whey protein isolate, salt, lactase, ');
  expect(sections.declared).toEqual(['milk', 'soy']);
});
