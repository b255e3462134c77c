/** Rows by where their language stands in `order`, other languages last; in each as they come. Yields once a row. */
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
