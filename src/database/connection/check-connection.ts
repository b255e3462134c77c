import { sql } from 'kysely';
import type { Database } from './open-database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** Thrown if PostgreSQL answers but refuses the site: a password is missing, a certificate is not accepted … */
export class ConnectionRefusedError extends Error {
  override readonly name = 'ConnectionRefusedError';
}

/**
 * Runs an empty query on PostgreSQL, to distinguish a refused connection from later failures. Rejects with
 * `ConnectionRefusedError` if refused.
 */
export async function checkConnection({ kysely, engine }: Database): Promise<void> {
  if (engine !== 'postgres') return;
  try {
    await sql`select 1`.execute(kysely);
  } catch (error) {
    if (isDatabaseUnavailable(error) || !(error instanceof Error)) throw error;
    throw Object.assign(new ConnectionRefusedError(error.message, { cause: error }), error);
  }
}
