import type { FastifyInstance } from 'fastify';
import { sessionIdOf } from '#api/admin.ts';
import { refuse } from '#api/answers/answers.ts';
import type { OperatorSessions } from '#services/operator/sign-in/operator-sessions.ts';
import type { Throttle } from '#services/access/throttle.ts';
import { addDeadline } from './deadline.ts';
import { isOperatorAddress } from '../pages/page-address.ts';
import { isDraining } from './drain-connections.ts';
import { isCrossSite } from './security.ts';

/** Requests not answered within this time get 503 (docs/decisions/database.md). */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Adds the checks that run before every route. Refuses requests without a host (400) and unsafe cross-site requests
 * (403), requires a session for operator routes (401), and counts valid requests to routes with an allowance in the
 * database (429). While the app closes, each connection is closed after its current request.
 */
export function addGuards(
  app: FastifyInstance,
  guards: {
    readonly sessions: OperatorSessions;
    readonly throttle: Throttle;
    readonly publicOrigin: string | null;
  },
): void {
  const { sessions, throttle, publicOrigin } = guards;
  addDeadline(app, ANSWER_WITHIN_MS);

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host === undefined && request.raw.httpVersion !== '1.0') {
      return refuse(reply, 'invalid_request', 'The Host header is missing.');
    }
    if (isCrossSite(request, publicOrigin)) {
      return refuse(reply, 'forbidden_origin', 'Calls from other sites are not accepted.');
    }
    if (request.routeOptions.config?.operator !== true) return undefined;
    reply.header('cache-control', 'no-store');
    const id = sessionIdOf(request);
    if (id !== null && (await sessions.find(id)) !== null) return undefined;
    return refuse(reply, 'unauthorized', 'Please sign in as the operator.');
  });

  // A connection left open after its last response would delay the shutdown.
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isOperatorAddress(request.url)) reply.header('cache-control', 'no-store');
    // Without this header, caches may keep a response as long as they like, even "not found".
    else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (closing || isDraining(app)) reply.header('connection', 'close');
    done(null, payload);
  });

  app.addHook('preHandler', async (request, reply) => {
    const allowance = request.routeOptions.config?.allowance;
    if (allowance === undefined) return undefined;
    const wait = await throttle.hit(allowance, request.ip);
    if (wait === null) return undefined;
    reply.header('retry-after', wait);
    return refuse(reply, 'too_many_requests', 'Too many requests. Please try again later.');
  });
}
