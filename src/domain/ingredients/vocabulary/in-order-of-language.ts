/** Rows sorted by the index of their language in `order`, other languages last; stable. Yields after each row. */
export function* inOrderOfLanguage<Row extends { readonly language: string }>(
  rows: Iterable<Row>,
  order: readonly string[],
): Generator<undefined, readonly Row[]> {
  const byLanguage = new Map<string, Row[]>(order.map((language) => [language, []]));
  const others: Row[] = [];
  for (const row of rows) {
    (byLanguage.get(row.language) ?? others).push(row);
    yield;
  }
  return [...byLanguage.values(), others].flat();
}
