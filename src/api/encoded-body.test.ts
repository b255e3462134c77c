import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

const text = Array.from({ length: 2_000 }, (_, line) => `<li>Product ${line * 7_919}</li>`).join(
  '',
);
const body = (onResize?: () => void) => new EncodedBody(Buffer.from(text), onResize);

async function brotliOf(asked: EncodedBody): Promise<Buffer> {
  const made = await asked.encoded('br');
  if (made === null) throw new Error('It was not compressed.');
  return made;
}

describe('EncodedBody', () => {
  it('is compressed quickly for the first who asks, and small for those after the second', async () => {
    const asked = body();
    const first = await brotliOf(asked);
    expect(await brotliOf(asked)).toBe(first);
    await vi.waitFor(async () => {
      expect((await brotliOf(asked)).length).toBeLessThan(first.length);
    });
    const small = await brotliOf(asked);
    expect(await brotliOf(asked)).toBe(small);
    expect(brotliDecompressSync(first).toString()).toBe(text);
    expect(brotliDecompressSync(small).toString()).toBe(text);
  });

  it('lets the plain form go once it is compressed, and has it again for who asks', async () => {
    const resized = vi.fn<() => void>();
    const asked = body(resized);
    const compressed = await brotliOf(asked);
    expect(asked.weight).toBeLessThan(compressed.length + 1_000);
    expect(resized).toHaveBeenCalledTimes(1);
    expect(asked.plain.toString()).toBe(text);
    expect(asked.weight).toBeGreaterThan(text.length + compressed.length);
    expect(resized).toHaveBeenCalledTimes(2);
  });

  it('is compressed once for all who take gzip', async () => {
    const asked = body();
    const [one, other] = await Promise.all([asked.encoded('gzip'), asked.encoded('gzip')]);
    expect(one).toBe(other);
    expect(gunzipSync(one ?? '').toString()).toBe(text);
  });

  it('stays as it is where it is short', () => {
    const short = new EncodedBody(Buffer.from('short'));
    expect(short.encoded('br')).toBeNull();
    expect(short.encoded('gzip')).toBeNull();
  });
});
