import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isLoopback, networkOf } from '#services/access/network-of.ts';
import { takeTurnOfPiece } from '#services/access/turns.ts';
import { refuse } from './answers.ts';
import { onResponseEnd } from './on-response-end.ts';

/** The most streamed responses in flight, in the process and for one network (IPv6: /64). */
const MAX_STREAMS = 32;
const MAX_OF_ONE = 2;
const RETRY_AFTER = 5;
/** The cost of a piece of twenty products, compressed, in milliseconds of CPU time: 1.8 as JSON, 2.6 as CSV. */
const COST_OF_PIECE = 2;

async function* inTurns<T>(pieces: AsyncIterable<T>, { request }: FastifyReply): AsyncGenerator<T> {
  await takeTurnOfPiece();
  for await (const piece of pieces) {
    request.charge(COST_OF_PIECE);
    yield piece;
    await takeTurnOfPiece();
  }
}

/** The network of each response in flight. */
const inFlight: string[] = [];

function isFull(network: string): boolean {
  if (inFlight.length >= MAX_STREAMS) return true;
  return !isLoopback(network) && inFlight.filter((each) => each === network).length >= MAX_OF_ONE;
}

/**
 * Streams a body with backpressure, at most one piece ahead (Node's default is sixteen), so that a slow client holds no
 * more in memory. A disconnect stops the producer. For HEAD, nothing is produced; Fastify would read the whole stream.
 * Answers 503 if too many responses are in flight. Each piece is charged as it is produced.
 */
export function sendPieces(
  reply: FastifyReply,
  pieces: AsyncIterable<Buffer | string>,
): FastifyReply {
  if (reply.request.method === 'HEAD') return reply.send(Readable.from([]));
  const network = networkOf(reply.request.ip);
  if (isFull(network)) {
    reply.removeHeader('etag').removeHeader('content-disposition');
    reply.header('retry-after', RETRY_AFTER).header('cache-control', 'no-store');
    return refuse(reply, 'unavailable', 'Too many long answers are being sent. Please try again.');
  }
  inFlight.push(network);
  onResponseEnd(reply, () => inFlight.splice(inFlight.indexOf(network), 1));
  return reply.send(Readable.from(inTurns(pieces, reply), { highWaterMark: 1 }));
}
