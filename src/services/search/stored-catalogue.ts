import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import {
  listIndexParts,
  readIndexPart,
  replaceIndexParts,
  type IndexPart,
} from '#database/catalogue-index.ts';
import type { Database } from '#database/open-database.ts';
import type { FittingProducts } from '../collections/find-fitting.ts';
import type { GatheredCatalogue } from './gather-catalogue.ts';

/** What needs all products, or all words: plain data. */
export interface StoredCatalogue extends GatheredCatalogue {
  readonly collections: ReadonlyMap<string, FittingProducts>;
}

/** Of more products nothing is stored: a part would be too large for one row. */
const MOST_STORED = 100_000;
/** Part names of columns begin so; each column is a part, so that none holds the thread for long. */
const COLUMN = 'columns.';

/** Sorting by language and the form of what is stored are V8's. */
const keyOf = (version: number, buildId: string): string =>
  `${version} ${buildId} ${process.versions.v8}`;

function* partsOf({ columns, ...rest }: StoredCatalogue): Generator<IndexPart> {
  for (const [name, value] of Object.entries(rest)) yield { name, bytes: serialize(value) };
  for (const [name, value] of Object.entries(columns))
    yield { name: `${COLUMN}${name}`, bytes: serialize(value) };
}

/**
 * What was stored for this version of the catalogue by the same code; null where nothing was, or what is there cannot be
 * read. Fails as the database fails.
 */
export async function readStoredCatalogue(
  database: Database,
  version: number,
  buildId: string,
): Promise<StoredCatalogue | null> {
  const key = keyOf(version, buildId);
  const rest: Record<string, unknown> = {};
  const columns: Record<string, unknown> = {};
  const names = await listIndexParts(database, key);
  if (names.length === 0) return null;
  for (const name of names) {
    const bytes = await readIndexPart(database, key, name);
    // Replaced by another process meanwhile.
    if (bytes === null) return null;
    try {
      const value: unknown = deserialize(bytes);
      if (name.startsWith(COLUMN)) columns[name.slice(COLUMN.length)] = value;
      else rest[name] = value;
    } catch {
      return null;
    }
    // SQLite answers without yielding the thread.
    await setImmediate();
  }
  // Written in one transaction by the same code: all of it is there.
  return { ...rest, columns } as unknown as StoredCatalogue;
}

/** Stores what was worked out for a version, unless the catalogue has changed since. Fails as the database fails. */
export async function storeCatalogue(
  database: Database,
  version: number,
  buildId: string,
  stored: StoredCatalogue,
): Promise<void> {
  if (stored.columns.size > MOST_STORED) return;
  const parts: IndexPart[] = [];
  for (const part of partsOf(stored)) {
    parts.push(part);
    await setImmediate();
  }
  await replaceIndexParts(database, version, keyOf(version, buildId), parts);
}
