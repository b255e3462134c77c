import { expect, it } from 'vitest';
import { dateInWords } from './date-in-words.ts';

it.each([
  ['2026-10-08', 'October 8, 2026'],
  ['2026-11-22T06:00:00Z', 'November 22, 2026'],
  ['2018-07', 'July 2018'],
  ['2025', '2025'],
])('%s is %s', (date, words) => {
  expect(dateInWords(date)).toBe(words);
});
