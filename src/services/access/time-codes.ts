import { Secret, TOTP } from 'otpauth';

/** The name that authenticator apps show. */
const ISSUER = 'Proteinwise';
const SECRET_BYTES = 20;
const STEP_MS = 30_000;
/** Steps before and after whose codes are accepted: clocks differ, and typing takes time. */
const TOLERANCE = 1;

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, a new code every 30 seconds. `secret` is base32. */
function totpOf(secret: string, account = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label: account, secret: Secret.fromBase32(secret) });
}

/** A fresh secret of 160 bits, as RFC 4226 recommends; base32. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The time step (30 seconds since 1970) within tolerance of `now` (milliseconds) whose code this is; null if there is none.
 * Blanks between the digits are ignored.
 */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = typed.replaceAll(/\s/g, '');
  // The library throws on six characters that are not six bytes, such as full-width digits.
  if (!/^\d{6}$/.test(token)) return null;
  const totp = totpOf(secret);
  const steps = totp.validate({ token, timestamp: now, window: TOLERANCE });
  return steps === null ? null : totp.counter({ timestamp: now }) + steps;
}

/** The latest time step whose code can be right at `now` (milliseconds). */
export function latestStep(now: number): number {
  return Math.floor(now / STEP_MS) + TOLERANCE;
}

/** The URI from which authenticator apps read a secret, as a link or QR code; `account` distinguishes sites. */
export function otpauthUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}
