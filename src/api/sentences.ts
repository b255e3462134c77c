import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readSentenceBodySchema, sentenceReadingSchema } from '#contract/sentence.ts';
import { readShoppersSentence } from '#services/search/read-shoppers-sentence.ts';
import type { Site } from '#services/site.ts';
import { BODY_ERRORS, sendJson } from './answers/answers.ts';

/** Route POST /api/sentences/read: reads a sentence as the wishes of a search. */
export function sentenceRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/sentences/read',
      {
        config: { cost: 5 },
        schema: {
          tags: ['search'],
          summary: 'The wishes in a sentence',
          body: readSentenceBodySchema,
          response: { 200: sentenceReadingSchema, ...BODY_ERRORS },
        },
      },
      async (request, reply) =>
        sendJson(reply, JSON.stringify(await readShoppersSentence(site, request.body.sentence))),
    );
  };
}
