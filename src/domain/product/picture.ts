/** A photograph of a product's pack, with the attribution that its licence requires. */
export interface ProductPicture {
  /** Identifies the pixels: another picture has another address, so that each can be cached for good. */
  readonly version: string;
  /** Who made it ("Open Food Facts contributors"). */
  readonly by: string;
  /** "CC BY-SA 3.0"; null for an operator's own picture. */
  readonly licence: string | null;
  /** The page it was taken from. */
  readonly source: string;
}

/** Widths in pixels; each picture is a quarter taller than wide, with a white margin. */
export const PICTURE_WIDTHS = [160, 320, 640] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The licence of Open Food Facts' pictures, and the address of its text. */
export const OFF_PICTURE_LICENCE = 'CC BY-SA 3.0';
export const OFF_PICTURE_LICENCE_URL = 'https://creativecommons.org/licenses/by-sa/3.0/';
export const OFF_PICTURE_BY = 'Open Food Facts contributors';

export interface PictureFile {
  readonly version: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** The address of a picture on this site. */
export function picturePath({ version, width, format }: PictureFile): string {
  return `/pictures/${version}-${width}.${format}`;
}

const FILE = /^([0-9a-f]{16})-(160|320|640)\.(avif|webp)$/;

/** Reads the last part of a picture's address; null if it is not the name of a picture. */
export function readPictureName(name: string): PictureFile | null {
  const [, version, width, format] = FILE.exec(name) ?? [];
  if (version === undefined) return null;
  return { version, width: Number(width) as PictureWidth, format: format as PictureFormat };
}
