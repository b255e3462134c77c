import { isOldRecord } from '#domain/product/record-age.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** "March 2018", or "2018" where no more is known. */
function monthOf(date: string): string {
  return date.length < 7 ? date : MONTH.format(new Date(`${date.slice(0, 7)}-01`));
}

/** Says of when a product's newest record is, where that is older than two years: labels change. */
export function RecordAge({ date, className = '' }: { date: string | null; className?: string }) {
  if (date === null) return null;
  // oxlint-disable-next-line react/purity -- the day matters once in two years; a page kept over it is drawn anew
  const today = new Date().toISOString().slice(0, 10);
  return (
    <span className={className} hidden={!isOldRecord(date, today)} suppressHydrationWarning>
      Record of {monthOf(date)}
    </span>
  );
}
