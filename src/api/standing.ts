import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readCriteria } from '#contract/criteria.ts';
import { idParamsSchema } from '#contract/listings.ts';
import { searchBodySchema } from '#contract/search.ts';
import { peersSchema, pointsSchema } from '#contract/standing.ts';
import { findPeers } from '#services/product/find-peers.ts';
import { listPoints } from '#services/search/list-points.ts';
import type { Site } from '#services/site.ts';
import { BODY_ERRORS, NOT_MODIFIED, READ_ONE_ERRORS, refuse, sendJson } from './answers.ts';
import { answerNotModified } from './not-modified.ts';

/** GET /api/proteins/{id}/peers and POST /api/proteins/points: where products stand among others. */
export function standingRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/proteins/:id/peers',
      {
        schema: {
          tags: ['proteins'],
          summary: 'Where a product stands among its type; its flavours and nearest alternatives',
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
    app.post(
      '/api/proteins/points',
      {
        config: { cost: 10 },
        schema: {
          tags: ['search'],
          summary: 'The catalogue, or what a search finds, as columns for plots',
          body: searchBodySchema,
          response: { 200: pointsSchema, ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const { showAll = false, unconfirmed = false } = request.body;
        const criteria = readCriteria(request.body);
        return sendJson(
          reply,
          JSON.stringify(listPoints(site, criteria, { showAll, unconfirmed })),
        );
      },
    );
  };
}
