import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, anIngredient, someCriteria } from '../../../tests/support/a-product.ts';
import { arbitraryCriteria } from '../../../tests/support/arbitrary-search.ts';
import { arbitraryProduct } from '../../../tests/support/arbitrary-products.ts';
import { matchProduct } from './match-product.ts';
import { isOnRecord } from './standing.ts';
import { clampScore, sumReceipt } from './score.ts';

/** A product without bonus, so that deductions stand alone. */
const plain = { proteinPerServing: 20, calories: 200, sugar: 5 };
const dairy = aTerm('dairy', {
  kind: 'family',
  members: ['whey protein isolate', 'casein'],
  allergens: ['milk'],
});

function receiptOf(match: ReturnType<typeof matchProduct>): [string, number][] {
  return match.receipt.map((line) => [line.label, line.points]);
}

describe('the score', () => {
  // @spec Score starts at 100
  test('starts at 100, and is that where nothing is asked and nothing earned', () => {
    const match = matchProduct(aProduct(plain), someCriteria());
    expect(receiptOf(match)).toEqual([['Start', 100]]);
    expect(match).toMatchObject({
      score: 100,
      matchScore: 100,
      matchPercentage: 100,
      perfectMatch: false,
      tag: null,
      reasons: [],
      missingCriteria: [],
      criteria: [],
      offenders: [],
    });
  });

  // @spec avoided ingredient present -30
  test('loses 30 once for avoided ingredients, each offender named', () => {
    const match = matchProduct(
      aProduct({
        ...plain,
        ingredients: [anIngredient('sucralose'), anIngredient('soy lecithin', { allergen: 'soy' })],
        contains: ['soy'],
      }),
      someCriteria({
        avoid: [
          aTerm('sucralose'),
          aTerm('soy', { allergens: ['soy'], members: ['soy lecithin'] }),
        ],
      }),
    );
    expect(receiptOf(match)).toEqual([
      ['Start', 100],
      ['Contains sucralose and soy lecithin (avoided)', -30],
    ]);
    expect(match.score).toBe(70);
    expect(match.missingCriteria).toEqual([
      'Avoid sucralose and soy: Contains sucralose; contains soy lecithin',
    ]);
    expect(match.offenders).toEqual(['sucralose', 'soy lecithin']);
  });

  test('names what may be in it apart from what is', () => {
    const match = matchProduct(
      aProduct({
        ...plain,
        contains: ['milk'],
        precautions: [{ allergen: 'soy', basis: 'traces' }],
      }),
      someCriteria({ avoid: [aTerm('sucralose'), aTerm('soy', { allergens: ['soy'] })] }),
    );
    expect(receiptOf(match)[1]).toEqual(['Contains sucralose; may contain soy (avoided)', -30]);
  });

  test('loses nothing where the avoid list is only not confirmed', () => {
    const match = matchProduct(
      aProduct({ ...plain, ingredientsComplete: false }),
      someCriteria({ avoid: [aTerm('soy')] }),
    );
    expect(match.score).toBe(100);
    expect(match.matchPercentage).toBe(0);
    expect(match.missingCriteria).toEqual([
      'Avoid soy not confirmed: The ingredient list is not complete, so soy cannot be ruled out',
    ]);
  });

  test('terms that are open for one reason are named together', () => {
    const avoid = [aTerm('soy'), aTerm('sucralose'), aTerm('flurbium', { kind: 'literal' })];
    const reasons = (product: Parameters<typeof aProduct>[0]) =>
      matchProduct(aProduct(product), someCriteria({ avoid })).criteria[0]?.evidence;
    expect(
      reasons({ ...plain, ingredients: [anIngredient('cocoa')], ingredientsComplete: false }),
    ).toBe(
      'The ingredient list is not complete, so soy and sucralose cannot be ruled out; “flurbium” is not known to us, so it cannot be ruled out',
    );
  });

  // @spec must-have missing -25 scaled by the fraction missing
  test('loses 25 points in proportion to the must-haves missing', () => {
    const wanted = [aTerm('cocoa'), aTerm('creatine'), aTerm('zinc'), aTerm('sucralose')];
    const half = matchProduct(aProduct(plain), someCriteria({ mustHave: wanted }));
    expect(receiptOf(half)[1]).toEqual(['No creatine or zinc (must-have)', -12.5]);
    // 87.5, rounded half up.
    expect(half.score).toBe(88);
    const all = matchProduct(aProduct(plain), someCriteria({ mustHave: wanted.slice(1, 3) }));
    expect(receiptOf(all)[1]?.[1]).toBe(-25);
    const third = matchProduct(aProduct(plain), someCriteria({ mustHave: wanted.slice(0, 3) }));
    expect(receiptOf(third)[1]?.[1]).toBeCloseTo((-25 * 2) / 3, 10);
    expect(third.score).toBe(83);
  });

  test('counts a must-have not found in an incomplete list as missing, worded as not confirmed', () => {
    const match = matchProduct(
      aProduct({ ...plain, ingredientsComplete: false }),
      someCriteria({ mustHave: [aTerm('creatine'), aTerm('cocoa')] }),
    );
    expect(receiptOf(match)[1]).toEqual(['Creatine not confirmed (must-have)', -12.5]);
    expect(match.criteria[0]).toEqual({
      key: 'mustHave',
      status: 'unknown',
      evidence: 'Creatine not confirmed: the ingredient list is not complete',
    });
  });

  // @spec protein type mismatch -15; fitness goal mismatch -10; brand mismatch -10
  test('loses 15, 10 and 10 for another type, goal and brand', () => {
    const match = matchProduct(
      aProduct(plain),
      someCriteria({
        proteinTypes: ['Casein', 'Plant Protein'],
        fitnessGoals: ['Recovery'],
        brandIds: [8, 9],
      }),
    );
    expect(receiptOf(match)).toEqual([
      ['Start', 100],
      ['Not Casein or Plant Protein (it is Whey Isolate)', -15],
      ['Not for Recovery (it is for Muscle Building)', -10],
      ['Another brand (Brand 7)', -10],
    ]);
    expect(match.score).toBe(65);
    expect(match.criteria.map((each) => [each.key, each.status])).toEqual([
      ['proteinType', 'unmet'],
      ['fitnessGoal', 'unmet'],
      ['brand', 'unmet'],
    ]);
    expect(match.missingCriteria).toEqual([
      'Casein or Plant Protein: Protein type: Whey Isolate',
      'Recovery: Fitness goal: Muscle Building',
      'Chosen brand: Made by Brand 7',
    ]);
  });

  test('loses the same where type, goal and brand are not known, worded as not confirmed', () => {
    const match = matchProduct(
      aProduct({ ...plain, proteinType: null, fitnessGoal: null, brandId: 0 }),
      someCriteria({ proteinTypes: ['Casein'], fitnessGoals: ['Recovery'], brandIds: [7] }),
    );
    expect(receiptOf(match).slice(1)).toEqual([
      ['Protein type not confirmed', -15],
      ['Fitness goal not confirmed', -10],
      ['Brand not confirmed', -10],
    ]);
    expect(match.criteria.map((each) => each.status)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(match.missingCriteria).toEqual([
      'Casein not confirmed: Protein type not known',
      'Recovery not confirmed: Fitness goal not known',
      'Chosen brand not confirmed: Brand not stated',
    ]);
  });

  // @spec each requested flag the product lacks -3
  test('loses 3 for each dietary flag not met or not confirmed', () => {
    const match = matchProduct(
      aProduct({ ...plain, isVegan: false, isOrganic: null, isGlutenFree: true }),
      someCriteria({ flags: ['isVegan', 'isOrganic', 'isGlutenFree', 'isVegan'] }),
    );
    expect(receiptOf(match)).toEqual([
      ['Start', 100],
      ['Not Vegan', -3],
      ['Organic not confirmed', -3],
    ]);
    expect(match.criteria.map((each) => [each.key, each.status])).toEqual([
      ['isVegan', 'unmet'],
      ['isOrganic', 'unknown'],
      ['isGlutenFree', 'met'],
    ]);
    expect(match.reasons).toEqual(['Gluten Free: The label says so.']);
    expect(match.missingCriteria).toEqual([
      'Vegan: The label says so.',
      'Organic not confirmed: The label does not say.',
    ]);
  });

  // @spec bonuses +2 for 25 g or more protein per serving, +1 for 150 calories or fewer, +1 for sugar of 2 g or less
  test.each([
    [{ proteinPerServing: 25 }, 2],
    [{ proteinPerServing: 24.9 }, 0],
    [{ calories: 150 }, 1],
    [{ calories: 151 }, 0],
    [{ sugar: 2 }, 1],
    [{ sugar: 2.1 }, 0],
    [{ proteinPerServing: 30, calories: 100, sugar: 0 }, 4],
  ])('earns a bonus exactly up to the thresholds: %o', (figures, bonus) => {
    const match = matchProduct(aProduct({ ...plain, ...figures }), someCriteria());
    expect(sumReceipt(match.receipt)).toBe(100 + bonus);
  });

  test('earns no bonus for figures that are not known', () => {
    const unknown = { proteinPerServing: null, calories: null, sugar: null };
    expect(matchProduct(aProduct(unknown), someCriteria()).receipt).toHaveLength(1);
  });

  // @spec clamped to 0-100
  test('is clamped to 100, while the receipt keeps what was earned', () => {
    const match = matchProduct(aProduct({ ...plain, proteinPerServing: 30 }), someCriteria());
    expect(receiptOf(match)[1]).toEqual(['25 g or more protein per serving', 2]);
    expect(match.score).toBe(100);
    expect(match.reasons).toEqual(['25 g or more protein per serving']);
    expect(clampScore(-7)).toBe(0);
    expect(clampScore(107)).toBe(100);
    expect(clampScore(0.5)).toBe(1);
    expect(clampScore(99.4)).toBe(99);
  });
});

describe('for any product and any search', () => {
  test('the receipt sums to the score, the percentage is met over applied', () => {
    fc.assert(
      fc.property(arbitraryProduct, arbitraryCriteria, (facts, criteria) => {
        const product = aProduct({ ...facts, id: 1 });
        const match = matchProduct(product, criteria);
        expect(match.receipt[0]).toEqual({ label: 'Start', points: 100 });
        expect(match.receipt.every((line) => line.points !== 0 && line.label !== '')).toBe(true);
        const sum = match.receipt.reduce((total, line) => total + line.points, 0);
        expect(match.score).toBe(Math.round(Math.min(100, Math.max(0, sum))));
        const met = match.criteria.filter((each) => each.status === 'met').length;
        const applied = match.criteria.length;
        expect(match.matchPercentage).toBe(applied === 0 ? 100 : Math.round((100 * met) / applied));
        expect(match.perfectMatch).toBe(applied > 0 && met === applied && isOnRecord(product));
        expect(match.missingCriteria).toHaveLength(
          applied - met + (applied > 0 && !isOnRecord(product) ? 1 : 0),
        );
        expect(match.criteria.every((each) => each.evidence !== '')).toBe(true);
        expect(applied).toBeLessThanOrEqual(13);
      }),
      { numRuns: 400 },
    );
  });

  test('nothing with an avoided ingredient in it meets the avoid list', () => {
    fc.assert(
      fc.property(arbitraryProduct, (facts) => {
        const product = aProduct({ ...facts, id: 1 });
        const [avoid] = matchProduct(product, someCriteria({ avoid: [dairy] })).criteria;
        const has = product.ingredients.some((each) => dairy.members.includes(each.canonical));
        expect(has && avoid?.status !== 'unmet').toBe(false);
        expect(avoid?.status === 'met' && !product.ingredientsComplete).toBe(false);
      }),
    );
  });
});
