import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { expansionProgressSchema, expansionStatsSchema } from '#contract/expand-flavors.ts';
import { readExpansionProgress } from '#services/operator/read-expansion.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_BUSY_ERRORS, OPERATOR_ERRORS, refuse } from './answers.ts';

/** Starts an expansion in the background, unless one (or an import) is running. */
export type StartExpansion = () => Promise<{ readonly status: 'started' | 'busy' }>;

/** GET /api/expand-flavors/stats and /progress, POST /api/expand-flavors (contract "Calls"). */
export function expandFlavorRoutes(site: Site, start: StartExpansion): FastifyPluginAsyncZod {
  const config = { operator: true as const };
  const common = { tags: ['expand-flavors'], security: [{ operator: [] }] };
  return async (app) => {
    app.get(
      '/api/expand-flavors/stats',
      {
        config,
        schema: {
          ...common,
          summary: 'Figures of products, base products and flavors',
          response: { 200: z.object({ stats: expansionStatsSchema }), ...OPERATOR_ERRORS },
        },
      },
      async () => ({ stats: site.catalogue.current().expansion }),
    );
    app.get(
      '/api/expand-flavors/progress',
      {
        config,
        schema: {
          ...common,
          summary: 'How the newest expansion stands',
          response: { 200: z.object({ progress: expansionProgressSchema }), ...OPERATOR_ERRORS },
        },
      },
      async () => ({ progress: await readExpansionProgress(site) }),
    );
    app.post(
      '/api/expand-flavors',
      {
        config,
        schema: {
          ...common,
          summary: 'Start an expansion',
          response: { 202: z.object({ status: z.literal('started') }), ...OPERATOR_BUSY_ERRORS },
        },
      },
      async (_request, reply) => {
        const { status } = await start();
        if (status === 'started') return reply.code(202).send({ status });
        return refuse(reply, 'conflict', 'An expansion or an import is running already.');
      },
    );
  };
}
