import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#database/connection/open-database.ts';
import { changeSetting, readSetting } from '#database/settings/settings.ts';

/** Named after its first use; existing databases have it under this name. */
const SECRET = 'throttle_secret';

/** The secret key of the site, base64url: shared by all processes on the database, created by the first. */
export async function readSiteSecret(database: Database): Promise<string> {
  const known = await readSetting(database, SECRET);
  if (known !== null) return known;
  const value = randomBytes(32).toString('base64url');
  if (await changeSetting(database, SECRET, { before: null, value })) return value;
  return readSiteSecret(database);
}

/** 128 bits in lower-case letters and digits: some mail servers change the case of what they quote. */
function signatureOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`mail mark\n${id}`).digest('hex').slice(0, 32);
}

/** A mail's mark with the site's signature behind it: "issue.7.42" becomes "issue.7.42.5f…". */
export async function signMark(database: Database, id: string): Promise<string> {
  return `${id}.${signatureOf(await readSiteSecret(database), id)}`;
}

/** Whether this site signed a mark. */
export async function isOurMark(
  database: Database,
  { id, signature }: { readonly id: string; readonly signature: string },
): Promise<boolean> {
  const expected = Buffer.from(signatureOf(await readSiteSecret(database), id));
  const given = Buffer.from(signature.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}
