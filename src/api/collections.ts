import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { slugParamsSchema } from '#contract/blog.ts';
import {
  collectionListingSchema,
  collectionSchema,
  collectionsQuerySchema,
} from '#contract/collections.ts';
import { listCollections, readCollection } from '#services/collections/list-collections.ts';
import type { Site } from '#services/site.ts';
import { READ_ERRORS, READ_ONE_ERRORS, refuse, sendJson } from './answers/answers.ts';

/** Routes GET /api/collections and /api/collections/{slug}: searches that many people make. */
export function collectionRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    const tags = ['catalogue'];
    app.get(
      '/api/collections',
      {
        schema: {
          tags,
          summary:
            'Collections with the number of their products: all, or those of a product or an ingredient',
          querystring: collectionsQuerySchema,
          response: { 200: z.array(collectionListingSchema), ...READ_ERRORS },
        },
      },
      async (request, reply) =>
        sendJson(reply, JSON.stringify(await listCollections(site, request.query))),
    );
    app.get(
      '/api/collections/:slug',
      {
        schema: {
          tags,
          summary: 'One collection: its text and its wishes',
          params: slugParamsSchema,
          response: { 200: collectionSchema, ...READ_ONE_ERRORS },
        },
      },
      async (request, reply) => {
        const collection = await readCollection(site, request.params.slug);
        if (collection === null) return refuse(reply, 'not_found', 'There is no such collection.');
        return sendJson(reply, JSON.stringify(collection));
      },
    );
  };
}
