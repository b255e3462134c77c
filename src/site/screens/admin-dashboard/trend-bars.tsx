import type { DailySignups } from '../../admin/daily-signups.ts';

const HEIGHT = 96;
const WIDTH = 40;
const GAP = 12;

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** Daily sign-ups as bars, each with its number, and as text for screen readers. */
export function TrendBars({ trend }: { trend: readonly DailySignups[] }) {
  const most = Math.max(1, ...trend.map(({ count }) => count));
  const width = trend.length * (WIDTH + GAP) - GAP;
  const description = trend.map(({ day, count }) => `${day}: ${count}`).join(', ');
  return (
    <figure className="label flex flex-col">
      <figcaption className="text-sm font-semibold">Sign-ups in the last 7 days</figcaption>
      <div className="rule-mid mt-1 mb-3" />
      <svg
        viewBox={`0 -20 ${width} ${HEIGHT + 44}`}
        className="mt-auto w-full"
        role="img"
        aria-label={`Sign-ups by day. ${description}`}
      >
        {trend.map(({ day, count }, index) => {
          const height = Math.round((count / most) * HEIGHT);
          const x = index * (WIDTH + GAP);
          return (
            <g key={day} className="fill-ink text-xs" textAnchor="middle">
              <rect
                x={x}
                y={HEIGHT - height}
                width={WIDTH}
                height={height}
                className="fill-citron"
              />
              <rect x={x} y={HEIGHT} width={WIDTH} height={2} />
              <text x={x + WIDTH / 2} y={HEIGHT - height - 6} fontWeight="700">
                {count}
              </text>
              <text x={x + WIDTH / 2} y={HEIGHT + 20}>
                {weekday.format(new Date(`${day}T00:00:00Z`))}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
