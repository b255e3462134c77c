import { expect, test } from 'vitest';
import { parseSearchUrl } from '#contract/search-url.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { criteriaOfDraft, draftOf, toggled } from './use-search-draft.ts';

// @spec - An optional initial-filters object pre-fills the form: avoidIngredients and mustHaveIngredients as lists, proteinType, fitnessGoal and brandId as single values, and the boolean flags.
test('filters fill the form: lists as text, single values as the one choice, flags as ticks', () => {
  const { criteria } = parseSearchUrl(
    '?avoid=sucralose,soy&mustHave=stevia&proteinType=Casein&fitnessGoal=Recovery&brandId=9&isVegan=true&isLowCarb=true',
  );
  expect(draftOf(criteria)).toEqual({
    avoid: 'sucralose, soy',
    mustHave: 'stevia',
    proteinTypes: ['Casein'],
    fitnessGoals: ['Recovery'],
    brandIds: [9],
    flags: expect.toSatisfy((flags: string[]) => flags.toSorted().join() === 'isLowCarb,isVegan'),
    filters: {},
  });
  expect(criteriaOfDraft(draftOf(criteria))).toEqual(criteria);
});

test('no filters leave it empty, and an empty form asks for nothing', () => {
  expect(draftOf(NO_CRITERIA)).toMatchObject({ avoid: '', mustHave: '', flags: [] });
  expect(criteriaOfDraft(draftOf(NO_CRITERIA))).toEqual(NO_CRITERIA);
});

// @spec Choosing an already chosen protein type, goal or brand does nothing (no duplicates).
test('choosing what is chosen changes nothing; taking it away takes it away once', () => {
  const chosen = ['Casein', 'Whey Isolate'];
  expect(toggled(chosen, 'Casein', true)).toBe(chosen);
  expect(toggled(chosen, 'Plant Protein', true)).toEqual([...chosen, 'Plant Protein']);
  expect(toggled(chosen, 'Casein', false)).toEqual(['Whey Isolate']);
});
