import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, a new code every 30 seconds. */
export const STEP_SECONDS = 30;
const DIGITS = 6;
/** Codes of one step before and after are taken too: clocks differ, and people take time to type. */
const TOLERANCE = 1;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648, section 6) without padding. */
export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(value >>> bits) & 31] ?? '';
    }
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + (BASE32[(value << (5 - bits)) & 31] ?? '');
}

/** The bytes of base32 text; throws on anything that is none, since only our own secrets are read. */
export function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    const index = BASE32.indexOf(letter);
    if (index < 0) throw new Error('The secret is not base32');
    value = (value << 5) | index;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}

/** A fresh secret of 160 bits, as RFC 4226 recommends; base32. */
export function makeSecret(): string {
  return encodeBase32(randomBytes(SECRET_BYTES));
}

/** The time step of a moment (milliseconds since 1970). */
export function stepAt(now: number): number {
  return Math.floor(now / 1_000 / STEP_SECONDS);
}

/** The code of a time step (RFC 4226, section 5.3), `digits` long. */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step within tolerance whose code this is; null if there is none. Blanks between the digits are overlooked. */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const key = decodeBase32(secret);
  const given = Buffer.from(code);
  const middle = stepAt(now);
  for (let step = middle - TOLERANCE; step <= middle + TOLERANCE; step += 1) {
    if (timingSafeEqual(Buffer.from(codeOf(key, step)), given)) return step;
  }
  return null;
}

/** Who asks for the codes, as authenticator apps show it. */
const ISSUER = 'Proteinwise';

/** The address that authenticator apps take a secret from, by link or as a QR code; `account` tells sites apart. */
export function otpauthUri(secret: string, account: string): string {
  const label = `${ISSUER}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret,
    issuer: ISSUER,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/${label}?${query.toString()}`;
}
