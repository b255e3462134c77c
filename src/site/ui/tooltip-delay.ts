/** How long a pointer must rest before a tooltip opens, in ms (specification section 9, "Tooltip"). */
export const TOOLTIP_OPEN_DELAY_MS = 700;
/** Within this time after a tooltip closed, the next one opens without delay, in ms. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

/**
 * Returns how long to wait before opening, in ms, given when the last tooltip closed (ms on the clock of `now`; null
 * for never).
 */
export function tooltipDelay(now: number, lastClosed: number | null): number {
  return lastClosed !== null && now - lastClosed <= TOOLTIP_SKIP_DELAY_MS
    ? 0
    : TOOLTIP_OPEN_DELAY_MS;
}
