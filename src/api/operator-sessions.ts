import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionIdParamsSchema, sessionsSchema } from '#contract/admin.ts';
import type { OperatorSessions } from '#services/operator/operator-sessions.ts';
import { sessionIdOf } from './admin.ts';
import { OPERATOR_ERRORS, OPERATOR_ONE_ERRORS, refuse } from './answers.ts';
import { OPERATOR_CALL } from './route-config.ts';

/** GET /api/admin/sessions, DELETE /api/admin/sessions/{id}: where the operator is signed in, and ending that. */
export function operatorSessionRoutes(sessions: OperatorSessions): FastifyPluginAsyncZod {
  const { config, common } = OPERATOR_CALL;
  return async (app) => {
    app.get(
      '/api/admin/sessions',
      {
        config,
        schema: {
          ...common,
          summary: 'Sessions that hold, the one seen last first',
          response: { 200: sessionsSchema, ...OPERATOR_ERRORS },
        },
      },
      async (request) => ({ sessions: await sessions.list(sessionIdOf(request) ?? '') }),
    );
    app.delete(
      '/api/admin/sessions/:id',
      {
        config,
        schema: {
          ...common,
          summary: 'End a session',
          params: sessionIdParamsSchema,
          response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
        },
      },
      async ({ params }, reply) =>
        (await sessions.revoke(params.id))
          ? reply.code(204).send(null)
          : refuse(reply, 'not_found', 'There is no such session.'),
    );
  };
}
