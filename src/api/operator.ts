import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { catalogueGapsSchema } from '#contract/catalogue-gaps.ts';
import { insightsSchema } from '#contract/insights.ts';
import { rowIdParamsSchema } from '#contract/row-id.ts';
import { eraseSubscriber } from '#services/newsletter/subscriptions.ts';
import { readCatalogueGaps } from '#services/operator/overview/read-gaps.ts';
import { readInsights } from '#services/operator/overview/read-insights.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_ERRORS, OPERATOR_ONE_ERRORS, doneOr } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Routes of the dashboard: GET /api/admin/insights and /gaps, DELETE /api/newsletter/subscriptions/{id}. */
export function operatorRoutes(
  site: Site,
  { associateTag }: { readonly associateTag: string | null },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/insights',
      operatorCall({
        summary: 'Clicks, fruitless searches and the health of the catalogue',
        response: { 200: insightsSchema, ...OPERATOR_ERRORS },
      }),
      () => readInsights(site, associateTag),
    );
    app.get(
      '/api/admin/gaps',
      operatorCall({
        summary:
          'Gaps in the most viewed products, contradicted claims, thin collections, old prices',
        response: { 200: catalogueGapsSchema, ...OPERATOR_ERRORS },
      }),
      async () => {
        const { gaps, conflicts, thinCollections, stalePrices } = await readCatalogueGaps(site);
        return {
          gaps: [...gaps],
          conflicts: [...conflicts],
          thinCollections: [...thinCollections],
          stalePrices: [...stalePrices],
        };
      },
    );
    app.delete(
      '/api/newsletter/subscriptions/:id',
      operatorCall({
        summary: 'Erase an address permanently',
        params: rowIdParamsSchema,
        response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
      }),
      async ({ params }, reply) =>
        doneOr(reply, await eraseSubscriber(site, params.id), 'There is no such subscription.'),
    );
  };
}
