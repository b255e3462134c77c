import { describe, expect, test } from 'vitest';
import { MINOR_PART_MARK, readSections } from './statement-sections.ts';

const list = (statement: string) => readSections(statement).list;

test.each([
  'contains less than 2% of',
  'and less than 1% of:',
  'also contains less than 2% each of the following ingredients:',
  'with <2% of',
  'under 2 percent',
  'less then 2% of',
  'lees than 2 per cent or less',
  'contain 2% or less of each of the following:',
  '0.5% of less',
  '2% or iess of the following.',
  'less than 2%',
  'less than 2%.',
  'less than 2 %:',
  'also less than 10% of',
  'less than 0.25% of',
  'contains: less than 2% of:',
  'contains : less than 2% of',
  'contain less than 2% of each ingredient:',
  'contines less than 2% of',
  'contins under 2% of',
  'iess than 2percent of the following ingredients.',
  '< 2% each',
  'with 10 % of less',
  'also contains: 0.25% or less',
  'contain : 2per cent or less',
  '2% or less of the following ingredient:',
  '2%or less each.',
])('"%s" marks the minor part', (words) => {
  expect(list(`Pea, ${words} salt`).replace(/ +/g, ' ')).toBe(`Pea, ${MINOR_PART_MARK} salt`);
});

test.each(['2% milk', 'less than milk', 'protein 80%', '2% or more of'])(
  '"%s" marks nothing',
  (words) => {
    expect(list(`Pea, ${words} salt`)).toBe(`Pea, ${words} salt`);
  },
);

describe('wordings that are put as a list', () => {
  test.each([
    [
      'natural mango, peach and orange flavors, salt',
      'natural mango flavor, natural peach flavor, natural orange flavor, salt',
    ],
    [
      'Natural mango, peach, & orange flavour',
      'natural mango flavor, natural peach flavor, natural orange flavor',
    ],
    [
      'natural mango,peach, and orange flavor',
      'natural mango flavor, natural peach flavor, natural orange flavor',
    ],
    ['natural mango flavor', 'natural mango flavor'],
    ['milk, protein isolate, salt', 'milk protein isolate, salt'],
    ['soy,protein concentrate', 'soy protein concentrate'],
    ['milk, protein', 'milk, protein'],
    ['oat, protein isolate', 'oat, protein isolate'],
    ['blend consisting of pea', 'blend : pea'],
    ['blend consists of: pea', 'blend : pea'],
    ['blend comprised of pea', 'blend : pea'],
    ['blend composed of pea', 'blend : pea'],
    ['whey containing a, b and c protein fractions, salt', 'whey  , salt'],
  ])('%s', (statement, expected) => {
    expect(list(statement)).toBe(expected);
  });
});

describe('where the list begins', () => {
  test.each([
    ['Ingredients: pea, salt', 'pea, salt'],
    ['INGREDIENTS; pea, salt', 'pea, salt'],
    ['Ingredients pea, salt', 'pea, salt'],
    ['Ingredient - pea, salt', 'pea, salt'],
    ['Other ingredients: pea, salt', 'pea, salt'],
    ['Ingredient list: pea, salt', 'pea, salt'],
    ['Ingredients statement: pea', 'pea'],
    ['ingredients. pea', 'pea'],
    ['lngredlents: pea', 'pea'],
    ['grédients: pea', 'pea'],
    ['sredients: pea', 'pea'],
    ['grcatcncs: pea', 'pea'],
    ['1ngredients: pea', 'pea'],
    ['ngredients : pea', 'pea'],
    ['gredints: pea', 'pea'],
    ['ingrediets; pea', 'pea'],
    ['ingredient:pea', 'pea'],
    ['Ingredients list.: pea', 'pea'],
    ['Ingredients . . pea', 'pea'],
    ['Ingredients:. pea', 'pea'],
    ['Other ingredients per serving: pea', 'pea'],
    ['Ingredients per serving pea', 'pea'],
    ['**Ingredient; pea', 'pea'],
    ['Ingredients.- pea', '- pea'],
    ['some words, ingredients.pea', 'some words, ingredients.pea'],
    ['one, two, three, four ingredients: pea', 'pea'],
    ['one pea, salt. the ingredients of it', 'one pea, salt. the ingredients of it'],
  ])('%s', (statement, expected) => {
    expect(list(statement).trim()).toBe(expected);
  });

  test('behind more than three commas a preamble opens no list but a second one', () => {
    const front = 'pea protein powder, salt, cocoa, sugar, water';
    expect(readSections(`${front} ingredients: rice, oil`)).toMatchObject({
      list: `${front} `,
      furtherLists: [expect.stringMatching(/^ ?rice, oil$/)],
    });
  });

  test('"other ingredients" goes on with the list, however often', () => {
    const front = 'Ingredients: pea protein powder, salt, cocoa, sugar, water';
    const sections = readSections(`${front} other ingredients: rice. Other ingredients: oil`);
    expect(sections.furtherLists).toEqual([]);
    expect(sections.list.replace(/\s+/g, ' ').trim()).toBe(
      'pea protein powder, salt, cocoa, sugar, water ; rice. ; oil',
    );
  });
});

test('sentences behind the list with many commas are lists of other flavors', () => {
  const rest = 'Vanilla: pea, salt, oil, water, rice';
  expect(readSections(`Pea, salt. Enjoy! ${rest}. Keep cool`).furtherLists).toEqual([rest]);
  expect(readSections('Pea, salt. Enjoy! a, b, c, d. Keep cool').furtherLists).toEqual([]);
  expect(readSections('Pea. Enjoy! contains a, b, c, d, e').furtherLists).toEqual([]);
  expect(readSections('Pea. Enjoy! may contain a, b, c, d, e').furtherLists).toEqual([]);
});
