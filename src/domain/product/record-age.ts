import type { ProvenanceSource } from './product.ts';

/** Records older than this are marked as old, because recipes and labels change. */
const OLD_AFTER_YEARS = 2;

/** The ISO date of the newest record of a product: of its last change if the source states it, else of when it was read. */
export function newestRecord(
  sources: readonly Pick<ProvenanceSource, 'retrieved' | 'modified'>[],
): string | null {
  const dates = sources.map(({ modified, retrieved }) => modified ?? retrieved);
  return dates.reduce<string | null>(
    (newest, date) => (newest === null || date > newest ? date : newest),
    null,
  );
}

/** The year of an ISO date or its beginning; null if there is none. */
export function yearOfRecord(date: string | null): number | null {
  const year = Number(date?.slice(0, 4) ?? '');
  return Number.isInteger(year) && year > 0 ? year : null;
}

/** Whether a record of that date (ISO, or its beginning: "2018") is more than two years old on the day `today` (ISO date). */
export function isOldRecord(date: string, today: string): boolean {
  const [year = ''] = date.split('-');
  const until = `${Number(year) + OLD_AFTER_YEARS}${date.slice(year.length)}`;
  // "2018" is any day of that year, so it is old once its last day is.
  return today > until.padEnd(10, '~');
}
