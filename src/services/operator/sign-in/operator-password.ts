import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { deleteAllSessions } from '#database/operator/sessions.ts';
import type { Database } from '#database/connection/open-database.ts';
import { changeSetting, readSetting, writeSetting } from '#database/settings/settings.ts';

/** The setting that stores the password's derived key. */
export const PASSWORD_SETTING = 'operator_password';
const KEY_BYTES = 32;

/** The cost parameters of scrypt: N (a power of two), r and p. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation for scrypt with 32 MiB: about a fifth of a second on a slow core. */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const MEMORY_BYTES = 64 * 1024 * 1024;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` after all earlier work. Parallel derivations would each take 32 MiB and a thread that other requests
 * need. Also, a sign-in during startup must be checked against the password that startup sets.
 */
function runSerialized<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: MEMORY_BYTES };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Returns what is stored for a password: `salt:key:N:r:p`, the first two in base64. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return [salt.toString('base64'), key.toString('base64'), cost.N, cost.r, cost.p].join(':');
}

/** Generates a password that is easy to type: 20 letters and digits without look-alikes, about 99 bits. */
export function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters: string[] = [];
  while (letters.length < 20) {
    for (const byte of randomBytes(32)) {
      // Rejects bytes above the largest multiple of the alphabet's size, so that all letters are equally likely.
      if (byte < 248 && letters.length < 20) letters.push(alphabet[byte % alphabet.length] ?? '');
    }
  }
  return letters.join('').replace(/(.{5})(?=.)/g, '$1-');
}

async function isKeyOf(stored: string | null, password: string): Promise<boolean> {
  const [salt, key, ...cost] = stored?.split(':') ?? [];
  if (salt === undefined || key === undefined) return false;
  // Passwords stored by the first versions have no cost.
  const [N = COST.N, r = COST.r, p = COST.p] = cost.map(Number);
  const expected = Buffer.from(key, 'base64');
  const derived = await derive(password, Buffer.from(salt, 'base64'), { N, r, p });
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** Whether this is the operator's password, compared in constant time. False while none is set. */
export function checkPassword(database: Database, password: string): Promise<boolean> {
  return runSerialized(async () =>
    isKeyOf(await readSetting(database, PASSWORD_SETTING), password),
  );
}

async function writePassword(database: Database, password: string): Promise<void> {
  await writeSetting(database, PASSWORD_SETTING, await hashPassword(password));
  await deleteAllSessions(database);
}

/** Sets the operator's password for all processes and ends every session. Waits for `first`; sign-ins wait for it. */
export function replacePassword(
  database: Database,
  password: string,
  first?: Promise<unknown>,
): Promise<void> {
  return runSerialized(async () => {
    await first;
    await writePassword(database, password);
  });
}

/** Sets the password and ends every session, unless it is already the current password. */
export function setPassword(
  database: Database,
  password: string,
  first?: Promise<unknown>,
): Promise<void> {
  return runSerialized(async () => {
    await first;
    for (;;) {
      const before = await readSetting(database, PASSWORD_SETTING);
      if (await isKeyOf(before, password)) return;
      const value = await hashPassword(password);
      // If another starting process has set it meanwhile, sessions opened since then are kept.
      if (await changeSetting(database, PASSWORD_SETTING, { before, value }))
        return await deleteAllSessions(database);
    }
  });
}
