import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuse } from '#api/answers/answers.ts';
import { onResponseEnd } from '#api/answers/on-response-end.ts';
import { isLoopback, networkOf } from '#services/access/network-of.ts';
import { MINUTE_MS } from '#domain/durations.ts';

/** Networks whose reads are counted; the least recently active is evicted first. */
const MOST_NETWORKS = 50_000;
/** Costly requests of one network in flight. */
const COSTLY_AT_ONCE = 4;
/** Requests of at least this cost are costly: about ten milliseconds of CPU time. */
const COSTLY = 10;
/** Bytes of answers that clients have not read yet, on all connections. */
const MOST_BYTES = 64 * 1024 * 1024;
const RETRY_AFTER = 2;
/** Bytes of an address and body that the cost of a route includes: an ordinary search has some 300. */
const BYTES_INCLUDED = 500;
/** The assumed length of a body that is not measured before it is read. */
const UNMEASURED_BYTES = 4_000;

/** Liveness is answered under any load. */
const ALWAYS = new Set(['/livez', '/readyz']);

interface Spent {
  units: number;
  readonly until: number;
}

/** The cost of a request in units, about a millisecond of CPU time each, with a body of that many bytes. */
function costOf({ routeOptions, url }: FastifyRequest, bodyBytes: number): number {
  const { cost = 1, bytesOfAMillisecond } = routeOptions.config;
  if (bytesOfAMillisecond === undefined) return cost;
  const bytes = url.length + bodyBytes - BYTES_INCLUDED;
  return cost + Math.floor(Math.max(0, bytes) / bytesOfAMillisecond);
}

/** The bytes of a body by its headers; null where they do not tell: it comes in chunks, or compressed to a hundredth. */
function statedBytes({ headers }: FastifyRequest): number | null {
  const isHidden = (headers['transfer-encoding'] ?? headers['content-encoding']) !== undefined;
  return isHidden ? null : Number(headers['content-length'] ?? 0);
}

function tooBusy(reply: FastifyReply): FastifyReply {
  reply.header('retry-after', RETRY_AFTER).header('cache-control', 'no-store');
  return refuse(reply, 'unavailable', 'Too much is being sent already. Please try again shortly.');
}

/**
 * Limits what reading costs. Each network (IPv6 by /64) may spend `perMinute` units a minute (429) and have four costly requests
 * in flight (429); a route costs what its configuration says, plus the length of the request, plus what is charged while it is
 * answered (`request.charge`). Bytes in flight are limited for the whole process (503). Requests from the machine itself are
 * subject to the last limit only.
 */
export function limitReads(app: FastifyInstance, perMinute: number): void {
  const spent = new LRUCache<string, Spent>({ max: MOST_NETWORKS });
  const costly = new Map<string, number>();
  let bytesInFlight = 0;

  /**
   * Adds a cost; returns the seconds to wait where the network had spent everything before, else null: a single request may cost
   * more than a minute's allowance, and would never be answered.
   */
  function charge(network: string, cost: number): number | null {
    // A clock that nobody sets: put back by an hour, the other would hold everybody up for that hour.
    const now = performance.now();
    const known = spent.get(network);
    const current =
      known === undefined || known.until <= now ? { units: 0, until: now + MINUTE_MS } : known;
    const isOverspent = current.units >= perMinute;
    current.units += cost;
    spent.set(network, current);
    return isOverspent ? Math.ceil((current.until - now) / 1_000) : null;
  }

  /** Whether the request may begin; if so, it counts as in flight until its answer has ended. */
  function beginCostly(network: string, reply: FastifyReply): boolean {
    const now = costly.get(network) ?? 0;
    if (now >= COSTLY_AT_ONCE) return false;
    costly.set(network, now + 1);
    onResponseEnd(reply, () => {
      const left = (costly.get(network) ?? 1) - 1;
      if (left > 0) costly.set(network, left);
      else costly.delete(network);
    });
    return true;
  }

  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (ALWAYS.has(url)) return undefined;
    if (bytesInFlight > MOST_BYTES) return tooBusy(reply);
    return isLoopback(request.ip) ? undefined : spend(request, reply);
  });

  app.decorateRequest('charge', function (this: FastifyRequest, cost: number) {
    if (!isLoopback(this.ip)) charge(networkOf(this.ip), cost);
  });

  app.addHook('preValidation', async (request) => {
    if (statedBytes(request) !== null || request.body === undefined) return;
    const bytes = Math.max(UNMEASURED_BYTES, JSON.stringify(request.body).length);
    request.charge(costOf(request, bytes) - costOf(request, UNMEASURED_BYTES));
  });

  function spend(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const network = networkOf(request.ip);
    const cost = costOf(request, statedBytes(request) ?? UNMEASURED_BYTES);
    const wait = charge(network, cost);
    if (wait === null && (cost < COSTLY || beginCostly(network, reply))) return undefined;
    reply.header('retry-after', wait ?? RETRY_AFTER);
    const text = 'Too many requests. Please try again shortly.';
    return refuse(reply, 'too_many_requests', text);
  }

  app.addHook('onSend', (_request, reply, payload, done) => {
    const length =
      typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    if (length > 0) {
      bytesInFlight += length;
      onResponseEnd(reply, () => (bytesInFlight -= length));
    }
    done(null, payload);
  });
}
