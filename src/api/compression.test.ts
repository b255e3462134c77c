import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compress } from './compression.ts';

const text = Array.from({ length: 2_000 }, (_, line) => `<li>Product ${line * 7_919}</li>`).join(
  '',
);

describe('compress', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('makes %s that unpacks to the same', async (encoding, decompress) => {
    const made = await compress(Buffer.from(text), encoding);
    expect(made.length).toBeLessThan(text.length / 3);
    expect(decompress(made).toString()).toBe(text);
  });
});

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
    [undefined, null],
  ] as const)('%s: %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });
});
