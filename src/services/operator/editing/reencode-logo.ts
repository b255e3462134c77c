import { type LogoType, LOGO_PIXELS, MAX_LOGO_BYTES } from '#domain/product/logo-image.ts';

/** Decoding timeout. A small picture that takes longer is an attack. */
const SECONDS = 3;

/**
 * Decodes a picture completely and encodes it again, so that only pixels are stored, without metadata. Null if it
 * cannot be decoded, has too many pixels or more than one frame, or is larger than 64 KiB afterwards.
 */
export async function reencodeLogo(bytes: Buffer, type: LogoType): Promise<Buffer | null> {
  // Loaded on first use to keep startup fast.
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
