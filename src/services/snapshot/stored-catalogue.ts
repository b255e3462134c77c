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

/** What is computed from all products or all terms. Plain data. */
export interface StoredCatalogue extends GatheredCatalogue {
  readonly collections: ReadonlyMap<string, FittingProducts>;
}

/** Includes the version of V8, on which the serialization format and language-aware sorting depend. */
const keyOf = (productsVersion: number, buildId: string): string =>
  `${productsVersion} ${buildId} ${process.versions.v8}`;

/** A checksum follows each part, because V8 would read a bit flipped on disk as different data. */
const CHECK_BYTES = 4;

function pack(piece: DataPiece): Uint8Array {
  const bytes = serialize(piece);
  const check = Buffer.alloc(CHECK_BYTES);
  check.writeUInt32LE(crc32(bytes));
  return Buffer.concat([bytes, check]);
}

/** Returns the piece in a stored part. Throws if the part is damaged. */
function unpack({ buffer, byteOffset, length }: Uint8Array): DataPiece {
  const whole = Buffer.from(buffer, byteOffset, length);
  const bytes = whole.subarray(0, -CHECK_BYTES);
  if (whole.readUInt32LE(bytes.length) !== crc32(bytes)) throw new Error('a part is damaged');
  return deserialize(bytes) as DataPiece;
}

/** Parts are named so that they sort in this order. */
function* partsOf(stored: StoredCatalogue): Generator<IndexPart> {
  let place = 0;
  for (const piece of splitData(stored)) {
    const name = `${String(place).padStart(6, '0')} ${piece.path.join('.')}`;
    yield { name, bytes: pack(piece) };
    place += 1;
  }
}

/**
 * Returns what the same code has stored for this products version. Null if there is nothing or it cannot be read.
 * Rejects if the database fails.
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
    // Another process has replaced it meanwhile.
    if (bytes === null) return null;
    try {
      joined.add(unpack(bytes));
    } catch {
      return null;
    }
    // Yields, because SQLite blocks the thread.
    await setImmediate();
  }
  // All parts were written by the same code.
  const whole: unknown = joined.whole;
  return whole as StoredCatalogue;
}

/** Stores what was computed for a products version unless products have changed. Rejects if the database fails. */
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
