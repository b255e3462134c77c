/** The edit distance (swapping two neighboring letters counts once); `limit` + 1 if it exceeds `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  const rows = firstRows(b);
  for (let depth = 1; depth <= a.length; depth += 1)
    if (fillRow(rows, depth, a, b, limit) > limit) return far;
  return Math.min(rows[a.length]?.[b.length] ?? far, far);
}

/** The distances of a word's beginnings to the empty prefix, to which `fillRow` adds a row for each longer prefix. */
export function firstRows(word: string): Uint8Array[] {
  return [Uint8Array.from({ length: word.length + 1 }, (_, column) => column)];
}

/**
 * Fills the row of the distances between the prefix of `depth` letters and each beginning of `word`; returns its smallest.
 * Distances beyond `limit` are not exact.
 */
export function fillRow(
  rows: Uint8Array[],
  depth: number,
  candidate: string,
  word: string,
  limit: number,
): number {
  const far = limit + 1;
  const wide = word.length + 1;
  const row = rows[depth] ?? (rows[depth] = new Uint8Array(wide));
  const above = rows[depth - 1] ?? row;
  const beforeAbove = rows[depth - 2];
  const letter = candidate[depth - 1];
  const last = Math.min(wide - 1, depth + limit);
  const first = Math.max(1, depth - limit);
  const begun = Math.min(depth, far);
  row[0] = begun;
  if (first > 1) row[first - 1] = far;
  if (last < wide - 1) row[last + 1] = far;
  let smallest = first === 1 ? begun : far;
  for (let column = first; column <= last; column += 1) {
    let cost = Math.min(
      (above[column] ?? far) + 1,
      (row[column - 1] ?? far) + 1,
      (above[column - 1] ?? far) + (letter === word[column - 1] ? 0 : 1),
    );
    if (beforeAbove !== undefined && isSwapped(candidate, depth, word, column))
      cost = Math.min(cost, (beforeAbove[column - 2] ?? far) + 1);
    row[column] = cost;
    if (cost < smallest) smallest = cost;
  }
  return smallest;
}

/** Whether the two letters before index `depth` of one word and `column` of the other are the same, but swapped. */
function isSwapped(candidate: string, depth: number, word: string, column: number): boolean {
  return candidate[depth - 1] === word[column - 2] && candidate[depth - 2] === word[column - 1];
}
