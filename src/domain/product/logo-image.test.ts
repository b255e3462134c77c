import { describe, expect, it } from 'vitest';
import { aPng, aWebp } from '../../../tests/support/logo-pictures.ts';
import { checkLogo, MAX_LOGO_BYTES } from './logo-image.ts';

const reasonOf = (bytes: Uint8Array) => {
  const check = checkLogo(bytes);
  return check.ok ? null : check.reason;
};
/** 100 × 40 in the three ways a WebP says so. */
const WEBPS = [
  aWebp('VP8X', [0, 0, 0, 0, 99, 0, 0, 39, 0, 0]),
  aWebp('VP8L', [0x2f, 99, 0xc0, 0x09, 0]),
  aWebp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 100, 0x40, 40, 0x80]),
];

describe('a logo', () => {
  it('may be a PNG', () => {
    expect(checkLogo(aPng(64, 48))).toEqual({ ok: true, type: 'image/png', width: 64, height: 48 });
  });

  it('may be a WebP of each kind, with the size it states', () => {
    for (const bytes of WEBPS) {
      expect(checkLogo(bytes)).toEqual({ ok: true, type: 'image/webp', width: 100, height: 40 });
    }
  });

  it('is known by what it holds: no drawing with script, no page, no other picture', () => {
    for (const text of [
      '',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<!doctype html><script>alert(1)</script>',
      'GIF89a',
      '\u0089PNG',
      'RIFF\u0010\u0000\u0000\u0000WAVEfmt ',
      'RIFF\u0010\u0000\u0000\u0000WEBPXXXX',
    ]) {
      expect(reasonOf(Buffer.from(text, 'latin1'))).toBe('must be a PNG or WebP picture');
    }
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
    expect(reasonOf(jpeg)).toBe('must be a PNG or WebP picture');
  });

  it('is complete, and nothing hangs behind its end', () => {
    const png = aPng(64);
    const reason = 'is cut off, or has something behind its end';
    expect(reasonOf(png.subarray(0, -1))).toBe(reason);
    expect(reasonOf(Buffer.concat([png, Buffer.from('<script>')]))).toBe(reason);
    for (const webp of WEBPS) {
      expect(reasonOf(webp.subarray(0, -1))).toBe(reason);
      expect(reasonOf(Buffer.concat([webp, Buffer.from([0])]))).toBe(reason);
    }
  });

  it('is 16 to 1,024 pixels wide and high', () => {
    expect(checkLogo(aPng(16)).ok).toBe(true);
    expect(checkLogo(aPng(1_024, 16)).ok).toBe(true);
    expect(reasonOf(aPng(15, 64))).toBe('must be 16 to 1024 pixels wide and high; it is 15 × 64');
    expect(reasonOf(aPng(64, 15))).toContain('64 × 15');
    expect(reasonOf(aPng(1_025, 16))).toContain('1025 × 16');
    expect(reasonOf(aPng(16, 1_025))).toContain('16 × 1025');
  });

  it('is at most 64 KiB', () => {
    const padded = (length: number) => {
      const png = aPng(64);
      const end = png.subarray(-12);
      return Buffer.concat([png.subarray(0, -12), Buffer.alloc(length - png.length), end]);
    };
    expect(reasonOf(padded(MAX_LOGO_BYTES))).toBeNull();
    expect(reasonOf(padded(MAX_LOGO_BYTES + 1))).toBe('must not be larger than 64 KiB');
  });
});
