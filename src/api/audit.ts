import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditQuerySchema, auditSchema } from '#contract/audit.ts';
import { listAudit } from '#services/operator/overview/list-audit.ts';
import type { Site } from '#services/site.ts';
import { OPERATOR_ERRORS } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Route GET /api/admin/audit: sign-ins, refused ones, and actions of the operator and of commands. */
export function auditRoutes(site: Site): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/audit',
      operatorCall({
        summary: 'The audit log, newest first',
        querystring: auditQuerySchema,
        response: { 200: auditSchema, ...OPERATOR_ERRORS },
      }),
      async ({ query }) => ({ entries: [...(await listAudit(site, query))] }),
    );
  };
}
