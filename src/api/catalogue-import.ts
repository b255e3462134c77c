import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { importStatusSchema } from '#contract/import-status.ts';
import { readImportStatus } from '#services/operator/overview/read-import-status.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_BUSY_ERRORS, OPERATOR_ERRORS, refuse } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Starts an import of the bundled records in the background. Resolves to false if an import is running. */
export type StartImport = () => Promise<boolean>;

/** Routes GET and POST /api/admin/import: reports on the newest import, or starts one of the bundled records. */
export function catalogueImportRoutes(site: Site, start: StartImport): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/import',
      operatorCall({
        summary: 'Status of the newest import of the catalogue',
        response: { 200: importStatusSchema, ...OPERATOR_ERRORS },
      }),
      () => readImportStatus(site),
    );
    app.post(
      '/api/admin/import',
      operatorCall({
        summary: 'Read the bundled records again and derive every product anew',
        response: { 202: z.object({ status: z.literal('started') }), ...OPERATOR_BUSY_ERRORS },
      }),
      async (_request, reply) => {
        if (await start()) return reply.code(202).send({ status: 'started' });
        return refuse(reply, 'conflict', 'An import is running already.');
      },
    );
  };
}
