import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  brandListingSchema,
  ingredientListingSchema,
  ingredientsQuerySchema,
  statsSchema,
} from '#contract/listings.ts';
import { findIngredients } from '#services/search/find-ingredients.ts';
import type { Site } from '#services/site.ts';
import { NOT_MODIFIED, READ_ERRORS, sendJson } from './answers.ts';
import { compressToKeep, sendBrotli } from './compression.ts';
import { answerNotModified } from './not-modified.ts';

/** GET /api/stats, /api/brands and /api/ingredients (contract "Calls"). */
export function listingRoutes(site: Site): FastifyPluginAsyncZod {
  /** The whole list of ingredients, three quarters of a megabyte, is written and compressed once for each version of the catalogue. */
  const written = new WeakMap<object, Buffer>();

  return async (app) => {
    const tags = ['catalogue'];
    app.get(
      '/api/stats',
      {
        schema: {
          tags,
          summary: 'Live counts of the catalogue',
          response: { 200: statsSchema, ...NOT_MODIFIED, ...READ_ERRORS },
        },
      },
      async (request, reply) => {
        if (answerNotModified(site, request, reply)) return reply;
        return sendJson(reply, JSON.stringify(site.catalogue.current().stats));
      },
    );
    app.get(
      '/api/brands',
      {
        schema: {
          tags,
          summary: 'Brands by name',
          response: { 200: z.array(brandListingSchema), ...NOT_MODIFIED, ...READ_ERRORS },
        },
      },
      async (request, reply) => {
        if (answerNotModified(site, request, reply)) return reply;
        return sendJson(reply, JSON.stringify(site.catalogue.current().brands));
      },
    );
    app.get(
      '/api/ingredients',
      {
        schema: {
          tags,
          summary: 'Ingredients and families, whole or by what is being typed',
          querystring: ingredientsQuerySchema,
          response: { 200: z.array(ingredientListingSchema), ...NOT_MODIFIED, ...READ_ERRORS },
        },
      },
      async (request, reply) => {
        if (answerNotModified(site, request, reply)) return reply;
        const found = findIngredients(site, request.query.q);
        if (found !== site.catalogue.current().ingredients) {
          return sendJson(reply, JSON.stringify(found));
        }
        const body = written.get(found) ?? compressToKeep(Buffer.from(JSON.stringify(found)));
        written.set(found, body);
        reply.header('content-type', 'application/json; charset=utf-8');
        return sendBrotli(request, reply, body);
      },
    );
  };
}
