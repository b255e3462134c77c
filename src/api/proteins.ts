import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  browseQuerySchema,
  dayPriceSchema,
  gtinParamsSchema,
  idParamsSchema,
  proteinsQuerySchema,
} from '#contract/listings.ts';
import { orChosenFields, type WantedFields } from '#contract/fields.ts';
import { productSchema } from '#contract/product.ts';
import { takeTurn } from '#services/access/turns.ts';
import { browseProteins } from '#services/product/browse-proteins.ts';
import { listProteins } from '#services/product/list-proteins.ts';
import { readPriceHistory } from '#services/product/read-price-history.ts';
import { readProteinByGtin, readProteinsByIds } from '#services/product/read-proteins-by-ids.ts';
import type { Site } from '#services/site.ts';
import { NOT_MODIFIED, READ_ERRORS, READ_ONE_ERRORS, refuse, sendJson } from './answers/answers.ts';
import { catalogueJson } from './catalogue-download.ts';
import { chargeProducts } from './answers/charge-products.ts';
import { sendPieces } from './answers/send-pieces.ts';
import { productsJson, wantedFields } from './answers/matched-json.ts';
import { answerNotModified } from './answers/not-modified.ts';

/** Routes GET /api/proteins, …/browse and …/{id} (contract "Calls"). */
export function proteinRoutes(site: Site): FastifyPluginAsyncZod {
  function sendFrom(
    offset: number,
    reply: FastifyReply,
    fields: WantedFields | null,
  ): FastifyReply {
    const snapshot = site.catalogue.current();
    reply
      .header('x-total-count', snapshot.catalogue.size)
      .header('content-type', 'application/json; charset=utf-8');
    return sendPieces(reply, catalogueJson(snapshot, offset, fields));
  }

  return async (app) => {
    const tags = ['proteins'];
    app.get(
      '/api/proteins/browse',
      {
        schema: {
          tags,
          summary: 'A sample of the catalogue, or the products that a text finds',
          querystring: browseQuerySchema,
          response: {
            200: z.array(orChosenFields(productSchema)),
            ...NOT_MODIFIED,
            ...READ_ERRORS,
          },
        },
      },
      async (request, reply) => {
        if (answerNotModified(site, request, reply)) return reply;
        const { fields, ...asked } = request.query;
        const found = await browseProteins(site, asked);
        chargeProducts(request, found.length);
        return sendJson(reply, productsJson(found, wantedFields(fields)));
      },
    );
    app.get(
      '/api/proteins',
      {
        schema: {
          tags,
          summary: 'The catalogue by name, complete or in pages',
          querystring: proteinsQuerySchema,
          response: {
            200: z.array(orChosenFields(productSchema)),
            ...NOT_MODIFIED,
            ...READ_ERRORS,
          },
        },
      },
      async (request, reply) => {
        if (answerNotModified(site, request, reply)) return reply;
        const { limit, offset, fields } = request.query;
        if (limit === undefined) return sendFrom(offset, reply, wantedFields(fields));
        await takeTurn();
        const page = await listProteins(site, { limit, offset });
        reply.header('x-total-count', page.total);
        chargeProducts(request, page.items.length);
        return sendJson(reply, productsJson(page.items, wantedFields(fields)));
      },
    );
    app.get(
      '/api/proteins/by-gtin/:gtin',
      {
        schema: {
          tags,
          summary: 'The product with a barcode',
          params: gtinParamsSchema,
          response: { 200: productSchema, ...NOT_MODIFIED, ...READ_ONE_ERRORS },
        },
      },
      async (request, reply) => {
        const stored = await readProteinByGtin(site, request.params.gtin);
        if (stored === null) {
          return refuse(reply, 'not_found', 'There is no product with this barcode.');
        }
        if (answerNotModified(site, request, reply)) return reply;
        return sendJson(reply, stored.json);
      },
    );
    app.get(
      '/api/proteins/:id/prices',
      {
        schema: {
          tags,
          summary: "Prices of a product by day from retailers' feeds, oldest first",
          params: idParamsSchema,
          response: { 200: z.array(dayPriceSchema), ...READ_ONE_ERRORS },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const [known] = await readProteinsByIds(site, [id]);
        if (known === undefined) return refuse(reply, 'not_found', 'There is no such product.');
        return reply.send(await readPriceHistory(site, id));
      },
    );
    app.get(
      '/api/proteins/:id',
      {
        schema: {
          tags,
          summary: 'One product',
          params: idParamsSchema,
          response: { 200: productSchema, ...NOT_MODIFIED, ...READ_ONE_ERRORS },
        },
      },
      async (request, reply) => {
        const [stored] = await readProteinsByIds(site, [request.params.id]);
        if (stored === undefined) return refuse(reply, 'not_found', 'There is no such product.');
        if (answerNotModified(site, request, reply)) return reply;
        return sendJson(reply, stored.json);
      },
    );
  };
}
