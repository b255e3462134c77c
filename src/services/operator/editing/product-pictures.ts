import { hidePicture, replacePicture } from '#database/products/pictures.ts';
import { readProductKey } from '#database/families/product-lookups.ts';
import { readPictureFile } from '#database/products/picture-files.ts';
import { type PictureFormat, picturePath, readPictureName } from '#domain/product/picture.ts';
import type { Site } from '../../site.ts';
import { refreshInBackground } from '../../product/derive-and-show.ts';
import { isoTime } from '#database/connection/iso-time.ts';

/** Reads a photograph and writes it in all sizes. Returns the problem if it cannot be used. */
export type PreparePicture = (
  bytes: Uint8Array,
) => Promise<
  { readonly ok: true; readonly version: string } | { readonly ok: false; readonly problem: string }
>;

export type PictureUpload =
  | { readonly kind: 'stored'; readonly image: string }
  | { readonly kind: 'no-such-product' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Stores an operator's own photograph as a product's picture. Updates do not replace it. */
export async function uploadPicture(
  site: Site,
  prepare: PreparePicture,
  upload: {
    readonly productId: number;
    readonly bytes: Uint8Array;
    readonly by: string;
    readonly source: string;
  },
): Promise<PictureUpload> {
  const { database } = site;
  const productKey = await readProductKey(database, upload.productId);
  if (productKey === null) return { kind: 'no-such-product' };
  const prepared = await prepare(upload.bytes);
  if (!prepared.ok) return { kind: 'refused', reason: prepared.problem };
  const { version } = prepared;
  const { by, source } = upload;
  const at = isoTime(site.now());
  const picture = {
    productKey,
    address: '',
    version,
    by,
    licence: null,
    source,
    problem: null,
    at,
  };
  await replacePicture(database, picture);
  refreshInBackground(site);
  return { kind: 'stored', image: picturePath({ version, width: 640, format: 'webp' }) };
}

/** Hides a product's picture, so that a drawn pack is shown, or shows it again. Returns false if it has none. */
export async function setPictureHidden(
  site: Site,
  productId: number,
  hidden: boolean,
): Promise<boolean> {
  const productKey = await readProductKey(site.database, productId);
  if (productKey === null || !(await hidePicture(site.database, productKey, hidden))) return false;
  refreshInBackground(site);
  return true;
}

/** Returns the picture with a file name (the last part of its URL). Null if this machine does not have it. */
export async function findPicture(
  dataDir: string,
  name: string,
): Promise<{ readonly format: PictureFormat; readonly bytes: Buffer } | null> {
  const file = readPictureName(name);
  const bytes = file && (await readPictureFile(dataDir, file));
  return file && bytes && { format: file.format, bytes };
}
