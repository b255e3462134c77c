import { describe, expect, test } from 'vitest';
import { aProduct, aTerm, anIngredient, someCriteria } from '../../../tests/support/a-product.ts';
import { judgeCriteria } from './judge-criteria.ts';
import { matchProduct } from './match-product.ts';

const list = { ingredients: [anIngredient('cocoa'), anIngredient('sucralose')] };

describe('the evidence of the avoid list', () => {
  test('names all that is avoided where the complete list has none of it', () => {
    const criteria = someCriteria({ avoid: [aTerm('soy'), aTerm('stevia'), aTerm('aspartame')] });
    expect(judgeCriteria(aProduct(list), criteria).avoid).toMatchObject({
      key: 'avoid',
      status: 'met',
      evidence: 'No soy, stevia or aspartame in the complete ingredient list',
    });
  });

  test('is only of the words that decide: what is in it silences what is open', () => {
    const criteria = someCriteria({ avoid: [aTerm('stevia'), aTerm('sucralose')] });
    const product = aProduct({ ...list, ingredientsComplete: false });
    expect(judgeCriteria(product, criteria).avoid?.evidence).toBe('Contains sucralose');
    expect(matchProduct(product, criteria).receipt[1]).toEqual({
      label: 'Contains sucralose (avoided)',
      points: -30,
    });
  });
});

describe('the evidence of the must-have list', () => {
  const judge = (overrides: Parameters<typeof aProduct>[0], ...wanted: readonly string[]) =>
    judgeCriteria(
      aProduct(overrides),
      someCriteria({ mustHave: wanted.map((name) => aTerm(name)) }),
    ).mustHave;

  test('names what was found', () => {
    expect(judge(list, 'cocoa', 'sucralose')).toEqual({
      key: 'mustHave',
      status: 'met',
      evidence: 'Contains cocoa and sucralose',
      missing: [],
      asked: 2,
    });
  });

  test('names what a complete list lacks', () => {
    expect(judge(list, 'cocoa', 'zinc', 'iron')).toEqual({
      key: 'mustHave',
      status: 'unmet',
      evidence: 'No zinc or iron in the complete ingredient list',
      missing: ['zinc', 'iron'],
      asked: 3,
    });
  });

  test('says why the rest is open: a list that is not complete, or none', () => {
    expect(judge({ ...list, ingredientsComplete: false }, 'zinc', 'iron')).toEqual({
      key: 'mustHave',
      status: 'unknown',
      evidence: 'Zinc and iron not confirmed: the ingredient list is not complete',
      missing: ['zinc', 'iron'],
      asked: 2,
    });
    expect(judge({ ingredients: [], ingredientsComplete: false }, 'zinc')?.evidence).toBe(
      'Zinc not confirmed: no ingredient list',
    );
  });
});

test('a flag that comes without evidence is said not to be stated', () => {
  const product = aProduct({ isVegan: null });
  const silent = { value: null, basis: 'none', evidence: '', conflict: null } as const;
  const facts = { ...product, flagEvidence: { ...product.flagEvidence, isVegan: silent } };
  expect(judgeCriteria(facts, someCriteria({ flags: ['isVegan'] })).results).toEqual([
    { key: 'isVegan', status: 'unknown', evidence: 'Vegan: not stated' },
  ]);
});

test('what is missing names the wish as it was made', () => {
  const { missingCriteria, receipt } = matchProduct(
    aProduct({ ...list, fitnessGoal: 'Muscle Building' }),
    someCriteria({
      mustHave: [aTerm('zinc'), aTerm('iron')],
      fitnessGoals: ['Recovery', 'Performance'],
    }),
  );
  expect(missingCriteria).toEqual([
    'Must have zinc and iron: No zinc or iron in the complete ingredient list',
    'Recovery or Performance: Fitness goal: Muscle Building',
  ]);
  expect(receipt.map((line) => line.label)).toContain(
    'Not for Recovery or Performance (it is for Muscle Building)',
  );
});

test('what may be in it stands alone where nothing avoided is in it', () => {
  const product = aProduct({ precautions: [{ allergen: 'soy', basis: 'traces' }] });
  const criteria = someCriteria({ avoid: [aTerm('soy', { allergens: ['soy'] })] });
  expect(matchProduct(product, criteria).receipt[1]?.label).toBe('May contain soy (avoided)');
});
