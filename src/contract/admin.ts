import { z } from 'zod';

/** Longest password that is hashed; longer ones are refused before any work is done. */
export const MAX_PASSWORD_LENGTH = 200;

export const loginBodySchema = z
  .strictObject({ password: z.string().min(1).max(MAX_PASSWORD_LENGTH) })
  .meta({ id: 'LoginRequest' });

/** Operator session; times are ISO 8601 UTC. Null where nobody is signed in. */
export const sessionSchema = z
  .object({
    authenticated: z.boolean(),
    expiresAt: z.string().nullable().describe('Absolute end of the session'),
    idleExpiresAt: z.string().nullable().describe('End unless something is asked before'),
  })
  .meta({ id: 'OperatorSession' });
export type OperatorSession = Readonly<z.output<typeof sessionSchema>>;
