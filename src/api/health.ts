import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { liveSchema, readySchema } from '#contract/health.ts';
import { checkReadiness } from '#services/check-readiness.ts';
import type { Site } from '#services/site.ts';
import { READ_ERRORS } from './answers/answers.ts';

/** Routes GET /livez and /readyz. /readyz answers 503 with Retry-After while the database is unavailable. */
export function healthRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['health'];
    app.get(
      '/livez',
      {
        schema: {
          tags,
          summary: 'The process responds',
          response: { 200: liveSchema, ...READ_ERRORS },
        },
      },
      async () => ({ status: 'ok' as const }),
    );
    app.get(
      '/readyz',
      {
        schema: {
          tags,
          summary: 'The database responds and the index is built',
          response: { 200: readySchema, ...READ_ERRORS, 503: readySchema },
        },
      },
      async (_request, reply) => {
        const readiness = await checkReadiness(site);
        reply.header('cache-control', 'no-store');
        if (readiness.status === 'ready') return reply.send(readiness);
        return reply.code(503).header('retry-after', 5).send(readiness);
      },
    );
  };
}
