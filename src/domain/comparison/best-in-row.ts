/** Which end of a row is better; null if neither is. */
export type Better = 'high' | 'low' | null;

/**
 * Indexes of the best values of a row. Empty if neither end is better, if fewer than two values are known (unknown is
 * never zero), or if all known values are equal.
 */
export function bestInRow(values: readonly (number | null)[], better: Better): readonly number[] {
  const known = values.filter((value) => value !== null);
  if (better === null) return [];
  const highest = Math.max(...known);
  const lowest = Math.min(...known);
  if (highest === lowest) return [];
  const best = better === 'high' ? highest : lowest;
  return values.flatMap((value, place) => (value === best ? [place] : []));
}

/** Why a value is marked: "Highest of the 3 that state it", which also says that some do not state it. */
export function bestReason(values: readonly (number | null)[], better: 'high' | 'low'): string {
  const known = values.filter((value) => value !== null).length;
  const end = better === 'high' ? 'Highest' : 'Lowest';
  return known === values.length
    ? `${end} of the ${known} compared`
    : `${end} of the ${known} known; ${values.length - known} unknown`;
}

/**
 * Length of the bar behind a value, 0 to 1: its share of the row's highest known value. Null if the value is unknown or
 * nothing in the row is above zero.
 */
export function barShare(value: number | null, values: readonly (number | null)[]): number | null {
  const highest = Math.max(0, ...values.filter((other) => other !== null));
  if (value === null || highest === 0) return null;
  return Math.max(0, value) / highest;
}
