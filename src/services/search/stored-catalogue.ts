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
/** Documents in one part. */
const CHUNK = 1_000;

/** Sorting by language and the form of what is stored are V8's. */
const keyOf = (version: number, buildId: string): string =>
  `${version} ${buildId} ${process.versions.v8}`;

function* chunksOf<T>(entries: Iterable<T>): Generator<readonly T[]> {
  let chunk: T[] = [];
  for (const entry of entries) {
    chunk.push(entry);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  yield chunk;
}

/** Parts so small that none holds the thread for long: each column, each thousand of documents. */
function* partsOf({ columns, points, documents, ...rest }: StoredCatalogue): Generator<IndexPart> {
  for (const [name, value] of Object.entries(rest)) yield { name, bytes: serialize(value) };
  for (const [group, values] of Object.entries({ columns, points }))
    for (const [name, value] of Object.entries(values))
      yield { name: `${group}.${name}`, bytes: serialize(value) };
  if (documents === null) return;
  let place = 0;
  for (const chunk of chunksOf(documents))
    yield { name: `documents.${place++}`, bytes: serialize(chunk) };
}

/** What parts are put together to. */
class Whole {
  readonly #groups: Record<string, Record<string, unknown>> = { columns: {}, points: {} };
  readonly #rest: Record<string, unknown> = {};
  #documents: Map<number, Uint8Array> | null = null;

  add(name: string, value: unknown): void {
    const [group = '', key] = name.split('.');
    if (key === undefined) this.#rest[group] = value;
    else if (group !== 'documents') (this.#groups[group] ??= {})[key] = value;
    else {
      this.#documents ??= new Map();
      for (const [id, bytes] of value as [number, Uint8Array][]) this.#documents.set(id, bytes);
    }
  }

  /** All parts were written by the same code. */
  get(): StoredCatalogue {
    const all: unknown = { ...this.#rest, ...this.#groups, documents: this.#documents };
    return all as StoredCatalogue;
  }
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
  const whole = new Whole();
  const names = await listIndexParts(database, key);
  if (names.length === 0) return null;
  for (const name of names) {
    const bytes = await readIndexPart(database, key, name);
    // Replaced by another process meanwhile.
    if (bytes === null) return null;
    try {
      whole.add(name, deserialize(bytes));
    } catch {
      return null;
    }
    // SQLite answers without yielding the thread.
    await setImmediate();
  }
  return whole.get();
}

/** Stores what was worked out for a version, unless the catalogue has changed since. Fails as the database fails. */
export async function storeCatalogue(
  database: Database,
  version: number,
  buildId: string,
  stored: StoredCatalogue,
): Promise<void> {
  if (stored.columns.size > MOST_STORED) return;
  await replaceIndexParts(database, version, keyOf(version, buildId), partsOf(stored));
}
