/** A pointer rests this long before a tooltip opens, in ms (specification section 9, "Tooltip"). */
export const TOOLTIP_OPEN_DELAY_MS = 700;
/** Within this time after a tooltip has closed, the next opens without delay, in ms. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** How long to wait before opening, given when the last tooltip closed (ms on one clock; null for never). */
export function tooltipDelay(now: number, lastClosed: number | null): number {
  return lastClosed !== null && now - lastClosed <= TOOLTIP_SKIP_DELAY_MS
    ? 0
    : TOOLTIP_OPEN_DELAY_MS;
}
