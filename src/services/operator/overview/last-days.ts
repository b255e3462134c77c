import { isoTime } from '#database/connection/iso-time.ts';
import { DAY_MS } from '#domain/durations.ts';

/** The number of days that the operator's pages cover. */
export const DAYS = 30;

/** The start of the period that ends at `now`, both in milliseconds since 1970. */
export function sinceDays(now: number): number {
  return now - DAYS * DAY_MS;
}

/** The days of the period (UTC), such as "2026-11-22", today last. */
export function lastDays(now: number): readonly string[] {
  return Array.from({ length: DAYS }, (_, index) =>
    isoTime(now - (DAYS - 1 - index) * DAY_MS).slice(0, 10),
  );
}
