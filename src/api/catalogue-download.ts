import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import type { CatalogueSnapshot } from '#services/search/load-catalogue.ts';
import { streamProteins } from '#services/product/list-proteins.ts';
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
 * Sends a body that is made as it is taken, one piece ahead: a client that reads slowly, or not at all, holds no more than
 * that. Streams of Node read sixteen pieces ahead where nothing is said. For HEAD nothing is made: Fastify would read it all.
 */
export function sendPieces(
  reply: FastifyReply,
  pieces: AsyncIterable<Buffer | string>,
): FastifyReply {
  if (reply.request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(Readable.from(inTurns(pieces), { highWaterMark: 1 }));
}

/** The catalogue from an offset on as pieces of one JSON list. */
export function catalogueJson(snapshot: CatalogueSnapshot, offset = 0): AsyncGenerator<Buffer> {
  return streamList(streamProteins(snapshot, offset), productsJson);
}
