import { expect, test } from 'vitest';
import { indexInSorted, lowerBound } from './lower-bound.ts';

test.each([
  [1, 0],
  [3, 0],
  [4, 1],
  [7, 2],
  [8, 3],
])('the values below %i are the first %i', (value, below) => {
  const sorted = [3, 5, 7];
  expect(lowerBound(sorted.length, (at) => (sorted[at] as number) < value)).toBe(below);
});

test('a value is found by its index, and a value that is not there is not', () => {
  expect([3, 5, 7].map((value) => indexInSorted([3, 5, 7], value))).toEqual([0, 1, 2]);
  expect([2, 4, 8].map((value) => indexInSorted([3, 5, 7], value))).toEqual([null, null, null]);
  expect(indexInSorted([], 1)).toBeNull();
});
