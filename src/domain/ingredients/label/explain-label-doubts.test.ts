import { describe, expect, test } from 'vitest';
import { explain, namesWithGroups } from '../../../../tests/support/read-statement.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';

describe('vegan by its ingredients', () => {
  test.each([
    ['salt, cocoa, sugar', true],
    ['pea protein, salt, cocoa, zorbium', true],
    ['pea protein, salt, cocoa, qqprot 5', true],
    ['pea protein, zorbium blend (salt, sugar)', true],
    ['salt, cocoa, sugar, zorbium', null],
    ['whey, salt', false],
    ['pea protein. Contains: egg', false],
    ['pea protein. Contains: soy', true],
  ])('%s: %s', (statement, expected) => {
    expect(explain(statement).veganByIngredients).toBe(expected);
  });

  test.each([
    'qqprotqq qq',
    'qqproteqq',
    'zorbisolatx',
    'qqhydrolx',
    'qcaseixq',
    'qqalbumxq',
    'qqgelatxq',
    'qqwheyxq',
    'QQWHEVXQ',
  ])('is not known where a name is unreadable that may be milk or gelatin: %s', (name) => {
    expect(explain(`pea protein, salt, cocoa, ${name}`).veganByIngredients).toBeNull();
  });
});

describe('what can be concluded', () => {
  test.each([
    ['two unknown names of five', 'salt, cocoa, sugar, zorbium, quuxbar', true],
    ['three of seven', 'salt, cocoa, sugar, oats, zorbium, quuxbar, qwertzbar', false],
    ['none', 'salt', true],
    ['one of one', 'zorbium', false],
  ])('from %s: %s', (_, statement, understood) => {
    expect(explain(statement)).toMatchObject({ understood, complete: understood });
  });

  test('a text that is cut off, begins inside a bracket or is too long is not complete', () => {
    expect(explain('pea protein, salt').truncated).toBe(false);
    expect(explainLabel({ statement: ' ', truncated: true }, vocabulary).truncated).toBe(false);
    expect(explain('pea protein, salt,').truncated).toBe(true);
    expect(explain('0%), flavour, salt').truncated).toBe(true);
    expect(explain('pea protein, salt. May contain egg,').truncated).toBe(false);
    const cut = explainLabel({ statement: 'pea protein, salt', truncated: true }, vocabulary);
    expect(cut).toMatchObject({ truncated: true, understood: true, complete: false });
    expect(explain(`pea protein, salt${' '.repeat(19_983)}`).truncated).toBe(false);
    expect(explain(`pea protein, salt${' '.repeat(19_984)}`).truncated).toBe(true);
  });

  test.each([
    ['salt. Made in a facility that handles soy.', 'facility'],
    ['salt. Made in a facility that handles soy. May contain egg.', 'may contain'],
    ['salt. May contain egg. May contain traces of soy', 'traces'],
    ['salt. Contains: soy', null],
  ])('the strongest warning is told: %s', (statement, basis) => {
    expect(explain(statement).mayContainBasis).toBe(basis);
  });

  test('what is known and what is not', () => {
    const { ingredients, unknown } = explain('pea protein, quux blend (salt, zorbium)');
    expect(ingredients.map(({ known }) => known)).toEqual([true, true, true, false]);
    expect(unknown).toEqual(['zorbium']);
  });
});

describe('a bracket that is never closed', () => {
  test.each([
    ['Protein Blend (whey protein isolate, casein, sugar', 'sugar'],
    ['Protein Blend (whey protein isolate, casein, sugar)', 'protein blend > sugar'],
    ['Protein Blend (whey protein isolate, casein), sugar)', 'sugar'],
    ['Protein Blend {whey protein isolate, casein, sugar}', 'protein blend > sugar'],
    ['Protein Blend [whey protein isolate, casein, sugar]', 'protein blend > sugar'],
  ])('holds what belongs to it: %s', (statement, last) => {
    expect(namesWithGroups(statement).at(-1)).toBe(last);
  });
});

test.each([
  ['sugar. Contains: milk.', 'Milk may hold a little lactose.'],
  ['whey protein isolate, salt', 'Whey protein isolate may hold a little lactose.'],
  ['whey protein concentrate, casein, salt', 'Contains whey protein concentrate, casein.'],
  [
    'milk protein blend (whey protein isolate), salt',
    'Milk protein blend, whey protein isolate may hold a little lactose.',
  ],
  ['sugar. Contains: egg.', 'No milk ingredient.'],
])('lactose: %s', (statement, evidence) => {
  expect(explain(statement).flags.isLactoseFree.evidence).toBe(evidence);
});
