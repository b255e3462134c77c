/** Joins names as in a sentence: "a", "a and b", "a, b and c". The last word may also be "or". */
export function joinNames(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${last} ${names[names.length - 1]}`;
}

/** The same text with a capital first letter. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A number with at most one decimal: "24", "24.5". */
export function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The most decimals with which a figure is told from a limit. */
const MOST_DECIMALS = 4;

/** A number as `shortNumber` writes it, with as many more decimals as tell it from a limit that it is not: "0.51" beside 0.5. */
export function numberBesideLimit(value: number, limit: number): string {
  let decimals = 1;
  while (value !== limit && decimals < MOST_DECIMALS && Number(value.toFixed(decimals)) === limit)
    decimals += 1;
  return decimals === 1 ? shortNumber(value) : value.toFixed(decimals);
}

/** Rounds a figure of a product as every screen shows it: whole from 10 on, one decimal from 1, two below. */
export function roundAmount(value: number): number {
  const size = Math.abs(value);
  return Number(value.toFixed(size >= 10 ? 0 : size >= 1 ? 1 : 2));
}

/** "1,266", "7": a number with at most three decimals and commas between thousands. */
export function withCommas(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?=$|\.))/g, ',');
}

/** "24", "3.5", "0.45", "1,290" (`roundAmount`) */
export function amountText(value: number): string {
  return withCommas(roundAmount(value));
}

/** Orders texts by UTF-16 code unit: negative, zero or positive. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The values without repetitions, in their first order. */
export function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
