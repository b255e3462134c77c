import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compressOnce, compressForCache } from './compression.ts';

const text = Array.from({ length: 2_000 }, (_, line) => `<li>Product ${line * 7_919}</li>`).join(
  '',
);

describe('compressOnce', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('makes %s that unpacks to the same', (encoding, decompress) => {
    const made = compressOnce(Buffer.from(text), encoding);
    expect(made.length).toBeLessThan(text.length / 3);
    expect(decompress(made).toString()).toBe(text);
  });
});

describe('compressForCache', () => {
  it('holds no more bytes than it has', () => {
    const made = compressForCache(Buffer.from(text));
    expect(brotliDecompressSync(made).toString()).toBe(text);
    expect(made.buffer.byteLength).toBe(made.length);
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
