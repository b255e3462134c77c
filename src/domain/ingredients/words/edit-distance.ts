/** The edit distance (swapping two neighboring letters counts once); `limit` + 1 if it exceeds `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (j > 1 && isSwapped(a, i, b, j)) cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** Whether the two letters before index `depth` of one word and `column` of the other are the same, but swapped. */
export function isSwapped(candidate: string, depth: number, word: string, column: number): boolean {
  return (
    depth > 1 &&
    candidate[depth - 1] === word[column - 2] &&
    candidate[depth - 2] === word[column - 1]
  );
}
