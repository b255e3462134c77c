import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { CatalogueSnapshot } from '#services/search/load-catalogue.ts';
import { streamProteins } from '#services/product/list-proteins.ts';
import { compress, type Encoding } from './compression.ts';
import { productsJson, streamList } from './matched-json.ts';

/** Who makes a piece next. */
let queue: Promise<void> = Promise.resolve();

/** One piece, of whichever answer, between two looks at what else has come in: hundreds may be wanted at once. */
function takeTurn(): Promise<void> {
  queue = queue.then(() => setImmediate());
  return queue;
}

async function* inTurns<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
  await takeTurn();
  for await (const piece of pieces) {
    yield piece;
    await takeTurn();
  }
}

/**
 * A body that is made as it is taken, one piece ahead: a client that reads slowly, or not at all, holds no more than that.
 * Streams of Node read sixteen pieces ahead where nothing is said.
 */
export function streamPieces(pieces: AsyncIterable<Buffer | string>): Readable {
  return Readable.from(inTurns(pieces), { highWaterMark: 1 });
}

/** The whole catalogue as pieces of one JSON list. */
export function catalogueJson(snapshot: CatalogueSnapshot): AsyncGenerator<Buffer> {
  return streamList(streamProteins(snapshot), productsJson);
}

const compressed = new WeakMap<CatalogueSnapshot, Map<Encoding, Promise<Buffer>>>();

/**
 * The whole catalogue as one compressed JSON list, made once a version and encoding: its length is known before the
 * first byte leaves, so that a browser can show real progress.
 */
export function compressedCatalogue(
  snapshot: CatalogueSnapshot,
  encoding: Encoding,
): Promise<Buffer> {
  const known = compressed.get(snapshot) ?? new Map<Encoding, Promise<Buffer>>();
  compressed.set(snapshot, known);
  let made = known.get(encoding);
  if (made === undefined) {
    made = Array.fromAsync(catalogueJson(snapshot)).then((pieces) =>
      compress(Buffer.concat(pieces), encoding),
    );
    known.set(encoding, made);
    made.catch(() => known.delete(encoding));
  }
  return made;
}
