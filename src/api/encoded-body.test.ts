import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, EncodedBody } from './encoded-body.ts';

const text = Array.from({ length: 2_000 }, (_, line) => `<li>Product ${line * 7_919}</li>`).join(
  '',
);

describe('EncodedBody', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed once for all who take %s', async (encoding, decompress) => {
    const body = new EncodedBody(Buffer.from(text));
    const [one, other] = await Promise.all([body.encoded(encoding), body.encoded(encoding)]);
    expect(one).toBe(other);
    expect(one?.length).toBeLessThan(text.length / 3);
    expect(decompress(one ?? '').toString()).toBe(text);
  });

  it('stays as it is where it is short', () => {
    const short = new EncodedBody(Buffer.from('short'));
    expect(short.encoded('br')).toBeNull();
    expect(short.encoded('gzip')).toBeNull();
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
