import { expect, test } from 'vitest';
import { tooltipDelay } from './tooltip-delay.ts';

// @spec | Tooltip | open delay 700 ms, skip delay 300 ms |
test('a tooltip waits 700 ms, but not within 300 ms of another', () => {
  expect(tooltipDelay(10_000, null)).toBe(700);
  expect(tooltipDelay(10_000, 9_700)).toBe(0);
  expect(tooltipDelay(10_000, 9_699)).toBe(700);
});
