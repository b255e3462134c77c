/** A photograph of a product's pack, with what its licence asks to be said beside it. */
export interface ProductPicture {
  /** Names these pixels: another picture has another address, so that each may be kept for good. */
  readonly version: string;
  /** Who made it ("Open Food Facts contributors"). */
  readonly by: string;
  /** "CC BY-SA 3.0"; null where an operator put in a picture of their own. */
  readonly licence: string | null;
  /** The page it was taken from. */
  readonly source: string;
}

/** Pixels across; each picture is a quarter higher than wide, with white around what was photographed. */
export const PICTURE_WIDTHS = [160, 320, 640] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The licence of the pictures of Open Food Facts, and where its text is. */
export const OFF_PICTURE_LICENCE = 'CC BY-SA 3.0';
export const OFF_PICTURE_LICENCE_URL = 'https://creativecommons.org/licenses/by-sa/3.0/';
export const OFF_PICTURE_BY = 'Open Food Facts contributors';

export interface PictureFile {
  readonly version: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Where a picture lies on this site. */
export function picturePath({ version, width, format }: PictureFile): string {
  return `/pictures/${version}-${width}.${format}`;
}

const FILE = /^([0-9a-f]{16})-(160|320|640)\.(avif|webp)$/;

/** What the last part of a picture's address stands for; null if it is not the name of a picture. */
export function readPictureName(name: string): PictureFile | null {
  const [, version, width, format] = FILE.exec(name) ?? [];
  if (version === undefined) return null;
  return { version, width: Number(width) as PictureWidth, format: format as PictureFormat };
}
