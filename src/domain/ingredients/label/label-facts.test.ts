import { describe, expect, test } from 'vitest';
import {
  aKnownDraft as known,
  anUnknownDraft as unknown,
} from '../../../../tests/support/entry-drafts.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from './explain-label.ts';
import { allergensOfDraft, animalIngredientsOf, containedAllergens } from './label-facts.ts';

test('an entry carries the allergens of its ingredient and those that the label names with it, in one order', () => {
  expect(
    allergensOfDraft(known('lecithin', { allergens: ['soy'] }, { declared: ['egg', 'soy'] })),
  ).toEqual(['egg', 'soy']);
  expect(allergensOfDraft(unknown('blend', { declared: ['wheat'] }))).toEqual(['wheat']);
  expect(allergensOfDraft(known('salt'))).toEqual([]);
});

test('a product contains what its entries carry, what stands loose and what is declared', () => {
  const drafts = [known('flour', { allergens: ['wheat'] }), unknown('x', { declared: ['fish'] })];
  expect(containedAllergens(drafts, ['sesame', 'milk'])).toEqual([
    'milk',
    'fish',
    'wheat',
    'sesame',
  ]);
  expect(containedAllergens([], [])).toEqual([]);
});

describe('animal ingredients', () => {
  test('by the vocabulary: certain ones only', () => {
    const drafts = [
      known('honey', { animal: 'yes' }),
      known('vitamin d3', { animal: 'maybe' }),
      known('salt'),
      known('honey', { animal: 'yes' }),
    ];
    expect(animalIngredientsOf(drafts)).toEqual(['honey']);
  });

  test.each(['milk', 'egg', 'fish', 'crustacean shellfish'] as const)(
    'declared %s is animal',
    (allergen) => {
      expect(animalIngredientsOf([known('flavor', {}, { declared: [allergen] })])).toEqual([
        'flavor',
      ]);
    },
  );

  test('other allergens are not; a bracket may tell of an animal source', () => {
    expect(animalIngredientsOf([known('flavor', {}, { declared: ['soy', 'wheat'] })])).toEqual([]);
    expect(animalIngredientsOf([known('vitamin d3', {}, { source: 'animal' })])).toEqual([
      'vitamin d3',
    ]);
    expect(animalIngredientsOf([known('vitamin d3', {}, { source: 'plant' })])).toEqual([]);
  });

  test('a heading says nothing of its own where its list follows', () => {
    const group = known('collagen blend', { animal: 'yes' }, { heading: true });
    expect(animalIngredientsOf([group, known('salt', {}, { parent: 0 })])).toEqual([]);
    expect(animalIngredientsOf([group, known('salt')])).toEqual(['collagen blend']);
    const declaring = known('collagen blend', {}, { heading: true, declared: ['milk'] });
    expect(animalIngredientsOf([declaring, known('salt', {}, { parent: 0 })])).toEqual([]);
  });
});

describe('where a text breaks off', () => {
  const cut = (end: string) =>
    explainLabel({ statement: `Salt, ${end}`, truncated: true }, vocabulary);

  test.each([
    ['stev', ['stevia']],
    ['organic rebaudi', ['stevia']],
    ['sucral', ['sucralose']],
    ['sucr', []],
    ['ste', []],
    ['stev, salt', []],
  ])('a sweetener is known by what is left of its name: %s', (end, sweeteners) => {
    expect(cut(end).sweeteners).toEqual(sweeteners);
  });

  test.each([
    ['organic soy', 'soy', []],
    ['sunflower', '', []],
    ['sunflower seeds', '', ['sunflower seed']],
    ['peanuts', 'peanuts', ['peanut']],
  ])(
    'the plant that something is made of is not what it is made into: %s',
    (end, allergen, names) => {
      const { ingredients, contains } = cut(end);
      expect(ingredients.map(({ canonical }) => canonical)).toEqual(['salt', ...names]);
      expect(contains.join()).toBe(allergen);
    },
  );
});
