const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Returns a date from a report ("21.07.2023", "15/12/2025", "17th Nov 2024", "2025-01-28"), day before month, as an ISO
 * date; null if it is none.
 */
export function readPublishedDate(written: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written.trim());
  if (iso) return written.trim();
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written.trim());
  if (numbers) return dateOf(numbers[3], Number(numbers[2]), numbers[1]);
  const words = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i.exec(written.trim());
  const month = words ? MONTHS.indexOf((words[2] ?? '').toLowerCase().slice(0, 3)) + 1 : 0;
  return words ? dateOf(words[3], month, words[1]) : null;
}

function dateOf(year: string | undefined, month: number, day: string | undefined): string | null {
  if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
