/** Returns the quantile of a share (0 to 1), with linear interpolation (type 7); null for an empty list. */
export function quantile(numbers: readonly number[], share: number): number | null {
  const sorted = Float64Array.from(numbers).sort();
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (position - Math.floor(position));
}

/** Returns the median; null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  return quantile(numbers, 0.5);
}

/**
 * Returns the least and the greatest number; `Infinity` and `-Infinity` for an empty list. Spreading a million numbers
 * into `Math.min` would overflow the stack.
 */
export function extremes(numbers: readonly number[]): { least: number; greatest: number } {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > greatest) greatest = number;
  }
  return { least, greatest };
}

/** Returns the numbers that are not null. */
export function known(numbers: readonly (number | null)[]): number[] {
  return numbers.filter((number) => number !== null);
}
