import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

describe('a photograph of a pack', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Returns a red block on a plain background, as stored in the file. */
  const photograph = (
    width: number,
    height: number,
    block: { left: number; top: number; width: number; height: number },
  ) =>
    sharp({ create: { width, height, channels: 3, background: '#e8e8e0' } }).composite([
      {
        input: {
          create: { width: block.width, height: block.height, channels: 3, background: '#c01020' },
        },
        left: block.left,
        top: block.top,
      },
    ]);
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  const redAt = async (file: string, x: number, y: number) => {
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const at =
      (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) *
      info.channels;
    return (data[at] ?? 0) > 150 && (data[at + 1] ?? 255) < 90;
  };

  it('is written in three sizes and two formats, all of one shape, with its plain border cut off', async () => {
    const bytes = await photograph(1000, 1000, { left: 400, top: 400, width: 160, height: 200 })
      .jpeg()
      .toBuffer();
    const prepared = await preparePicture(folder, bytes);
    expect(prepared).toEqual({
      ok: true,
      version: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    });
    const shapes = await Promise.all(
      files().map(async (file) => {
        const { format, compression, width, height } = await sharp(file).metadata();
        return `${compression === 'av1' ? 'avif' : format} ${width} × ${height}`;
      }),
    );
    expect(shapes.toSorted()).toEqual(
      ['avif', 'webp']
        .flatMap((format) => [`${format} 160 × 200`, `${format} 320 × 400`, `${format} 640 × 800`])
        .toSorted(),
    );
    const [file = ''] = files().filter((name) => name.endsWith('-320.webp'));
    for (const [x, y] of [
      [0.5, 0.5],
      [0.1, 0.1],
      [0.9, 0.9],
    ] as const)
      expect(await redAt(file, x, y)).toBe(true);
  });

  it('is turned upright as the camera says, and keeps nothing but pixels', async () => {
    // Red is beside blue. Rotated clockwise by 90°, red is above.
    const sides = await photograph(800, 600, { left: 100, top: 100, width: 300, height: 400 })
      .png()
      .toBuffer();
    const blue = { width: 300, height: 400, channels: 3, background: '#1020c0' } as const;
    const bytes = await sharp(sides)
      .composite([{ input: { create: blue }, left: 400, top: 100 }])
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Copyright: 'SECRET', Artist: 'SECRET' } },
      })
      .jpeg()
      .toBuffer();
    await preparePicture(folder, bytes);
    const [file = ''] = files().filter((name) => name.endsWith('-640.webp'));
    expect([await redAt(file, 0.5, 0.25), await redAt(file, 0.5, 0.75)]).toEqual([true, false]);
    expect(bytes.includes('SECRET')).toBe(true);
    for (const each of files()) expect(readFileSync(each).includes('SECRET')).toBe(false);
  });

  it('may be of one colour, and has the same address whenever it is prepared', async () => {
    const bytes = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    const prepared = await preparePicture(folder, bytes);
    expect(prepared.ok).toBe(true);
    expect(await preparePicture(folder, bytes)).toEqual(prepared);
  });

  it.each([
    ['a text', async () => Buffer.from('<html>not a picture</html>')],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>'),
    ],
    [
      'a GIF',
      () => photograph(300, 300, { left: 0, top: 0, width: 9, height: 9 }).gif().toBuffer(),
    ],
    [
      'too small',
      () => photograph(90, 300, { left: 0, top: 0, width: 9, height: 9 }).png().toBuffer(),
    ],
    [
      'cut off',
      async () =>
        (
          await photograph(900, 900, { left: 90, top: 90, width: 300, height: 300 })
            .jpeg()
            .toBuffer()
        ).subarray(0, 3_000),
    ],
    // 90 million pixels of one color in half a megabyte.
    [
      'a bomb',
      () =>
        sharp(Buffer.alloc(90_000_000, 255), {
          raw: { width: 10_000, height: 9_000, channels: 1 },
        })
          .jpeg()
          .toBuffer(),
    ],
  ])('is refused where it is %s, and nothing is written', async (_name, make) => {
    const prepared = await preparePicture(folder, await make());
    expect(prepared.ok).toBe(false);
    expect(files()).toEqual([]);
  });
});
