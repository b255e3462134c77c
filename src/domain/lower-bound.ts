/** The first index from 0 to `length` for which `isBelow` is false, given that it is true for all before it (binary search). */
export function lowerBound(length: number, isBelow: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of a value in an ascending list; null if it is absent. */
export function indexInSorted(sorted: ArrayLike<number>, value: number): number | null {
  const index = lowerBound(sorted.length, (at) => (sorted[at] as number) < value);
  return sorted[index] === value ? index : null;
}
