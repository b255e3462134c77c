import { readPictureFile } from '#database/products/picture-files.ts';
import type { ProductPicture } from '#domain/product/picture.ts';
import type { SharePhotograph } from './share-card.ts';

/** Reads a product's photograph for a share picture. Null if there is none on this machine. */
export async function readPhotograph(
  dataDir: string,
  picture: ProductPicture | null,
): Promise<SharePhotograph | null> {
  if (picture === null) return null;
  const { version, by, licence } = picture;
  const bytes = await readPictureFile(dataDir, { version, width: 320, format: 'webp' });
  if (bytes === null) return null;
  const { default: sharp } = await import('sharp');
  const png = await sharp(bytes).png().toBuffer();
  const credit = licence === null ? `Photo: ${by}` : `Photo: ${by}, ${licence}`;
  return { address: `data:image/png;base64,${png.toString('base64')}`, credit };
}
