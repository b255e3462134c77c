import { setTimeout } from 'node:timers/promises';
import type { Database } from '#database/connection/open-database.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import {
  generatePassword,
  replacePassword,
  setPassword,
} from '#services/operator/sign-in/operator-password.ts';
import type { Config } from '../config.ts';

/** Serves the first pages before hashing, which takes a fifth of a second of CPU time or more. */
const BEGIN_AFTER_MS = 1_000;
/** The wait between attempts to store the password in a database that accepts no writes. */
const PAUSE_MS = 5_000;

async function store(write: () => Promise<void>, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      await write();
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    await setTimeout(PAUSE_MS, null, { signal: ending, ref: false }).catch(() => null);
  }
}

/**
 * Stores the operator's password, or generates one and prints it. Sign-ins wait for it, but pages do not: hashing takes
 * a good part of a second (docs/decisions/process.md). Retries while the database accepts no writes. Any other error is
 * left uncaught and ends the process, as all startup errors do. Returns a function that stops the retries and waits for
 * the last attempt.
 */
export function preparePassword(
  { ADMIN_PASSWORD: given }: Config,
  database: Database,
  say: (line: string) => void,
): () => Promise<void> {
  const password = given ?? generatePassword();
  if (given === undefined)
    say(`Operator password for /admin-dashboard (ADMIN_PASSWORD is not set): ${password}`);
  else if (given.length < 12) say('ADMIN_PASSWORD is short; at least 12 characters are wise.');
  const write = given === undefined ? replacePassword : setPassword;
  const ending = new AbortController();
  const { signal } = ending;
  const first = setTimeout(BEGIN_AFTER_MS, null, { signal, ref: false }).catch(() => null);
  const stored = store(() => write(database, password, first), signal);
  return () => {
    ending.abort();
    return stored;
  };
}
