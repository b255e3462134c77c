import { sql } from 'kysely';
import type { Database } from './open-database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** PostgreSQL answers, and does not let the site in: a password is missing, its certificate is not accepted … */
export class NotLetInError extends Error {
  override readonly name = 'NotLetInError';
}

/** Asks PostgreSQL for nothing, to tell one that does not let the site in from whatever may fail later. */
export async function knock({ kysely, engine }: Database): Promise<void> {
  if (engine !== 'postgres') return;
  try {
    await sql`select 1`.execute(kysely);
  } catch (error) {
    if (isDatabaseUnavailable(error) || !(error instanceof Error)) throw error;
    throw Object.assign(new NotLetInError(error.message, { cause: error }), error);
  }
}
