import type { LogoType } from '#domain/product/logo-image.ts';
import { LOGO_PIXELS, MAX_LOGO_BYTES } from '#domain/product/logo-image.ts';

/** Decoding limit: a picture within the size limit that takes longer was crafted to. */
const SECONDS = 3;

/**
 * Decodes a picture completely and encodes it again, so that what is stored holds pixels only, no metadata and nothing hidden.
 * Null where it cannot be decoded, has more pixels or pictures in it than a logo may, or would be larger than 64 KiB.
 */
export async function reencodeLogo(bytes: Buffer, type: LogoType): Promise<Buffer | null> {
  // Loaded when it is needed: a start has a second.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, {
      failOn: 'warning',
      limitInputPixels: LOGO_PIXELS.most ** 2,
      limitInputChannels: 4,
      animated: false,
    }).timeout({ seconds: SECONDS });
    const { format, pages = 1 } = await picture.metadata();
    if (`image/${format}` !== type || pages > 1) return null;
    const attempts =
      type === 'image/png'
        ? [picture.clone().png({ compressionLevel: 9 }), picture.clone().png({ palette: true })]
        : [picture.clone().webp({ lossless: true }), picture.clone().webp({ quality: 90 })];
    for (const attempt of attempts) {
      const written = await attempt.toBuffer();
      if (written.length <= MAX_LOGO_BYTES) return written;
    }
    return null;
  } catch {
    return null;
  }
}
