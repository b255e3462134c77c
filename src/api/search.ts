import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readCriteria } from '#contract/criteria.ts';
import { fieldsQuerySchema, orChosenFields } from '#contract/fields.ts';
import {
  byIdsBodySchema,
  matchedProductSchema,
  maybeMatchedProductSchema,
  searchBodySchema,
  summaryOfFieldsSchema,
  summarySchema,
} from '#contract/search.ts';
import { takeTurnOfPiece } from '#services/access/turns.ts';
import { CHUNK } from '#services/snapshot/product-store.ts';
import { matchProteinsByIds, readProteinsByIds } from '#services/product/read-proteins-by-ids.ts';
import {
  type SearchPart,
  type SearchRequest,
  searchProteins,
} from '#services/search/search-proteins.ts';
import type { Site } from '#services/site.ts';
import { summarizeSearch } from '#services/search/summarize-search.ts';
import { BODY_ERRORS, sendJson } from './answers/answers.ts';
import { chargeProducts } from './answers/charge-products.ts';
import { sendPieces } from './answers/send-pieces.ts';
import {
  matchedProductsJson,
  productsJson,
  streamList,
  wantedFields,
} from './answers/matched-json.ts';

/** The cost of a search, and of the length of its terms. */
const COST = { cost: 2, bytesPerMillisecond: 20 };

type SearchBody = z.output<typeof searchBodySchema>;
type FieldsQuery = z.output<typeof fieldsQuerySchema>;

function requestOf(body: SearchBody): SearchRequest {
  return {
    showAll: body.showAll ?? false,
    unconfirmed: body.unconfirmed ?? false,
    sort: body.sort ?? 'diversity',
    filters: body.filters,
    families: body.families,
    limit: body.limit,
    offset: body.offset ?? 0,
  };
}

/** Collects all items. A page of several chunks lets other requests go between them. */
async function gather<T>(chunks: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const items: T[] = [];
  for await (const chunk of chunks) {
    items.push(...chunk);
    if (chunk.length === CHUNK) await takeTurnOfPiece();
  }
  return items;
}

/** Routes POST /api/proteins/search, …/summary, …/hidden and by-ids (contract "Calls"). */
export function searchRoutes(site: Site): FastifyPluginAsyncZod {
  /** Sends a part of a search: a page with its length, or everything as a stream if there is no limit. */
  async function answer(
    part: SearchPart,
    { body, query }: { readonly body: SearchBody; readonly query: FieldsQuery },
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const wanted = wantedFields(query.fields);
    const { total, chunks } = await searchProteins(site, part, readCriteria(body), requestOf(body));
    reply.header('x-total-count', total);
    if (body.limit !== undefined) {
      const items = await gather(chunks);
      chargeProducts(reply.request, items.length);
      return sendJson(reply, matchedProductsJson(items, wanted));
    }
    const json = streamList(chunks, (items) => matchedProductsJson(items, wanted));
    return sendPieces(reply.header('content-type', 'application/json; charset=utf-8'), json);
  }

  return async (app) => {
    const tags = ['search'];
    app.post(
      '/api/proteins/search',
      {
        config: COST,
        schema: {
          tags,
          summary: 'Matching products, each with its match, in the requested order',
          querystring: fieldsQuerySchema,
          body: searchBodySchema,
          response: { 200: z.array(orChosenFields(matchedProductSchema)), ...BODY_ERRORS },
        },
      },
      async (request, reply) => answer('search', request, reply),
    );
    app.post(
      '/api/proteins/search/summary',
      {
        config: COST,
        schema: {
          tags,
          summary: 'Summary of a search: counts, relaxations, facets, warnings',
          querystring: fieldsQuerySchema,
          body: searchBodySchema,
          response: { 200: z.union([summarySchema, summaryOfFieldsSchema]), ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const summary = await summarizeSearch(site, readCriteria(body), requestOf(body));
        const { best, ...figures } = summary;
        const opening = `${JSON.stringify(figures).slice(0, -1)},"best":`;
        const pieces = [
          Buffer.from(opening),
          matchedProductsJson(best, wantedFields(request.query.fields)),
          Buffer.from('}'),
        ];
        return sendJson(reply, Buffer.concat(pieces));
      },
    );
    app.post(
      '/api/proteins/search/hidden',
      {
        config: COST,
        schema: {
          tags,
          summary: 'Products that break a hard criterion, with their receipts',
          querystring: fieldsQuerySchema,
          body: searchBodySchema,
          response: { 200: z.array(orChosenFields(matchedProductSchema)), ...BODY_ERRORS },
        },
      },
      async (request, reply) => answer('hidden', request, reply),
    );
    app.post(
      '/api/proteins/by-ids',
      {
        config: COST,
        schema: {
          tags,
          summary: 'Products by id, in the requested order; with criteria also their matches',
          querystring: fieldsQuerySchema,
          body: byIdsBodySchema,
          response: { 200: z.array(orChosenFields(maybeMatchedProductSchema)), ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const { ids, criteria } = request.body;
        chargeProducts(request, ids.length);
        const wanted = wantedFields(request.query.fields);
        if (criteria === undefined) {
          return sendJson(reply, productsJson(await readProteinsByIds(site, ids), wanted));
        }
        const items = await matchProteinsByIds(site, ids, readCriteria(criteria));
        return sendJson(reply, matchedProductsJson(items, wanted));
      },
    );
  };
}
