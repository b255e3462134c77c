import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { explainLabelBodySchema, explainedLabelSchema } from '#contract/label.ts';
import { readCriteria } from '#contract/criteria.ts';
import type { Site } from '#services/site.ts';
import { BODY_ERRORS, sendJson } from './answers/answers.ts';

/** Route POST /api/labels/explain: explains an ingredient statement and matches it against wishes. */
export function labelRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/labels/explain',
      {
        config: { cost: 20, bytesPerMillisecond: 200 },
        schema: {
          tags: ['labels'],
          summary: 'What an ingredient statement says, and how it meets wishes',
          body: explainLabelBodySchema,
          response: { 200: explainedLabelSchema, ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const { criteria, ...label } = request.body;
        const explained = await site.readLabel({
          ...label,
          criteria: criteria && readCriteria(criteria),
        });
        return sendJson(reply, JSON.stringify(explained));
      },
    );
  };
}
