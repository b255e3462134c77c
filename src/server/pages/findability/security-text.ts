import { DAY_MS } from '#domain/durations.ts';

const HALF_A_YEAR_MS = 182 * DAY_MS;

/**
 * Returns `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Names the contact page if there is
 * no contact address. The file expires half a year after `now`, so that no outdated copy is trusted.
 */
export function writeSecurityText(origin: string, contactEmail: string | null, now: Date): string {
  const expires = new Date(now.getTime() + HALF_A_YEAR_MS).toISOString();
  return [
    `Contact: ${contactEmail === null ? `${origin}/contact` : `mailto:${contactEmail}`}`,
    `Expires: ${expires.slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
