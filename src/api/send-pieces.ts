import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { isLoopback, networkOf } from '#services/access/network-of.ts';
import { refuse } from './answers.ts';

/** Answers made as they are taken that one process has under way, and those of them that one network (IPv6: /64) has. */
const MOST_STREAMS = 32;
const MOST_OF_ONE = 8;
const RETRY_AFTER = 5;

/** Who makes a piece next. */
let queue: Promise<void> = Promise.resolve();

/** One piece, of whichever answer, between two looks at what else has come in: many may be wanted at once. */
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

/** Networks of the answers under way. */
const underWay: string[] = [];

function isFull(network: string): boolean {
  if (underWay.length >= MOST_STREAMS) return true;
  return !isLoopback(network) && underWay.filter((each) => each === network).length >= MOST_OF_ONE;
}

/**
 * Sends a body that is made as it is taken, one piece ahead: a client that reads slowly, or not at all, holds no more than
 * that, and its going ends the making. Streams of Node read sixteen pieces ahead where nothing is said. Nothing is made for
 * HEAD, of which Fastify would read it all; where too many are under way, the answer is 503.
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
  underWay.push(network);
  reply.raw.once('close', () => underWay.splice(underWay.indexOf(network), 1));
  return reply.send(Readable.from(inTurns(pieces), { highWaterMark: 1 }));
}
