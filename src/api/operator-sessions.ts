import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionIdParamsSchema, sessionsSchema } from '#contract/admin.ts';
import type { OperatorSessions } from '#services/operator/sign-in/operator-sessions.ts';
import { sessionIdOf } from './admin.ts';
import { OPERATOR_ERRORS, OPERATOR_ONE_ERRORS, doneOr } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

/** Routes GET /api/admin/sessions and DELETE /api/admin/sessions/{id}: lists and ends the operator's sessions. */
export function operatorSessionRoutes(sessions: OperatorSessions): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/sessions',
      operatorCall({
        summary: 'Valid sessions, most recently used first',
        response: { 200: sessionsSchema, ...OPERATOR_ERRORS },
      }),
      async (request) => ({ sessions: await sessions.list(sessionIdOf(request) ?? '') }),
    );
    app.delete(
      '/api/admin/sessions/:id',
      operatorCall({
        summary: 'End a session',
        params: sessionIdParamsSchema,
        response: { 204: z.null(), ...OPERATOR_ONE_ERRORS },
      }),
      async ({ params }, reply) =>
        doneOr(reply, await sessions.revoke(params.id), 'There is no such session.'),
    );
  };
}
