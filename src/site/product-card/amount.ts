/** "24", "3.5", "0.45": a figure with as many places as a label would print; null is "unknown". */
export function formatAmount(value: number | null): string {
  if (value === null) return 'unknown';
  const places = Math.abs(value) >= 10 ? 0 : Math.abs(value) >= 1 ? 1 : 2;
  return String(
    Number(
      value.toFixed(Math.abs(value) >= 100 ? 0 : Math.max(places, Number.isInteger(value) ? 0 : 1)),
    ),
  );
}

/** A figure in a list: whole from 10 on, else one place (design.md, "Instrument"). */
export function listAmount(value: number): string {
  const places = Math.abs(value) >= 10 ? 0 : 1;
  return String(Number(value.toFixed(places)));
}

/** "1,266" */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "1 product", "7 products" */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A live count in friendly words: rounded down, with "+" ("134+", "1,200+"); small counts are exact. */
export function friendlyCount(count: number): string {
  if (count < 20) return formatCount(count);
  const step = count >= 1000 ? 100 : 10;
  return `${formatCount(Math.floor(count / step) * step)}+`;
}

/** The same words with every figure kept on one line with its unit ("30 g", "68 kg"). */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=(?:g|kg|lbs|ml|kcal)\b)/g, '$1\u00a0');
}
