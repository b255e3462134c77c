import { expect, it } from 'vitest';
import { readPublishedDate } from './read-published-date.ts';

it.each([
  ['21.07.2023', '2023-07-21'],
  ['15/12/2025', '2025-12-15'],
  ['29-12-2023', '2023-12-29'],
  ['2025-01-28', '2025-01-28'],
  ['17 December 2025', '2025-12-17'],
  ['08 Nov 2025', '2025-11-08'],
  ['13 october 2025', '2025-10-13'],
  ['17th Nov 2024', '2024-11-17'],
  ['26 Sept 2024', '2024-09-26'],
])('%s is %s', (written, date) => {
  expect(readPublishedDate(written)).toBe(date);
});

it.each(['', 'soon', '32.01.2025', '01.13.2025', '5 Foo 2025'])('%j is none', (written) => {
  expect(readPublishedDate(written)).toBeNull();
});
