import { isoTime } from '#database/connection/iso-time.ts';
import { DAY_MS } from '#domain/durations.ts';

/** How many days the operator's pages look back. */
export const DAYS = 30;

/** The beginning of the period they look at, up to `now`; milliseconds. */
export function sinceDays(now: number): number {
  return now - DAYS * DAY_MS;
}

/** Its days (UTC), today last: "2026-11-22". */
export function lastDays(now: number): readonly string[] {
  return Array.from({ length: DAYS }, (_, index) =>
    isoTime(now - (DAYS - 1 - index) * DAY_MS).slice(0, 10),
  );
}
