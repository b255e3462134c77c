import { describe, expect, it } from 'vitest';
import {
  codeOf,
  decodeBase32,
  encodeBase32,
  makeSecret,
  otpauthUri,
  stepAt,
  stepOfCode,
} from './time-codes.ts';

/** The key of RFC 6238, appendix B. */
const KEY = Buffer.from('12345678901234567890');
const SECRET = encodeBase32(KEY);

describe('codes by time', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238, appendix B, at %i s', (seconds, code) => {
    expect(codeOf(KEY, stepAt(seconds * 1_000), 8)).toBe(code);
    expect(codeOf(KEY, stepAt(seconds * 1_000))).toBe(code.slice(2));
  });

  it.each([
    [0, '755224'],
    [1, '287082'],
    [2, '359152'],
    [9, '520489'],
  ])('are those of RFC 4226, appendix D, for count %i', (count, code) => {
    expect(codeOf(KEY, count)).toBe(code);
  });

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is %j in base32, as in RFC 4648, section 10', (plain, coded) => {
    expect(encodeBase32(Buffer.from(plain))).toBe(coded);
    expect(decodeBase32(coded).toString()).toBe(plain);
  });

  it('hold in their half minute, one before and one after, and no further', () => {
    const now = 1_234_567_890_000;
    const at = (steps: number) => codeOf(KEY, stepAt(now) + steps);
    expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(SECRET, at(steps), now))).toEqual([
      null,
      stepAt(now) - 1,
      stepAt(now),
      stepAt(now) + 1,
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
    expect(decodeBase32(secret)).toHaveLength(20);
    expect(makeSecret()).not.toBe(secret);
    expect(() => decodeBase32('not base32')).toThrow('base32');
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
