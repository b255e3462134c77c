import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Answers 503 to every request whose response has not begun after `milliseconds`, hooks included. Fastify's own
 * `handlerTimeout` does not cover requests with a body: it stops its timer at the request's `close`, which Node emits
 * once the body has been read (measured with Fastify 5.12 on Node 24). The work itself is not cancelled; its late
 * result is discarded.
 */
export function addDeadline(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(milliseconds, request.routeOptions.url));
    }, milliseconds);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
