import type { FastifyInstance } from 'fastify';

/**
 * Warns once if proxied requests arrive although no proxy is trusted. All their visitors would then be throttled as
 * one, and cookies set as if there were no TLS.
 */
export function warnOfProxy(app: FastifyInstance, trusted: readonly string[]): void {
  if (trusted.length > 0) return;
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
    if (!warned && (forwardedFor !== undefined || forwarded !== undefined)) {
      warned = true;
      request.log.warn(
        'requests come through a proxy, and TRUST_PROXY is not set: all visitors behind it are throttled as one. Set TRUST_PROXY to the address of the proxy.',
      );
    }
    done();
  });
}
