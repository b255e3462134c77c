import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barShare, bestInRow, bestReason } from './best-in-row.ts';

test.each([
  [[20, 25, 24], 'high', [1]],
  [[20, 25, 24], 'low', [0]],
  [[25, 25, 24], 'high', [0, 1]],
  [[25, null, 24], 'low', [2]],
  [[0, null, 3], 'low', [0]],
  [[25, 25], 'high', []],
  [[25], 'high', []],
  [[25, null], 'high', []],
  [[null, null], 'low', []],
  [[20, 25], null, []],
  [[], 'high', []],
] as const)('%j, %s is better: %j', (values, better, best) => {
  expect(bestInRow(values, better)).toEqual(best);
});

test('no known value is better than a marked one, and unknown is never marked', () => {
  const values = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 4 });
  fc.assert(
    fc.property(values, (row) => {
      const best = bestInRow(row, 'low');
      const marked = best.map((place) => row[place]);
      expect(marked).not.toContain(null);
      const lower = row.filter((value) => value !== null && marked.some((m) => value < Number(m)));
      expect(lower).toEqual([]);
    }),
  );
});

test('the reason says how many were compared and how many are unknown', () => {
  expect(bestReason([20, 25, 24], 'high')).toBe('Highest of the 3 compared');
  expect(bestReason([20, null, 24, null], 'low')).toBe('Lowest of the 2 known; 2 unknown');
});

test('bars are shares of the highest value', () => {
  expect(barShare(5, [5, 10, null])).toBe(0.5);
  expect(barShare(10, [5, 10, null])).toBe(1);
  expect(barShare(0, [5, 10])).toBe(0);
  expect(barShare(null, [5, 10])).toBeNull();
  expect(barShare(0, [0, null])).toBeNull();
  expect(barShare(-1, [-1, 2])).toBe(0);
});
