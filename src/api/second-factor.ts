import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  confirmBodySchema,
  enrolBodySchema,
  enrolledSchema,
  recoveryCodesSchema,
  removeFactorBodySchema,
  secondFactorSchema,
} from '#contract/admin.ts';
import type { OperatorSessions } from '#services/operator/sign-in/operator-sessions.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  hasSecondFactor,
  readSecondFactorStatus,
  removeSecondFactor,
} from '#services/operator/sign-in/second-factor.ts';
import type { Site } from '#services/site.ts';
import { callerOf, refuseCredentials, sessionIdOf } from './admin.ts';
import { OPERATOR_BUSY_ERRORS, OPERATOR_ERRORS, refuse } from './answers/answers.ts';
import { operatorCall } from './route-config.ts';

const ACTIVE = 'A second factor is set up already. Remove it first.';
const NOTHING = 'There is nothing to confirm. Please begin again.';

/**
 * Routes GET /api/admin/second-factor, and POST …/enrol, …/confirm, …/remove: time-based codes for sign-in
 * (docs/decisions/security.md). Setting up and removing require the password again, so that an unattended session is
 * not enough.
 */
export function secondFactorRoutes(
  { database, now }: Site,
  sessions: OperatorSessions,
  account: string,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/second-factor',
      operatorCall({
        summary: 'Whether a second factor is set up, and how many recovery codes are left',
        response: { 200: secondFactorSchema, ...OPERATOR_ERRORS },
      }),
      () => readSecondFactorStatus(database),
    );
    app.post(
      '/api/admin/second-factor/enrol',
      operatorCall({
        summary: 'Create a secret for an authenticator app; a code must confirm it',
        body: enrolBodySchema,
        response: { 200: enrolledSchema, ...OPERATOR_BUSY_ERRORS },
      }),
      async (request, reply) => {
        if (await hasSecondFactor(database)) return refuse(reply, 'conflict', ACTIVE);
        const verification = await sessions.verify(request.body, callerOf(request));
        if (verification.kind !== 'right') return refuseCredentials(reply, verification, false);
        const enrolment = await enrolSecondFactor(database, { account, now: now() });
        return enrolment === null ? refuse(reply, 'conflict', ACTIVE) : reply.send(enrolment);
      },
    );
    app.post(
      '/api/admin/second-factor/confirm',
      operatorCall({
        summary: 'Confirm the secret with a code; from then on sign-in requires one',
        body: confirmBodySchema,
        response: { 200: recoveryCodesSchema, ...OPERATOR_BUSY_ERRORS },
      }),
      async (request, reply) => {
        const result = await confirmSecondFactor(database, {
          code: request.body.code,
          sessionId: sessionIdOf(request) ?? '',
          now: now(),
        });
        if (result.kind === 'active') {
          return reply.send({ recoveryCodes: [...result.recoveryCodes] });
        }
        if (result.kind === 'nothing-to-confirm') return refuse(reply, 'conflict', NOTHING);
        return refuse(reply, 'invalid_request', 'The request is not valid: code.', [
          { path: 'code', message: 'is not the code of this half minute' },
        ]);
      },
    );
    app.post(
      '/api/admin/second-factor/remove',
      operatorCall({
        summary: 'Remove the second factor; needs the password and a code',
        body: removeFactorBodySchema,
        response: { 204: z.null(), ...OPERATOR_BUSY_ERRORS },
      }),
      async (request, reply) => {
        if (!(await hasSecondFactor(database))) {
          return refuse(reply, 'conflict', 'No second factor is set up.');
        }
        const verification = await sessions.verify(request.body, callerOf(request));
        if (verification.kind !== 'right') return refuseCredentials(reply, verification, true);
        await removeSecondFactor(database);
        return reply.code(204).send(null);
      },
    );
  };
}
