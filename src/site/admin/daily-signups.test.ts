import { describe, expect, it } from 'vitest';
import { dailySignups } from './daily-signups.ts';

const NOW = Date.UTC(2026, 10, 20, 0, 30);
const on = (createdAt: string) => ({ createdAt });

describe('the trend of sign-ups', () => {
  // @spec daily trend bars for the last 7 days
  // @spec | Dashboard trend | 7 days |
  it('counts the last 7 days, today last, days without any as zero', () => {
    const trend = dailySignups(
      [
        on('2026-11-20T00:10:00.000Z'),
        on('2026-11-19T23:59:59.000Z'),
        on('2026-11-19T01:00:00.000Z'),
        on('2026-11-14T00:00:00.000Z'),
        on('2026-11-13T23:59:59.000Z'),
      ],
      NOW,
    );
    expect(trend.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 2, 1]);
    expect(trend[0]?.day).toBe('2026-11-14');
    expect(trend[6]?.day).toBe('2026-11-20');
  });
});
