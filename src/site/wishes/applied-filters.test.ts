import { expect, test } from 'vitest';
import { type Criteria, NO_CRITERIA } from '#domain/matching/criteria.ts';
import { appliedFilters, dropCriteria } from './applied-filters.ts';
import { hiddenText, unconfirmedText } from './left-out-text.ts';

const criteria: Criteria = {
  avoidIngredients: ['soy', 'sucralose'],
  mustHaveIngredients: ['stevia'],
  proteinTypes: ['Casein'],
  fitnessGoals: ['Recovery'],
  brandIds: [3, 9],
  flags: ['isVegan', 'isNonGMO'],
};

test('each filter is one chip, in words, with the search that is left without it', () => {
  const filters = appliedFilters(criteria, {}, [{ id: 3, name: 'Acme' }]);
  expect(filters.map(({ label }) => label)).toEqual([
    'Avoid: soy',
    'Avoid: sucralose',
    'Must have: stevia',
    'Casein',
    'Recovery',
    'Acme',
    'Unknown brand 9',
    'Vegan',
    'Non-GMO',
  ]);
  expect(filters[0]?.without.criteria).toEqual({ ...criteria, avoidIngredients: ['sucralose'] });
  expect(filters.find(({ label }) => label === 'Acme')?.without.criteria.brandIds).toEqual([9]);
});

test('a brand whose name could not be loaded is not called unknown', () => {
  const [brand] = appliedFilters({ ...NO_CRITERIA, brandIds: [9] }, {}, undefined);
  expect(brand?.label).toBe('Brand 9');
});

test('dropping every criterion leaves none', () => {
  expect(
    dropCriteria(criteria, [
      'avoid',
      'mustHave',
      'proteinType',
      'fitnessGoal',
      'brand',
      'isVegan',
      'isNonGMO',
    ]),
  ).toEqual(NO_CRITERIA);
  expect(dropCriteria(criteria, ['isVegan']).flags).toEqual(['isNonGMO']);
});

test('what is hidden is counted with its reasons', () => {
  expect(
    hiddenText({
      count: 1023,
      reasons: [
        { label: 'contain milk', count: 1014 },
        { label: 'contain sucralose', count: 9 },
      ],
    }),
  ).toBe('1,023 hidden: 1,014 contain milk, 9 contain sucralose');
});

test('what is not confirmed says what nobody says', () => {
  expect(unconfirmedText(412, { ...NO_CRITERIA, flags: ['isGlutenFree'] })).toBe(
    '412 more do not say whether they are gluten free',
  );
  expect(unconfirmedText(1, { ...NO_CRITERIA, avoidIngredients: ['soy'] })).toBe(
    '1 more does not state all its ingredients',
  );
  const many = { ...NO_CRITERIA, proteinTypes: ['Casein'], fitnessGoals: ['Recovery'] } as const;
  expect(unconfirmedText(9, { ...many, mustHaveIngredients: ['whey'], flags: ['isVegan'] })).toBe(
    '9 more do not say whether they are vegan, or do not state all their ingredients, their protein type or the figures for a goal',
  );
});

test('a word that nobody knows is said to be the reason, not the labels', () => {
  const understood = [
    { term: 'milhc', kind: 'literal' },
    { term: 'soy', kind: 'family' },
  ] as const;
  expect(unconfirmedText(1607, { ...NO_CRITERIA, avoidIngredients: ['Milhc'] }, understood)).toBe(
    '1,607 more cannot be confirmed to be free of “Milhc”',
  );
  expect(
    unconfirmedText(7, { ...NO_CRITERIA, avoidIngredients: ['milhc', 'soy'] }, understood),
  ).toBe('7 more cannot be confirmed to be free of “milhc”, or do not state all their ingredients');
});
