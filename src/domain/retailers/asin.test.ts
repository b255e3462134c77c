import { expect, test } from 'vitest';
import { ASIN_LENGTH, asinProblem } from './asin.ts';

// @spec | ASIN length | 10 characters |
test('an ASIN has ten characters', () => {
  expect(ASIN_LENGTH).toBe(10);
});

test.each(['B000QSNYGI', 'B0ABCDEFGH', 'B012345678', '0306406152', '097522980X', '0000000000'])(
  '%s is an ASIN',
  (text) => {
    expect(asinProblem(text)).toBeNull();
  },
);

test.each([
  ['', 'The ASIN is missing.'],
  ['B000QSNYG', 'An ASIN has 10 characters; "B000QSNYG" has 9.'],
  ['B000QSNYGI1', 'An ASIN has 10 characters; "B000QSNYGI1" has 11.'],
  ['b000qsnygi', 'An ASIN is written in upper case: "B000QSNYGI".'],
  ['B000QSNYGi', 'An ASIN is written in upper case: "B000QSNYGI".'],
  ['A000QSNYGI', '"A000QSNYGI" is not an ASIN: it starts with B0, or is an ISBN of ten digits.'],
  ['XB00QSNYGI', '"XB00QSNYGI" is not an ASIN: it starts with B0, or is an ISBN of ten digits.'],
  ['B000QSN-GI', '"B000QSN-GI" is not an ASIN: it starts with B0, or is an ISBN of ten digits.'],
  ['0306406153', '"0306406153" is not an ISBN-10: its check digit is wrong.'],
  ['0975229800', '"0975229800" is not an ISBN-10: its check digit is wrong.'],
  ['030640615X', '"030640615X" is not an ISBN-10: its check digit is wrong.'],
  ['097522980x', '"097522980x" is not an ASIN: it starts with B0, or is an ISBN of ten digits.'],
])('%j is refused: %s', (text, problem) => {
  expect(asinProblem(text)).toBe(problem);
});
