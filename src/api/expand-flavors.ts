import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { expansionProgressSchema, expansionStatsSchema } from '#contract/expand-flavors.ts';
import { readExpansionProgress } from '#services/operator/overview/read-expansion.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_BUSY_ERRORS, OPERATOR_ERRORS, refuse } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Starts an expansion in the background, unless an expansion or import is running. */
export type StartExpansion = () => Promise<{ readonly status: 'started' | 'busy' }>;

/** Routes GET /api/expand-flavors/stats and /progress, POST /api/expand-flavors (contract "Calls"). */
export function expandFlavorRoutes(site: Site, start: StartExpansion): FastifyPluginAsyncZod {
  const tags = ['expand-flavors'];
  return async (app) => {
    app.get(
      '/api/expand-flavors/stats',
      operatorCall({
        tags,
        summary: 'Numbers of products, base products and flavors',
        response: { 200: z.object({ stats: expansionStatsSchema }), ...OPERATOR_ERRORS },
      }),
      async () => ({ stats: site.catalogue.current().expansion }),
    );
    app.get(
      '/api/expand-flavors/progress',
      operatorCall({
        tags,
        summary: 'Status of the newest expansion',
        response: { 200: z.object({ progress: expansionProgressSchema }), ...OPERATOR_ERRORS },
      }),
      async () => ({ progress: await readExpansionProgress(site) }),
    );
    app.post(
      '/api/expand-flavors',
      operatorCall({
        tags,
        summary: 'Start an expansion',
        response: { 202: z.object({ status: z.literal('started') }), ...OPERATOR_BUSY_ERRORS },
      }),
      async (_request, reply) => {
        const { status } = await start();
        if (status === 'started') return reply.code(202).send({ status });
        return refuse(reply, 'conflict', 'An expansion or an import is running already.');
      },
    );
  };
}
