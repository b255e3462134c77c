import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import {
  listIndexParts,
  readIndexPart,
  replaceIndexParts,
  type IndexPart,
} from '#database/products/catalogue-index.ts';
import type { Database } from '#database/connection/open-database.ts';
import type { FittingProducts } from './find-fitting.ts';
import type { GatheredCatalogue } from './gather-catalogue.ts';
import { type DataPiece, JoinedData, splitData } from './split-data.ts';

/** What is computed from all products or all words: plain data. */
export interface StoredCatalogue extends GatheredCatalogue {
  readonly collections: ReadonlyMap<string, FittingProducts>;
}

/** The format, and sorting by language, depend on the version of V8. */
const keyOf = (productsVersion: number, buildId: string): string =>
  `${productsVersion} ${buildId} ${process.versions.v8}`;

/** Behind each part, so that none is believed that a disk has changed: V8 would read a flipped bit as another product. */
const CHECK_BYTES = 4;

function pack(piece: DataPiece): Uint8Array {
  const bytes = serialize(piece);
  const check = Buffer.alloc(CHECK_BYTES);
  check.writeUInt32LE(crc32(bytes));
  return Buffer.concat([bytes, check]);
}

/** The piece of a part; throws where it is damaged. */
function unpack({ buffer, byteOffset, length }: Uint8Array): DataPiece {
  const whole = Buffer.from(buffer, byteOffset, length);
  const bytes = whole.subarray(0, -CHECK_BYTES);
  if (whole.readUInt32LE(bytes.length) !== crc32(bytes)) throw new Error('a part is damaged');
  return deserialize(bytes) as DataPiece;
}

/** Parts in the order of their names. */
function* partsOf(stored: StoredCatalogue): Generator<IndexPart> {
  let place = 0;
  for (const piece of splitData(stored)) {
    const name = `${String(place).padStart(6, '0')} ${piece.path.join('.')}`;
    yield { name, bytes: pack(piece) };
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
      joined.add(unpack(bytes));
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
