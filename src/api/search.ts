import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readCriteria } from '#contract/criteria.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import {
  byIdsBodySchema,
  matchedProductSchema,
  maybeMatchedProductSchema,
  searchBodySchema,
  summarySchema,
} from '#contract/search.ts';
import { listHiddenProteins } from '#services/list-hidden-proteins.ts';
import { matchProteinsByIds, readProteinsByIds } from '#services/read-proteins-by-ids.ts';
import { searchProteins, type SearchRequest } from '#services/search-proteins.ts';
import type { Site } from '#services/site.ts';
import { summariseSearch } from '#services/summarise-search.ts';
import { BODY_ERRORS, sendJson } from './answers.ts';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';
import { matchedProductsJson, productsJson } from './matched-json.ts';

type SearchBody = z.output<typeof searchBodySchema>;

function requestOf(body: SearchBody): SearchRequest {
  return {
    showAll: body.showAll ?? false,
    unconfirmed: body.unconfirmed ?? false,
    sort: body.sort ?? 'diversity',
    limit: body.limit,
    offset: body.offset ?? 0,
  };
}

/** POST /api/proteins/search, …/summary, …/hidden and by-ids (contract "Calls"). */
export function searchRoutes(site: Site): FastifyPluginAsyncZod {
  const cache = new AnswerCache();

  /** The answer to a search, made anew or as it was for the same search and catalogue a moment ago. */
  function answer(
    kind: string,
    body: SearchBody,
    make: (criteria: Criteria, request: SearchRequest) => Promise<CachedAnswer>,
  ): Promise<CachedAnswer> {
    const criteria = readCriteria(body);
    const request = requestOf(body);
    const key = JSON.stringify([kind, criteria, request]);
    return cache.get(key, site.catalogue.current().version, () => make(criteria, request));
  }

  return async (app) => {
    const tags = ['search'];
    app.post(
      '/api/proteins/search',
      {
        schema: {
          tags,
          summary: 'Products that match, each with its match, in the order of the sort',
          body: searchBodySchema,
          response: { 200: z.array(matchedProductSchema), ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const { pieces, total } = await answer('search', request.body, async (criteria, asked) => {
          const { items, total: all } = await searchProteins(site, criteria, asked);
          return { ...matchedProductsJson(items), total: all };
        });
        reply.header('x-total-count', total);
        return sendJson(reply, Buffer.concat(pieces));
      },
    );
    app.post(
      '/api/proteins/search/summary',
      {
        schema: {
          tags,
          summary: 'Figures about a search: counts, relaxations, facets, warnings',
          body: searchBodySchema,
          response: { 200: summarySchema, ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const { pieces } = await answer('summary', request.body, async (criteria, asked) => {
          const { best, ...figures } = await summariseSearch(site, criteria, asked);
          const opening = `${JSON.stringify(figures).slice(0, -1)},"best":`;
          const list = matchedProductsJson(best);
          return {
            pieces: [Buffer.from(opening), ...list.pieces, Buffer.from('}')],
            ownBytes: list.ownBytes + opening.length,
            total: figures.total,
          };
        });
        return sendJson(reply, Buffer.concat(pieces));
      },
    );
    app.post(
      '/api/proteins/search/hidden',
      {
        schema: {
          tags,
          summary: 'Products that break a hard criterion, with their receipts',
          body: searchBodySchema,
          response: { 200: z.array(matchedProductSchema), ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const { pieces, total } = await answer('hidden', request.body, async (criteria, asked) => {
          const { items, total: all } = await listHiddenProteins(site, criteria, asked);
          return { ...matchedProductsJson(items), total: all };
        });
        reply.header('x-total-count', total);
        return sendJson(reply, Buffer.concat(pieces));
      },
    );
    app.post(
      '/api/proteins/by-ids',
      {
        schema: {
          tags,
          summary: 'Products by id, in the order asked; with criteria also their match',
          body: byIdsBodySchema,
          response: { 200: z.array(maybeMatchedProductSchema), ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const { ids, criteria } = request.body;
        if (criteria === undefined) {
          return sendJson(reply, productsJson(await readProteinsByIds(site, ids)));
        }
        const items = await matchProteinsByIds(site, ids, readCriteria(criteria));
        return sendJson(reply, Buffer.concat(matchedProductsJson(items).pieces));
      },
    );
  };
}
