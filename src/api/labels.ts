import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { explainLabelBodySchema, labelExplanationSchema } from '#contract/label.ts';
import type { Site } from '#services/site.ts';
import { BODY_ERRORS, sendJson } from './answers.ts';

/** POST /api/labels/explain: takes an ingredient statement apart. */
export function labelRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/labels/explain',
      {
        config: { cost: 20 },
        schema: {
          tags: ['labels'],
          summary: 'What an ingredient statement says',
          body: explainLabelBodySchema,
          response: { 200: labelExplanationSchema, ...BODY_ERRORS },
        },
      },
      async (request, reply) => sendJson(reply, JSON.stringify(await site.readLabel(request.body))),
    );
  };
}
