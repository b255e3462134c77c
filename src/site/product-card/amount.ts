import { amountText, withCommas } from '#domain/wording.ts';

/** Formats a figure: "24", "3.5", "0.45"; "unknown" for null. */
export function formatAmount(value: number | null): string {
  return value === null ? 'unknown' : amountText(value);
}

/** Formats a count: "1,266". */
export function formatCount(count: number): string {
  return withCommas(Math.round(count));
}

/** Returns a count with its noun: "1 product", "7 products". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Returns a live count rounded down, with "+" ("134+", "1,200+"). Counts below 20 are exact. */
export function friendlyCount(count: number): string {
  if (count < 20) return formatCount(count);
  const step = count >= 1000 ? 100 : 10;
  return `${formatCount(Math.floor(count / step) * step)}+`;
}

/** Joins each figure to its unit with a no-break space ("30 g", "68 kg"). */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=(?:g|kg|lbs|ml|kcal)\b)/g, '$1\u00a0');
}
