/** Values in one query: SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const MOST_VALUES = 1_000;

/** A list in chunks that a query can name (`where id in …`), in order. */
export function* inChunks<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let start = 0; start < values.length; start += MOST_VALUES) {
    yield values.slice(start, start + MOST_VALUES);
  }
}
