import { hash } from 'node:crypto';
import { writePictureFile } from '#database/products/picture-files.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#domain/product/picture.ts';

/** More pixels than any phone's photograph, and fewer than a decompression bomb. */
const MAX_PIXELS = 60_000_000;
/** Minimum side in px. In smaller pictures a pack cannot be recognized. */
const MIN_SIDE = 100;
const SECONDS = 20;
const TYPES = ['jpeg', 'png', 'webp'];
/** How far the border may differ from the corner's color and still be trimmed. */
const TRIM_THRESHOLD = 12;
const QUALITY = { avif: { quality: 50, effort: 4 }, webp: { quality: 76 } } as const;

export type PreparedPicture =
  | { readonly ok: true; readonly version: string }
  | { readonly ok: false; readonly problem: string };

/**
 * Decodes a whole photograph, rotates it upright, trims its plain border, and writes it in all sizes and formats under
 * `dataDir`, on white and a quarter higher than wide. Its version is a hash of its pixels. Returns the problem if the
 * picture is unusable.
 */
export async function preparePicture(dataDir: string, bytes: Uint8Array): Promise<PreparedPicture> {
  const { default: sharp } = await import('sharp');
  const open = () =>
    sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, animated: false }).timeout({
      seconds: SECONDS,
    });
  try {
    const { format, width, height, pages = 1 } = await open().metadata();
    if (!TYPES.includes(format ?? '') || pages > 1)
      return { ok: false, problem: 'no JPEG, PNG or WebP picture' };
    if (Math.min(width, height) < MIN_SIDE)
      return { ok: false, problem: `smaller than ${MIN_SIDE} pixels` };
    const upright = await open()
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
    const pack = await trimmed(sharp(upright).trim({ threshold: TRIM_THRESHOLD }), upright);
    const whole = await framed(sharp(pack), PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0)
      .raw()
      .toBuffer();
    const version = hash('sha256', whole).slice(0, 16);
    for (const size of PICTURE_WIDTHS) {
      const picture = framed(sharp(pack), size);
      for (const kind of PICTURE_FORMATS) {
        const encoded =
          kind === 'avif' ? picture.clone().avif(QUALITY.avif) : picture.clone().webp(QUALITY.webp);
        await writePictureFile(
          dataDir,
          { version, width: size, format: kind },
          await encoded.toBuffer(),
        );
      }
    }
    return { ok: true, version };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    return { ok: false, problem: `cannot be read: ${(error as Error).message.slice(0, 200)}` };
  }
}

/** Trims a picture. Trimming a picture of one color would leave nothing, so that is returned as it is. */
async function trimmed(
  picture: { toBuffer(): Promise<Buffer> },
  otherwise: Buffer,
): Promise<Buffer> {
  try {
    return await picture.toBuffer();
  } catch {
    return otherwise;
  }
}

function framed<Picture extends { resize(options: object): Picture }>(
  picture: Picture,
  width: number,
): Picture {
  return picture.resize({ width, height: width * 1.25, fit: 'contain', background: '#fff' });
}
