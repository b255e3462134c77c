import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { slugParamsSchema } from '#contract/blog.ts';
import { ingredientPageSchema } from '#contract/ingredient-page.ts';
import { brandMakeupSchema } from '#contract/brand-makeup.ts';
import {
  brandListingSchema,
  familyLineSchema,
  familyLinesQuerySchema,
  idParamsSchema,
  ingredientListingSchema,
  ingredientsQuerySchema,
  statsSchema,
} from '#contract/listings.ts';
import { describeBrand } from '#services/product/describe-brand.ts';
import { listFamilies } from '#services/product/list-families.ts';
import { describeIngredient } from '#services/ingredients/describe-ingredient.ts';
import { findIngredients } from '#services/search/find-ingredients.ts';
import type { Site } from '#services/site.ts';
import { NOT_MODIFIED, READ_ERRORS, READ_ONE_ERRORS, refuse, sendJson } from './answers/answers.ts';
import { compressForCache, sendBrotli } from './answers/compression.ts';
import { answerNotModified } from './answers/not-modified.ts';

/** Routes GET /api/stats, /api/brands and /api/ingredients (contract "Calls"). */
export function listingRoutes(site: Site): FastifyPluginAsyncZod {
  /** The list of ingredients (three quarters of a megabyte), serialized and compressed once per catalogue version. */
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
      '/api/brands/:id',
      {
        config: { cost: 10 },
        schema: {
          tags,
          summary: 'What the products of a brand are made of',
          params: idParamsSchema,
          response: { 200: brandMakeupSchema, ...NOT_MODIFIED, ...READ_ONE_ERRORS },
        },
      },
      async (request, reply) => {
        const brand = await describeBrand(site, request.params.id);
        if (brand === null) return refuse(reply, 'not_found', 'There is no such brand.');
        if (answerNotModified(site, request, reply)) return reply;
        return sendJson(reply, JSON.stringify(brand));
      },
    );
    app.get(
      '/api/families',
      {
        schema: {
          tags,
          summary:
            'Every family by name, with one product of each; X-Total-Count gives their number',
          querystring: familyLinesQuerySchema,
          response: { 200: z.array(familyLineSchema), ...NOT_MODIFIED, ...READ_ERRORS },
        },
      },
      async (request, reply) => {
        if (answerNotModified(site, request, reply)) return reply;
        const { items, total } = await listFamilies(site, request.query);
        return sendJson(reply.header('x-total-count', total), JSON.stringify(items));
      },
    );
    app.get(
      '/api/ingredients',
      {
        config: { cost: 5 },
        schema: {
          tags,
          summary: 'Ingredients and families, all or by typed text',
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
        const body = written.get(found) ?? compressForCache(Buffer.from(JSON.stringify(found)));
        written.set(found, body);
        reply.header('content-type', 'application/json; charset=utf-8');
        return sendBrotli(request, reply, body);
      },
    );
    app.get(
      '/api/ingredients/:slug',
      {
        schema: {
          tags,
          summary: 'Everything known about one ingredient or family',
          params: slugParamsSchema,
          response: { 200: ingredientPageSchema, ...NOT_MODIFIED, ...READ_ONE_ERRORS },
        },
      },
      async (request, reply) => {
        const ingredient = await describeIngredient(site, request.params.slug);
        if (ingredient === null) return refuse(reply, 'not_found', 'There is no such ingredient.');
        if (answerNotModified(site, request, reply)) return reply;
        return sendJson(reply, JSON.stringify(ingredient));
      },
    );
  };
}
