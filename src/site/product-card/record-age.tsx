import { isOldRecord } from '#domain/product/record-age.ts';

/** A copy of the months in `date-in-words.ts`: sharing them would add a script to every page with products. */
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const DAY_MS = 86_400_000;
const KEPT_DAYS = 31;

/**
 * States the date of a product's newest record if it is older than two years, because labels change. Phones show only
 * the year.
 */
export function RecordAge({ date, className = '' }: { date: string | null; className?: string }) {
  if (date === null) return null;
  // oxlint-disable-next-line react/purity -- the day matters once in two years; a page kept over it is drawn anew
  const now = Date.now();
  const dayIn = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  // Rendered hidden up to a month before the record counts as old, because a page may be cached for some days.
  if (!isOldRecord(date, dayIn(KEPT_DAYS))) return null;
  const month = MONTHS[Number(date.slice(5, 7)) - 1];
  return (
    <span className={className} hidden={!isOldRecord(date, dayIn(0))} suppressHydrationWarning>
      Record of {month !== undefined && <span className="max-sm:sr-only">{`${month} `}</span>}
      {date.slice(0, 4)}
    </span>
  );
}
