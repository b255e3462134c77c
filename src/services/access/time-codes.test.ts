import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { makeSecret, otpauthUri, stepOfCode } from './time-codes.ts';

/** The key of RFC 6238, appendix B. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;
const STEP_MS = 30_000;

describe('codes by time', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238, appendix B, at %i s', (seconds, code) => {
    expect(stepOfCode(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('hold in their half minute, one before and one after, and no further', () => {
    const now = 1_234_567_890_000;
    const here = Math.floor(now / STEP_MS);
    const totp = new TOTP({ secret: Secret.fromBase32(SECRET) });
    const typed = [-2, -1, 0, 1, 2].map((steps) =>
      totp.generate({ timestamp: now + steps * STEP_MS }),
    );
    expect(typed.map((code) => stepOfCode(SECRET, code, now))).toEqual([
      null,
      here - 1,
      here,
      here + 1,
      null,
    ]);
  });

  it('may be typed with a blank, and are six digits', () => {
    const now = 59_000;
    expect(stepOfCode(SECRET, '287 082', now)).toBe(1);
    for (const typed of ['', '28708', '2870820', '28708a', '２８７０８２', '-28708']) {
      expect(stepOfCode(SECRET, typed, now)).toBeNull();
    }
  });

  it('come from secrets of 160 bits, a new one each time', () => {
    const secret = makeSecret();
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    expect(makeSecret()).not.toBe(secret);
  });

  it('have an address that apps understand', () => {
    const uri = new URL(otpauthUri(SECRET, 'shop.example:8080'));
    expect(uri.href).toContain('otpauth://totp/Proteinwise:shop.example%3A8080?');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: SECRET,
      issuer: 'Proteinwise',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
