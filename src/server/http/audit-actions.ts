import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperatorSessions } from '#services/operator/sign-in/operator-sessions.ts';

const SUFFIX: Readonly<Record<string, string>> = { PUT: '.set', DELETE: '.removed' };

/** "POST /api/admin/products/:id/merge" → "products.merge". */
export function actionOf(method: string, route: string): string {
  const parts = route
    .replace(/^\/api\/(?:admin\/)?/, '')
    .split('/')
    .filter((part) => !part.startsWith(':'));
  return `${parts.join('.')}${SUFFIX[method] ?? ''}`;
}

function subjectOf({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null ? Object.values(params).join(' ') : '';
}

/**
 * Records every action of the signed-in operator in the audit log before the response is sent: action, subject and
 * time, never the body. Refused requests are not recorded.
 */
export function auditActions(app: FastifyInstance, sessions: OperatorSessions): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { config, url = '' } = request.routeOptions;
    const isAction =
      config?.operator === true &&
      !['GET', 'HEAD'].includes(request.method) &&
      reply.statusCode < 400;
    if (isAction) await sessions.noteAction(actionOf(request.method, url), subjectOf(request));
    return payload;
  });
}
