import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { loginBodySchema, sessionSchema } from '#contract/admin.ts';
import {
  ABSOLUTE_MS,
  DEVICE_MS,
  NO_SESSION,
  type OperatorSessions,
  type SessionTimes,
  type SignIn,
} from '#services/operator/sign-in/operator-sessions.ts';
import type { Caller, Verification } from '#services/operator/sign-in/verify-credentials.ts';
import { hasSecondFactor } from '#services/operator/sign-in/second-factor.ts';
import type { Site } from '#services/site.ts';
import { BODY_ERRORS, OPERATOR_ERRORS, READ_ERRORS, refuse } from './answers/answers.ts';

/** The `__Host-` prefix restricts a cookie to TLS (or the machine itself), to this host and to the root path. */
const SECURE_COOKIE = '__Host-operator';
/** Browsers refuse the prefix on plain HTTP, so the cookie has another name there. */
const PLAIN_COOKIE = 'operator';
/** Marks a browser from which the operator has signed in; it grants no access by itself. */
const DEVICE = '-device';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https' || LOOPBACK.test(request.host);
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { readonly value: string; readonly maxAgeSeconds: number; readonly suffix?: string },
): void {
  const secure = isSecure(request);
  const { value, maxAgeSeconds, suffix = '' } = cookie;
  reply.setCookie(`${secure ? SECURE_COOKIE : PLAIN_COOKIE}${suffix}`, value, {
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'strict',
    maxAge: maxAgeSeconds,
  });
}

function tokenOf(request: FastifyRequest, suffix: string): string | null {
  const token = request.cookies[`${isSecure(request) ? SECURE_COOKIE : PLAIN_COOKIE}${suffix}`];
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** The session id of a request. Null if it has none of the right form. */
export function sessionIdOf(request: FastifyRequest): string | null {
  return tokenOf(request, '');
}

/**
 * The origin of a sign-in attempt: the address, and the device token if the operator has signed in from the browser.
 */
export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, device: tokenOf(request, DEVICE) };
}

/**
 * Answers credentials that were refused. The response does not say whether the password or the code was wrong, so that
 * neither can be guessed alone.
 */
export function refuseCredentials(
  reply: FastifyReply,
  refusal: Exclude<SignIn | Verification, { kind: 'signed-in' | 'right' }>,
  secondFactor: boolean,
): FastifyReply {
  if (refusal.kind === 'throttled') {
    reply.header('retry-after', refusal.retryAfter);
    return refuse(reply, 'too_many_requests', 'Too many wrong passwords. Please try again later.');
  }
  return refuse(
    reply,
    'unauthorized',
    secondFactor
      ? 'The password is wrong, or the code is wrong or has expired.'
      : 'This is not the password.',
  );
}

/** POST /api/admin/login and /logout, GET /api/admin/session (product.md section 4). */
export function adminRoutes(
  { database }: Pick<Site, 'database'>,
  sessions: OperatorSessions,
): FastifyPluginAsyncZod {
  const describe = async (session: SessionTimes) => ({
    ...session,
    secondFactor: await hasSecondFactor(database),
  });
  return async (app) => {
    const tags = ['operator'];
    app.post(
      '/api/admin/login',
      {
        schema: {
          tags,
          summary: 'Sign in',
          body: loginBodySchema,
          response: { 200: sessionSchema, ...BODY_ERRORS, ...OPERATOR_ERRORS },
        },
      },
      async (request, reply) => {
        const result = await sessions.signIn(request.body, callerOf(request));
        if (result.kind !== 'signed-in') {
          return refuseCredentials(reply, result, await hasSecondFactor(database));
        }
        const known = sessionIdOf(request);
        if (known !== null) await sessions.signOut(known);
        setCookie(request, reply, { value: result.id, maxAgeSeconds: ABSOLUTE_MS / 1_000 });
        const device = { value: result.device, maxAgeSeconds: DEVICE_MS / 1_000 };
        setCookie(request, reply, { ...device, suffix: DEVICE });
        return reply.send(await describe(result.session));
      },
    );
    app.post(
      '/api/admin/logout',
      {
        schema: {
          tags,
          summary: 'Sign out; also ends the session on the server',
          response: { 200: sessionSchema, ...BODY_ERRORS },
        },
      },
      async (request, reply) => {
        const id = sessionIdOf(request);
        if (id !== null) await sessions.signOut(id);
        setCookie(request, reply, { value: '', maxAgeSeconds: 0 });
        return reply.send(await describe(NO_SESSION));
      },
    );
    app.get(
      '/api/admin/session',
      {
        schema: {
          tags,
          summary:
            'Whether an operator is signed in, until when, and whether signing in requires a code',
          response: { 200: sessionSchema, ...READ_ERRORS },
        },
      },
      async (request) => {
        const id = sessionIdOf(request);
        return describe((id === null ? null : await sessions.find(id)) ?? NO_SESSION);
      },
    );
  };
}
