import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#database/connection/open-database.ts';
import { changeSetting, readSetting } from '#database/settings/settings.ts';

/** The setting's name comes from its first use; existing databases store the secret under it. */
const SECRET = 'throttle_secret';

/** Returns the site's secret key in base64url. All processes on the database share it; the first one creates it. */
export async function readSiteSecret(database: Database): Promise<string> {
  const known = await readSetting(database, SECRET);
  if (known !== null) return known;
  const value = randomBytes(32).toString('base64url');
  if (await changeSetting(database, SECRET, { before: null, value })) return value;
  return readSiteSecret(database);
}

/** 128 bits as lower-case hexadecimal digits, because some mail servers change the case of what they quote. */
function signatureOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`mail mark\n${id}`).digest('hex').slice(0, 32);
}

/** Appends the site's signature to a mail's mark: "issue.7.42" becomes "issue.7.42.5f…". */
export async function signMailId(database: Database, id: string): Promise<string> {
  return `${id}.${signatureOf(await readSiteSecret(database), id)}`;
}

/** Whether this site signed a mark. */
export async function verifyMailId(
  database: Database,
  { id, signature }: { readonly id: string; readonly signature: string },
): Promise<boolean> {
  const expected = Buffer.from(signatureOf(await readSiteSecret(database), id));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
