import { Secret, TOTP } from 'otpauth';

/** The name that authenticator apps show. */
const ISSUER = 'Proteinwise';
const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** Steps before and after the current one whose codes are also accepted: clocks differ, and typing takes time. */
const TOLERANCE = 1;

/**
 * TOTP (RFC 6238) with the parameters that every authenticator app supports: SHA-1, six digits, a new code every 30
 * seconds. `secret` is base32.
 */
function totpOf(secret: string, account = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label: account, secret: Secret.fromBase32(secret) });
}

/** Returns a new secret of 160 bits in base32, as RFC 4226 recommends. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * Returns the time step (of 30 seconds since 1970) that the code belongs to, within tolerance of `now` (milliseconds).
 * Null if there is none. Blanks between the digits are ignored.
 */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = typed.replaceAll(/\s/g, '');
  // The library throws on six characters that are not six bytes, such as full-width digits.
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(secret);
  const steps = totp.validate({ token, timestamp: now, window: TOLERANCE });
  return steps === null ? null : totp.counter({ timestamp: now }) + steps;
}

/** The latest time step whose code is accepted at `now` (milliseconds). */
export function latestStep(now: number): number {
  return Math.floor(now / STEP_MS) + TOLERANCE;
}

/** The URI from which authenticator apps read a secret, as a link or QR code. `account` distinguishes sites. */
export function otpauthUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}
