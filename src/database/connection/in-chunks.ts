/** The most values in one query. SQLite allows 32,766 parameters, PostgreSQL 65,535. */
const MAX_VALUES = 1_000;

/** Splits a list into chunks small enough for one query (`where id in …`), in order. */
export function* inChunks<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let start = 0; start < values.length; start += MAX_VALUES) {
    yield values.slice(start, start + MAX_VALUES);
  }
}
