/** Entries per piece. V8 serializes them in a few milliseconds. */
const MAX_ENTRIES = 10_000;
/** A record that contains a longer list than this is split into its fields. */
const LONG = 1_000;

/** A piece of plain data: the path of a field, and its whole value or some entries of its list or map. */
export interface DataPiece {
  readonly path: readonly string[];
  readonly holds: 'value' | 'list' | 'map';
  readonly value: unknown;
}

type Fields = Record<string, unknown>;

function isRecord(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function lengthOf(value: unknown): number {
  if (value instanceof Map) return value.size;
  return Array.isArray(value) || ArrayBuffer.isView(value)
    ? Number(Reflect.get(value, 'length'))
    : 0;
}

const isLong = (value: unknown): boolean =>
  lengthOf(value) > LONG || (isRecord(value) && Object.values(value).some(isLong));

function* entriesOf(
  path: readonly string[],
  holds: 'list' | 'map',
  entries: Iterable<unknown>,
): Generator<DataPiece> {
  let value: unknown[] = [];
  for (const entry of entries) {
    value.push(entry);
    if (value.length < MAX_ENTRIES) continue;
    yield { path, holds, value };
    value = [];
  }
  yield { path, holds, value };
}

/**
 * Splits plain data (records, lists, maps, typed arrays) into pieces that each take a few milliseconds to serialize,
 * however large the data is. `JoinedData` joins them again.
 */
export function* splitData(value: unknown, path: readonly string[] = []): Generator<DataPiece> {
  if (Array.isArray(value) && value.length > MAX_ENTRIES) yield* entriesOf(path, 'list', value);
  else if (value instanceof Map && value.size > MAX_ENTRIES) yield* entriesOf(path, 'map', value);
  else if (isRecord(value) && (path.length === 0 || isLong(value)))
    for (const [name, field] of Object.entries(value)) yield* splitData(field, [...path, name]);
  else yield { path, holds: 'value', value };
}

/** Joins the pieces of `splitData`, added in their original order. */
export class JoinedData {
  readonly whole: Fields = {};

  add({ path, holds, value }: DataPiece): void {
    let record = this.whole;
    for (const name of path.slice(0, -1)) record = (record[name] ??= {}) as Fields;
    const last = path.at(-1) ?? '';
    if (holds === 'value') record[last] = value;
    else if (holds === 'list') {
      const list = (record[last] ??= []) as unknown[];
      for (const entry of value as readonly unknown[]) list.push(entry);
    } else {
      const map = (record[last] ??= new Map()) as Map<unknown, unknown>;
      for (const [key, entry] of value as readonly [unknown, unknown][]) map.set(key, entry);
    }
  }
}
