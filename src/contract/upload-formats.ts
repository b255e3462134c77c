/** The most bytes of one upload: enough for a part of a dump, not for all of Open Food Facts. */
export const MAX_UPLOAD_BYTES = 2 * 1024 ** 3;
/** Bytes of each piece of an upload. One request sends one piece. */
export const PIECE_BYTES = 1024 ** 2;
/** The most bytes of a request that sends a piece, as base64 in JSON. */
export const PIECE_BODY_BYTES = Math.ceil(PIECE_BYTES / 3) * 4 + 1_024;

/** Formats of single files. Folders can only be imported by the command. */
export const UPLOAD_FORMATS = [
  'operator-csv',
  'openfoodfacts-jsonl',
  'openfoodfacts-csv',
  'nih-dsld',
] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];
