import { expect, it } from 'vitest';
import { tooltipDelay } from './tooltip-delay.ts';

// @spec | Tooltip | open delay 700 ms, skip delay 300 ms |
it('waits 700 ms before a tooltip opens, and not at all within 300 ms of the last one', () => {
  expect(tooltipDelay(10_000, null)).toBe(700);
  expect(tooltipDelay(10_000, 9_700)).toBe(0);
  expect(tooltipDelay(10_000, 9_699)).toBe(700);
});
