/** The quantile of a share (0-1), with linear interpolation (type 7); null for an empty list. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const sorted = Float64Array.from(numbers).sort();
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (position - Math.floor(position));
}

/** The middle value; null for none. */
export function median(numbers: readonly number[]): number | null {
  return quantile(numbers, 0.5);
}

/** The least and the greatest; `Infinity` and `-Infinity` for none. Spread into `Math.min`, a million numbers overflow the stack. */
export function extremes(numbers: readonly number[]): { least: number; greatest: number } {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  return { least, greatest };
}

/** The numbers that are known. */
export function known(numbers: readonly (number | null)[]): number[] {
  return numbers.filter((number) => number !== null);
}
