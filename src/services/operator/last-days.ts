import { DAY_MS } from '#domain/durations.ts';

/** The last days (UTC) up to `now` (milliseconds), today last: "2026-11-22". */
export function lastDays(now: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
