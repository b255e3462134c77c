/** `Intl` is not used because its first formatter takes 80 ms on a phone (docs/decisions/browser.md). */
export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** "2026-10-08" or a time of that day → "October 8, 2026"; "2026-10" → "October 2026"; "2025" → "2025". */
export function dateInWords(date: string): string {
  const [year = '', month, day] = date.slice(0, 10).split('-');
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return year;
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}
