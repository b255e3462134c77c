import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { factEditBodySchema } from '#contract/fact-edits.ts';
import { rowIdParamsSchema } from '#contract/row-id.ts';
import type { DerivePending } from '#services/product/derive-and-show.ts';
import { editFacts, undoEdit } from '#services/operator/editing/edit-facts.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_ONE_ERRORS, doneOr, refuse } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Routes POST /api/admin/products/{id}/facts and …/facts/undo: corrects facts of a product, and undoes corrections. */
export function factEditRoutes(site: Site, derive: DerivePending): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/admin/products/:id/facts',
      operatorCall({
        summary: 'Correct facts of a product, with an address where they can be checked',
        params: rowIdParamsSchema,
        body: factEditBodySchema,
        response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
      }),
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
      operatorCall({
        summary: 'Undo the newest correction of a product',
        params: rowIdParamsSchema,
        response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
      }),
      async ({ params }, reply) =>
        doneOr(
          reply,
          await undoEdit(site, params.id, derive),
          'There is no correction to take back.',
        ),
    );
  };
}
