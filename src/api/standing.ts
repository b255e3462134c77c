import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readCriteria } from '#contract/criteria.ts';
import { statementReadingSchema } from '#contract/label.ts';
import { idParamsSchema } from '#contract/listings.ts';
import { searchBodySchema } from '#contract/search.ts';
import { peersSchema, pointsSchema } from '#contract/standing.ts';
import { findPeers } from '#services/product/find-peers.ts';
import { findStatementReading } from '#services/product/find-statement-reading.ts';
import { listPoints } from '#services/search/list-points.ts';
import type { Site } from '#services/site.ts';
import { BODY_ERRORS, NOT_MODIFIED, READ_ONE_ERRORS, refuse, sendJson } from './answers/answers.ts';
import { answerNotModified } from './answers/not-modified.ts';

/** Routes GET /api/proteins/{id}/peers, …/reading and POST /api/proteins/points: more data for a product's page. */
export function standingRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/proteins/:id/peers',
      {
        schema: {
          tags: ['proteins'],
          summary: "A product's rank among its type, its flavors and nearest alternatives",
          params: idParamsSchema,
          response: { 200: peersSchema, ...NOT_MODIFIED, ...READ_ONE_ERRORS },
        },
      },
      async (request, reply) => {
        const peers = findPeers(site, request.params.id);
        if (peers === null) return refuse(reply, 'not_found', 'There is no such product.');
        if (answerNotModified(site, request, reply)) return reply;
        return sendJson(reply, JSON.stringify(peers));
      },
    );
    app.get(
      '/api/proteins/:id/reading',
      {
        schema: {
          tags: ['proteins'],
          summary: "How a product's ingredient statement was read; null if none is stated",
          params: idParamsSchema,
          response: { 200: statementReadingSchema.nullable(), ...NOT_MODIFIED, ...READ_ONE_ERRORS },
        },
      },
      async (request, reply) => {
        const reading = await findStatementReading(site, request.params.id);
        if (reading === undefined) return refuse(reply, 'not_found', 'There is no such product.');
        if (answerNotModified(site, request, reply)) return reply;
        return sendJson(reply, JSON.stringify(reading));
      },
    );
    app.post(
      '/api/proteins/points',
      {
        config: { cost: 10, bytesPerMillisecond: 20 },
        schema: {
          tags: ['search'],
          summary: 'The catalogue, or the results of a search, as columns for plots',
          body: searchBodySchema,
          response: { 200: pointsSchema, ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const { showAll = false, unconfirmed = false, filters } = request.body;
        const criteria = readCriteria(request.body);
        return sendJson(
          reply,
          JSON.stringify(await listPoints(site, criteria, { showAll, unconfirmed, filters })),
        );
      },
    );
  };
}
