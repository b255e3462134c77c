import { z } from 'zod';
import type { Wire } from './wire.ts';

/** The most characters of a password that are hashed. Longer ones are refused before any work is done. */
export const MAX_PASSWORD_LENGTH = 200;

const password = z.string().min(1).max(MAX_PASSWORD_LENGTH);
/** Six digits from the authenticator app, or a recovery code. */
const code = z.string().trim().min(1).max(40);

export const loginBodySchema = z
  .strictObject({
    password,
    code: code.optional().describe('Required if a second factor is set up'),
  })
  .meta({ id: 'LoginRequest' });
export type Credentials = Wire<typeof loginBodySchema>;

/** The operator's session. Times are ISO 8601 UTC, null if nobody is signed in. */
export const sessionSchema = z
  .object({
    authenticated: z.boolean(),
    expiresAt: z.string().nullable().describe('Absolute end of the session'),
    idleExpiresAt: z.string().nullable().describe('End of the session without further requests'),
    secondFactor: z.boolean().describe('Whether signing in requires a code'),
  })
  .meta({ id: 'OperatorSession' });
export type OperatorSession = Readonly<z.output<typeof sessionSchema>>;

/** The operator's second factor: time-based codes (RFC 6238). */
export const secondFactorSchema = z
  .object({ active: z.boolean(), recoveryCodesLeft: z.int() })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = Readonly<z.output<typeof secondFactorSchema>>;

export const enrolBodySchema = z.strictObject({ password }).meta({ id: 'SecondFactorEnrolment' });
export const enrolledSchema = z
  .object({
    secret: z.string().describe('Base32; shown only this once'),
    uri: z.string().describe('otpauth:// address for an authenticator app'),
  })
  .meta({ id: 'SecondFactorSecret' });
export type EnrolledSecret = Readonly<z.output<typeof enrolledSchema>>;

export const confirmBodySchema = z.strictObject({ code }).meta({ id: 'SecondFactorConfirmation' });
export const recoveryCodesSchema = z
  .object({
    recoveryCodes: z.array(z.string()).describe('Each can be used once; shown only this once'),
  })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = Readonly<z.output<typeof recoveryCodesSchema>>;

export const removeFactorBodySchema = z
  .strictObject({ password, code })
  .meta({ id: 'SecondFactorRemoval' });

/** The operator's sessions on all devices. `id` identifies a session and grants no access. */
export const sessionsSchema = z
  .object({
    sessions: z.array(
      z.object({
        id: z.string(),
        startedAt: z.string(),
        lastSeenAt: z.string(),
        expiresAt: z.string(),
        isThis: z.boolean().describe('The current session'),
      }),
    ),
  })
  .meta({ id: 'OperatorSessions' });
export type OperatorSessionList = Readonly<z.output<typeof sessionsSchema>>;
export const sessionIdParamsSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/, { error: 'must be the id of a session' }),
});
