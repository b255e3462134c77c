import type { CriterionKey, CriterionResult, CriterionStatus } from './criteria.ts';
import { describe, expect, test } from 'vitest';
import { isListed, meetsAllHard, standingOf } from './standing.ts';

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
    ['near', results(['isVegan', 'unknown'], ['brand', 'met'])],
    ['tooFar', results(['isVegan', 'met'], ['brand', 'unmet'], ['mustHave', 'unmet'])],
    ['unconfirmed', results(['isVegan', 'unknown'])],
    ['unconfirmed', results(['isVegan', 'met'], ['brand', 'unknown'], ['mustHave', 'unknown'])],
    ['tooFar', results(['isVegan', 'unknown'], ['brand', 'unmet'], ['mustHave', 'unknown'])],
  ] as const)('%s: %o', (standing, judged) => {
    expect(standingOf(judged)).toBe(standing);
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
