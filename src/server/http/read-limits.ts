import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuse } from '#api/answers/answers.ts';
import { onResponseEnd } from '#api/answers/on-response-end.ts';
import { isLoopback, networkOf } from '#services/access/network-of.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { InFlight } from '#services/access/in-flight.ts';
import { LIMITS } from '#contract/limits.ts';

/** The most networks tracked. The least recently active is evicted first. */
const MAX_NETWORKS = 50_000;
/** How many costly requests one network may have in flight. */
const COSTLY_AT_ONCE = 4;
/** Requests of at least this cost (about ten milliseconds of CPU time) are costly. */
const COSTLY = 10;
/** The most bytes of responses that clients have not read yet, over all connections. */
const MAX_BYTES = 64 * 1024 * 1024;
const RETRY_AFTER = 2;
/** Bytes of URL and body that a route's cost includes. An ordinary search has some 300. */
const BYTES_INCLUDED = 500;
/** The assumed body length if it is unknown before the body is read. */
const UNMEASURED_BYTES = 4_000;

/** Health checks are answered under any load. */
const ALWAYS = new Set(['/livez', '/readyz']);

interface Spent {
  units: number;
  readonly until: number;
}

/** The cost of a request in units of about a millisecond of CPU time, for a body of `bodyBytes`. */
function costOf({ routeOptions, url }: FastifyRequest, bodyBytes: number): number {
  const { cost = 1, bytesPerMillisecond } = routeOptions.config;
  if (bytesPerMillisecond === undefined) return cost;
  const bytes = url.length + bodyBytes - BYTES_INCLUDED;
  return cost + Math.floor(Math.max(0, bytes) / bytesPerMillisecond);
}

/** The body length according to the headers. Null if they do not tell it (chunked or compressed body). */
function statedBytes({ headers }: FastifyRequest): number | null {
  const isHidden = (headers['transfer-encoding'] ?? headers['content-encoding']) !== undefined;
  return isHidden ? null : Number(headers['content-length'] ?? 0);
}

/** The length of a parsed body as JSON. One nested too deeply to be written again counts as the longest that is read. */
function bytesOf(body: unknown): number {
  try {
    return JSON.stringify(body).length;
  } catch {
    return LIMITS.bodyBytes;
  }
}

function tooBusy(reply: FastifyReply): FastifyReply {
  reply.header('retry-after', RETRY_AFTER).header('cache-control', 'no-store');
  return refuse(reply, 'unavailable', 'Too much is being sent already. Please try again shortly.');
}

/**
 * Limits the cost of reads. Each network (IPv6: /64) may spend `perMinute` units a minute and have four costly requests
 * in flight; beyond either it gets 429. A request costs what its route's configuration says, plus its length, plus what
 * `request.charge` adds while it is answered. Unread response bytes are limited for the whole process (503). Requests
 * from the machine itself are subject to this last limit only.
 */
export function limitReads(app: FastifyInstance, perMinute: number): void {
  const spent = new LRUCache<string, Spent>({ max: MAX_NETWORKS });
  const costly = new InFlight(COSTLY_AT_ONCE);
  let bytesInFlight = 0;

  /**
   * Adds a cost. Returns the seconds to wait if the network's allowance was already spent, otherwise null. The check
   * precedes the charge because a single request may cost more than a minute's allowance.
   */
  function charge(network: string, cost: number): number | null {
    // A monotonic clock: if the system clock were set back by an hour, `Date.now()` would block networks for that hour.
    const now = performance.now();
    const known = spent.get(network);
    const current =
      known === undefined || known.until <= now ? { units: 0, until: now + MINUTE_MS } : known;
    const isExhausted = current.units >= perMinute;
    current.units += cost;
    spent.set(network, current);
    return isExhausted ? Math.ceil((current.until - now) / 1_000) : null;
  }

  /** Whether the request may begin. If so, it counts as in flight until its response has ended. */
  function beginCostly(network: string, reply: FastifyReply): boolean {
    if (!costly.begin(network)) return false;
    onResponseEnd(reply, () => costly.end(network));
    return true;
  }

  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (ALWAYS.has(url)) return undefined;
    if (bytesInFlight > MAX_BYTES) return tooBusy(reply);
    return isLoopback(request.ip) ? undefined : spend(request, reply);
  });

  app.decorateRequest('charge', function (this: FastifyRequest, cost: number) {
    if (!isLoopback(this.ip)) charge(networkOf(this.ip), cost);
  });

  app.addHook('preValidation', async (request) => {
    if (statedBytes(request) !== null || request.body === undefined) return;
    const bytes = Math.max(UNMEASURED_BYTES, bytesOf(request.body));
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
