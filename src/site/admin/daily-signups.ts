import type { NewsletterSubscription } from '#contract/newsletter.ts';
import { DAY_MS } from '#domain/durations.ts';

/** Days of the dashboard's sign-up trend (specification section 9). */
export const TREND_DAYS = 7;

export interface DailySignups {
  /** ISO date (UTC). */
  readonly day: string;
  readonly count: number;
}

/** Returns the number of new subscriptions on each of the last 7 UTC days, today last. `now` is in ms since 1970. */
export function dailySignups(
  subscriptions: readonly Pick<NewsletterSubscription, 'createdAt'>[],
  now: number,
): readonly DailySignups[] {
  const counts = new Map<string, number>();
  for (const { createdAt } of subscriptions) {
    const day = createdAt.slice(0, 10);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from({ length: TREND_DAYS }, (_, index) => {
    const day = new Date(now - (TREND_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}
