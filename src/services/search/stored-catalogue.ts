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
import { type DataPiece, JoinedData, splitData } from './split-data.ts';

/** What is computed from all products or all words: plain data. */
export interface StoredCatalogue extends GatheredCatalogue {
  readonly collections: ReadonlyMap<string, FittingProducts>;
}

/** The format, and sorting by language, depend on the version of V8. */
const keyOf = (productsVersion: number, buildId: string): string =>
  `${productsVersion} ${buildId} ${process.versions.v8}`;

/** Parts in the order of their names. */
function* partsOf(stored: StoredCatalogue): Generator<IndexPart> {
  let place = 0;
  for (const piece of splitData(stored)) {
    const name = `${String(place).padStart(6, '0')} ${piece.path.join('.')}`;
    yield { name, bytes: serialize(piece) };
    place += 1;
  }
}

/**
 * What the same code has stored for this version of the products; null if there is nothing, or it cannot be read. Rejects if
 * the database fails.
 */
export async function readStoredCatalogue(
  database: Database,
  productsVersion: number,
  buildId: string,
): Promise<StoredCatalogue | null> {
  const key = keyOf(productsVersion, buildId);
  const joined = new JoinedData();
  const names = await listIndexParts(database, key);
  if (names.length === 0) return null;
  for (const name of names) {
    const bytes = await readIndexPart(database, key, name);
    // Replaced by another process meanwhile.
    if (bytes === null) return null;
    try {
      joined.add(deserialize(bytes) as DataPiece);
    } catch {
      return null;
    }
    // SQLite blocks the thread.
    await setImmediate();
  }
  // All parts were written by the same code.
  const whole: unknown = joined.whole;
  return whole as StoredCatalogue;
}

/** Stores what was computed for a version, unless a product has changed since. Rejects if the database fails. */
export async function storeCatalogue(
  database: Database,
  productsVersion: number,
  buildId: string,
  stored: StoredCatalogue,
): Promise<void> {
  await replaceIndexParts(
    database,
    productsVersion,
    keyOf(productsVersion, buildId),
    partsOf(stored),
  );
}
