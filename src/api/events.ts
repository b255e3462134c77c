import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { eventBodySchema } from '#contract/events.ts';
import { recordEvent } from '#services/record-event.ts';
import type { Site } from '#services/site.ts';
import { BODY_ERRORS } from './answers/answers.ts';
import type { Allowance } from './route-config.ts';

/** Route POST /api/events: counts first-party events without personal data. */
export function eventRoutes(
  site: Site,
  options: { readonly allowance: Allowance },
): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/events',
      {
        config: { allowance: options.allowance },
        schema: {
          tags: ['events'],
          summary: 'Count an event',
          body: eventBodySchema,
          response: { 204: z.null().describe('Counted'), ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        await recordEvent(site, request.body);
        return reply.code(204).send(null);
      },
    );
  };
}
