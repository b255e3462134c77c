import { expect, test } from 'vitest';
import { popupAfterAcceptance, popupAfterSearch } from './completion.ts';

// @spec after 500 ms: if zero results, show the no-results popup; otherwise if the disclaimer is due, show it;
test.each([
  [0, true, 'no-results'],
  [0, false, 'no-results'],
  [7, true, 'disclaimer'],
  [7, false, null],
] as const)('%i results, disclaimer due: %s → %s', (total, disclaimerDue, popup) => {
  expect(popupAfterSearch({ total, disclaimerDue })).toBe(popup);
});

test('the summary follows the acceptance where there is something to sum up', () => {
  expect(popupAfterAcceptance(7)).toBe('summary');
  expect(popupAfterAcceptance(0)).toBeNull();
});
