import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  decideQuarantineBodySchema,
  quarantineQuerySchema,
  quarantineSchema,
} from '#contract/catalogue-upkeep.ts';
import type { DerivePending } from '#services/product/derive-and-show.ts';
import { decideOnRecord, listQuarantine } from '#services/operator/editing/quarantine.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_ERRORS, OPERATOR_ONE_ERRORS, doneOr } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Routes GET and POST /api/admin/quarantine: lists the records in quarantine, and accepts or rejects one. */
export function quarantineRoutes(site: Site, derive: DerivePending): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/quarantine',
      operatorCall({
        summary: 'Records that were kept out of the catalogue, and why',
        querystring: quarantineQuerySchema,
        response: { 200: quarantineSchema, ...OPERATOR_ERRORS },
      }),
      ({ query }) => listQuarantine(site, query),
    );
    app.post(
      '/api/admin/quarantine',
      operatorCall({
        summary: 'Decide about one record; an accepted one joins the catalogue at once',
        body: decideQuarantineBodySchema,
        response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
      }),
      async ({ body }, reply) =>
        doneOr(
          reply,
          await decideOnRecord(site, body, derive),
          'There is no such record in quarantine.',
        ),
    );
  };
}
