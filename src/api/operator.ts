import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  decideQuarantineBodySchema,
  quarantineQuerySchema,
  quarantineSchema,
} from '#contract/catalogue-upkeep.ts';
import { catalogueGapsSchema } from '#contract/catalogue-gaps.ts';
import { factEditBodySchema, factHistorySchema } from '#contract/fact-edits.ts';
import { insightsSchema } from '#contract/insights.ts';
import { rowIdParamsSchema } from '#contract/row-id.ts';
import {
  editFacts,
  readFactHistory,
  undoEdit,
  type DerivePending,
} from '#services/operator/edit-facts.ts';
import { decideOnRecord, listQuarantine } from '#services/operator/quarantine.ts';
import { eraseSubscriber } from '#services/operator/erase-subscriber.ts';
import { readCatalogueGaps } from '#services/operator/read-gaps.ts';
import { readInsights } from '#services/operator/read-insights.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_ERRORS, OPERATOR_ONE_ERRORS, refuse } from './answers.ts';

/** The operator's calls beyond the specification: insights, erasing an address, quarantine, facts. */
export function operatorRoutes(site: Site, derive: DerivePending): FastifyPluginAsyncZod {
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
    app.get(
      '/api/admin/gaps',
      {
        config,
        schema: {
          ...common,
          summary:
            'What is missing on the products looked at most, contradicted claims, old prices',
          response: { 200: catalogueGapsSchema, ...OPERATOR_ERRORS },
        },
      },
      async () => {
        const { gaps, conflicts, stalePrices } = await readCatalogueGaps(site);
        return { gaps: [...gaps], conflicts: [...conflicts], stalePrices: [...stalePrices] };
      },
    );
    app.delete(
      '/api/newsletter/subscriptions/:id',
      {
        config,
        schema: {
          ...common,
          summary: 'Erase an address for good',
          params: rowIdParamsSchema,
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
          summary: 'Decide on one record; an accepted one joins the catalogue at once',
          body: decideQuarantineBodySchema,
          response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
        },
      },
      async ({ body }, reply) => {
        if (await decideOnRecord(site, body)) {
          await derive();
          return reply.code(204).send(null);
        }
        return refuse(reply, 'not_found', 'There is no such record in quarantine.');
      },
    );
    app.post(
      '/api/admin/products/:id/facts',
      {
        config,
        schema: {
          ...common,
          summary: 'Correct facts of a product, with the address where they can be checked',
          params: rowIdParamsSchema,
          body: factEditBodySchema,
          response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
        },
      },
      async ({ params, body }, reply) => {
        const outcome = await editFacts(site, params.id, body, derive);
        if (outcome === 'done') return reply.code(204).send(null);
        if (outcome === 'no-such-product') {
          return refuse(reply, 'not_found', 'There is no such product.');
        }
        return refuse(reply, 'invalid_request', 'The request is not valid: protein.', [
          {
            path: 'protein',
            message:
              'must be given too: nobody states it, and other figures are shown beside it only',
          },
        ]);
      },
    );
    app.post(
      '/api/admin/products/:id/facts/undo',
      {
        config,
        schema: {
          ...common,
          summary: 'Take back the newest correction of a product',
          params: rowIdParamsSchema,
          response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
        },
      },
      async ({ params }, reply) => {
        if (await undoEdit(site, params.id, derive)) return reply.code(204).send(null);
        return refuse(reply, 'not_found', 'There is no correction to take back.');
      },
    );
    app.get(
      '/api/admin/facts',
      {
        config,
        schema: {
          ...common,
          summary: 'The latest corrections, newest first',
          response: { 200: factHistorySchema, ...OPERATOR_ERRORS },
        },
      },
      () => readFactHistory(site),
    );
  };
}
