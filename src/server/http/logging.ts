import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../start/config.ts';

/** The path of an address without its query; parts that hold an "@", however often encoded, are left out (quality.md 13). */
export function loggedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.slice(0, 300).replace(/[^/]*(?:@|%(?:25)*40)[^/]*/gi, '…');
}

/**
 * Structured logs, one JSON object a line, without personal data: no query strings, no addresses of visitors, no
 * headers, no bodies.
 */
export function loggerOptions(config: Pick<Config, 'LOG_LEVEL'>): FastifyServerOptions['logger'] {
  if (config.LOG_LEVEL === 'silent') return false;
  return {
    level: config.LOG_LEVEL,
    base: { pid: process.pid },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggedPath(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}

/** One line a request at its end. Health checks and files are only logged at level debug. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = loggedPath(request.url);
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    const quiet = path === '/livez' || path === '/readyz' || path.startsWith('/assets/');
    if (quiet) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
