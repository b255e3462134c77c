import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  startUpdateBodySchema,
  updateStatusSchema,
  type StartUpdateBody,
} from '#contract/import-status.ts';
import { readUpdateStatus } from '#services/operator/overview/read-import-status.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_BUSY_ERRORS, OPERATOR_ERRORS, refuse } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Updates from the public services, run by this process. */
export interface Updates {
  /** Starts an update in the background. Resolves to false if an import or update is running. */
  start(wish: StartUpdateBody): Promise<boolean>;
  /** The schedule as a cron expression. Null if there is none. */
  readonly schedule: string | null;
  next(): Date | null;
}

/** Routes GET and POST /api/admin/update: reports on the newest update from the public services, or starts one. */
export function catalogueUpdateRoutes(site: Site, updates: Updates): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/update',
      operatorCall({
        summary: 'Status of the newest update from the public services',
        response: { 200: updateStatusSchema, ...OPERATOR_ERRORS },
      }),
      async () => ({
        ...(await readUpdateStatus(site)),
        schedule: updates.schedule,
        next: updates.next()?.toISOString() ?? null,
      }),
    );
    app.post(
      '/api/admin/update',
      operatorCall({
        summary: 'Ask Open Food Facts, USDA and NIH DSLD for what is new',
        body: startUpdateBodySchema,
        response: { 202: z.object({ status: z.literal('started') }), ...OPERATOR_BUSY_ERRORS },
      }),
      async (request, reply) => {
        if (await updates.start(request.body)) return reply.code(202).send({ status: 'started' });
        return refuse(reply, 'conflict', 'An import or update is running already.');
      },
    );
  };
}
