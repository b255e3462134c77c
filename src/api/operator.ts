import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  decideQuarantineBodySchema,
  quarantineQuerySchema,
  quarantineSchema,
} from '#contract/catalogue-upkeep.ts';
import { insightsSchema } from '#contract/insights.ts';
import { decideOnRecord, listQuarantine } from '#services/operator/quarantine.ts';
import { eraseSubscriber } from '#services/operator/erase-subscriber.ts';
import { readInsights } from '#services/operator/read-insights.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_ERRORS, OPERATOR_ONE_ERRORS, refuse } from './answers.ts';

const subscriptionParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The operator's calls beyond the specification: insights, erasing an address, quarantine (issue 8). */
export function operatorRoutes(site: Site): FastifyPluginAsyncZod {
  const config = { operator: true as const };
  const common = { tags: ['operator'], security: [{ operator: [] }] };
  return async (app) => {
    app.get(
      '/api/admin/insights',
      {
        config,
        schema: {
          ...common,
          summary: 'Clicks, fruitless searches and the health of the catalogue',
          response: { 200: insightsSchema, ...OPERATOR_ERRORS },
        },
      },
      () => readInsights(site),
    );
    app.delete(
      '/api/newsletter/subscriptions/:id',
      {
        config,
        schema: {
          ...common,
          summary: 'Erase an address for good',
          params: subscriptionParams,
          response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
        },
      },
      async ({ params }, reply) => {
        if (await eraseSubscriber(site, params.id)) return reply.code(204).send(null);
        return refuse(reply, 'not_found', 'There is no such subscription.');
      },
    );
    app.get(
      '/api/admin/quarantine',
      {
        config,
        schema: {
          ...common,
          summary: 'Records that were not let into the catalogue, and why',
          querystring: quarantineQuerySchema,
          response: { 200: quarantineSchema, ...OPERATOR_ERRORS },
        },
      },
      ({ query }) => listQuarantine(site, query),
    );
    app.post(
      '/api/admin/quarantine',
      {
        config,
        schema: {
          ...common,
          summary: 'Decide on one record; an accepted one joins the catalogue at the next import',
          body: decideQuarantineBodySchema,
          response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
        },
      },
      async ({ body }, reply) => {
        if (await decideOnRecord(site, body)) return reply.code(204).send(null);
        return refuse(reply, 'not_found', 'There is no such record in quarantine.');
      },
    );
  };
}
