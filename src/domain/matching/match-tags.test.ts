import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, someCriteria } from '../../../tests/support/a-product.ts';
import { matchProduct } from './match-product.ts';
import { matchPercentageOf } from './score.ts';

describe('the percentage and the tags', () => {
  // @spec Match percentage = satisfied criteria over applied criteria, rounded; 100 if none applied.
  test('is the share of applied criteria met, rounded half up', () => {
    expect(matchPercentageOf(2, 3)).toBe(67);
    expect(matchPercentageOf(1, 8)).toBe(13);
    expect(matchPercentageOf(0, 4)).toBe(0);
    expect(matchPercentageOf(0, 0)).toBe(100);
  });

  // @spec all applied criteria met (percentage 100)
  test('all met is a perfect match, one less is none', () => {
    const wishes = someCriteria({
      avoid: [aTerm('soy')],
      mustHave: [aTerm('cocoa')],
      proteinTypes: ['Casein', 'Whey Isolate'],
      fitnessGoals: ['Muscle Building'],
      brandIds: [7],
      flags: ['isGlutenFree'],
    });
    const match = matchProduct(aProduct(), wishes);
    expect(match).toMatchObject({ perfectMatch: true, tag: 'Perfect Match', matchPercentage: 100 });
    expect(match.missingCriteria).toEqual([]);
    expect(match.reasons).toEqual([
      'No soy in the complete ingredient list',
      'Contains cocoa',
      'Protein type: Whey Isolate',
      'Fitness goal: Muscle Building',
      'Made by Brand 7',
      'Gluten Free: The label says so.',
      '150 calories or fewer per serving',
      '2 g sugar or less per serving',
    ]);
    expect(matchProduct(aProduct({ brandId: 8 }), wishes)).toMatchObject({
      perfectMatch: false,
      tag: 'Good Match',
      matchPercentage: 83,
    });
  });

  const five = someCriteria({
    mustHave: [aTerm('cocoa')],
    proteinTypes: ['Whey Isolate'],
    fitnessGoals: ['Recovery'],
    brandIds: [7],
    flags: ['isGlutenFree'],
  });

  // @spec | High match threshold | 80% |
  test('80 % with every hard wish met is a good match', () => {
    expect(matchProduct(aProduct(), five)).toMatchObject({
      matchPercentage: 80,
      tag: 'Good Match',
      perfectMatch: false,
    });
  });

  test('the same share with a hard wish not confirmed, or less, has no tag', () => {
    const unconfirmed = aProduct({ isGlutenFree: null, fitnessGoal: 'Recovery' });
    expect(matchProduct(unconfirmed, five)).toMatchObject({ matchPercentage: 80, tag: null });
    const less = aProduct({ brandId: 8 });
    expect(matchProduct(less, five)).toMatchObject({ matchPercentage: 60, tag: null });
  });
});
