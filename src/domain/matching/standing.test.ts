import type { CriterionKey, CriterionResult, CriterionStatus } from './criteria.ts';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import { isListed, isOnRecord, lackingFacts, meetsAllHard, standingOf } from './standing.ts';

function results(...pairs: readonly [CriterionKey, CriterionStatus][]): CriterionResult[] {
  return pairs.map(([key, status]) => ({ key, status, evidence: 'because' }));
}

describe('where a product stands', () => {
  test.each([
    ['all', results()],
    ['perfect', results(['avoid', 'met'], ['brand', 'met'])],
    ['hidden', results(['avoid', 'unmet'], ['brand', 'met'], ['mustHave', 'met'])],
    ['hidden', results(['isVegan', 'unmet'], ['brand', 'met'], ['mustHave', 'met'])],
    ['near', results(['avoid', 'met'], ['brand', 'unmet'])],
    ['near', results(['isVegan', 'met'], ['brand', 'unknown'])],
    // What is not confirmed to be free of the avoided is no near match.
    ['unconfirmed', results(['isVegan', 'unknown'], ['brand', 'met'])],
    ['unconfirmed', results(['avoid', 'unknown'], ['brand', 'unmet'])],
    ['tooFar', results(['isVegan', 'met'], ['brand', 'unmet'], ['mustHave', 'unmet'])],
    ['tooFar', results(['isVegan', 'unknown'], ['brand', 'unmet'], ['mustHave', 'unmet'])],
    ['unconfirmed', results(['isVegan', 'unknown'])],
    ['unconfirmed', results(['isVegan', 'met'], ['brand', 'unknown'], ['mustHave', 'unknown'])],
    ['unconfirmed', results(['isVegan', 'unknown'], ['brand', 'unmet'], ['mustHave', 'unknown'])],
  ] as const)('%s: %o', (standing, judged) => {
    expect(standingOf(judged, true)).toBe(standing);
  });

  test('a record without a name or a protein figure is a near match at best', () => {
    expect(standingOf(results(['avoid', 'met'], ['brand', 'met']), false)).toBe('near');
    expect(standingOf(results(), false)).toBe('all');
    expect(isOnRecord({ name: 'Whey', proteinPerServing: 0 })).toBe(true);
    expect(isOnRecord({ name: 'Whey', proteinPerServing: null })).toBe(false);
    expect(isOnRecord({ name: 'Acme bar (name not stated)', proteinPerServing: 20 })).toBe(false);
  });

  test('what a record lacks counts by name, brand, figures and list', () => {
    expect(lackingFacts(aProduct())).toBe(0);
    expect(
      lackingFacts(
        aProduct({
          name: 'Bar (name not stated)',
          brandId: 0,
          sugar: null,
          ingredientsComplete: false,
        }),
      ),
    ).toBe(4);
    for (const unknown of ['proteinPerServing', 'calories', 'sugar'])
      expect(lackingFacts(aProduct({ [unknown]: null }))).toBe(1);
  });
});

describe('what is listed', () => {
  const none = { showAll: false, unconfirmed: false };
  test.each([
    ['perfect', none, true],
    ['all', none, true],
    ['near', none, false],
    ['near', { showAll: true, unconfirmed: false }, true],
    ['unconfirmed', { showAll: true, unconfirmed: false }, false],
    ['unconfirmed', { showAll: false, unconfirmed: true }, true],
    ['hidden', { showAll: true, unconfirmed: true }, false],
    ['tooFar', { showAll: true, unconfirmed: true }, false],
  ] as const)('%s under %o: %s', (standing, switches, listed) => {
    expect(isListed(standing, switches)).toBe(listed);
  });
});

test('soft wishes do not count among the hard ones met', () => {
  expect(
    meetsAllHard(results(['brand', 'unmet'], ['mustHave', 'unknown'], ['isVegan', 'met'])),
  ).toBe(true);
  expect(meetsAllHard(results(['brand', 'met'], ['isVegan', 'unknown']))).toBe(false);
  expect(meetsAllHard(results(['avoid', 'unknown']))).toBe(false);
});
