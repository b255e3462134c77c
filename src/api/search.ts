import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readCriteria } from '#contract/criteria.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import {
  byIdsBodySchema,
  matchedProductSchema,
  maybeMatchedProductSchema,
  searchBodySchema,
  summarySchema,
} from '#contract/search.ts';
import {
  listHiddenProteins,
  listHiddenProteinsInParts,
} from '#services/search/list-hidden-proteins.ts';
import { matchProteinsByIds, readProteinsByIds } from '#services/product/read-proteins-by-ids.ts';
import {
  type MatchedPage,
  type MatchedParts,
  searchProteins,
  searchProteinsInParts,
  type SearchRequest,
} from '#services/search/search-proteins.ts';
import type { Site } from '#services/site.ts';
import { summariseSearch } from '#services/search/summarise-search.ts';
import { BODY_ERRORS, sendJson } from './answers.ts';
import { AnswerCache, type SearchAnswer } from './answer-cache.ts';
import { streamPieces } from './catalogue-download.ts';
import { sendEncoded } from './encoded-body.ts';
import { matchedPartsJson, matchedProductsJson, productsJson } from './matched-json.ts';

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

  /** Sends the answer to a search, made anew or as it was for the same search and catalogue a moment ago. */
  async function answer(
    kind: string,
    request: FastifyRequest<{ Body: SearchBody }>,
    reply: FastifyReply,
    make: (criteria: Criteria, asked: SearchRequest) => Promise<SearchAnswer>,
  ): Promise<FastifyReply> {
    const criteria = readCriteria(request.body);
    const asked = requestOf(request.body);
    const key = JSON.stringify([kind, criteria, asked]);
    const version = site.catalogue.current().version;
    const { body, total } = await cache.get(key, version, () => make(criteria, asked));
    reply.header('content-type', 'application/json; charset=utf-8');
    if (kind !== 'summary') reply.header('x-total-count', total);
    return sendEncoded(request, reply, body);
  }

  /** Sends a page of products: a short one from the cache, a long one as it is taken. */
  async function answerPage(
    kind: string,
    request: FastifyRequest<{ Body: SearchBody }>,
    reply: FastifyReply,
    find: {
      readonly page: (criteria: Criteria, asked: SearchRequest) => Promise<MatchedPage>;
      readonly parts: (criteria: Criteria, asked: SearchRequest) => MatchedParts;
    },
  ): Promise<FastifyReply> {
    const { limit = Infinity } = request.body;
    if (limit <= LIMITS.pageSize) {
      return answer(kind, request, reply, async (criteria, asked) => {
        const { items, total } = await find.page(criteria, asked);
        return { json: matchedProductsJson(items), total };
      });
    }
    const { total, parts } = find.parts(readCriteria(request.body), requestOf(request.body));
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('x-total-count', total)
      .header('vary', 'accept-encoding')
      .send(streamPieces(matchedPartsJson(parts)));
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
      async (request, reply) =>
        answerPage('search', request, reply, {
          page: (criteria, asked) => searchProteins(site, criteria, asked),
          parts: (criteria, asked) => searchProteinsInParts(site, criteria, asked),
        }),
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
      async (request, reply) =>
        answer('summary', request, reply, async (criteria, asked) => {
          const { best, ...figures } = await summariseSearch(site, criteria, asked);
          const opening = `${JSON.stringify(figures).slice(0, -1)},"best":`;
          const pieces = [Buffer.from(opening), matchedProductsJson(best), Buffer.from('}')];
          return { json: Buffer.concat(pieces), total: figures.total };
        }),
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
      async (request, reply) =>
        answerPage('hidden', request, reply, {
          page: (criteria, asked) => listHiddenProteins(site, criteria, asked),
          parts: (criteria, asked) => listHiddenProteinsInParts(site, criteria, asked),
        }),
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
        return sendJson(reply, matchedProductsJson(items));
      },
    );
  };
}
