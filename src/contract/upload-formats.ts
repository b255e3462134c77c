/** What one upload may hold in all: a part of a dump, not the whole of Open Food Facts. */
export const MAX_UPLOAD_BYTES = 2 * 1024 ** 3;
/** Size of the pieces of an upload, each of which takes one request. */
export const PIECE_BYTES = 1024 ** 2;
/** … as base64 in JSON. */
export const PIECE_BODY_BYTES = Math.ceil(PIECE_BYTES / 3) * 4 + 1_024;

/** Formats of single files; folders come in by the command. */
export const UPLOAD_FORMATS = [
  'operator-csv',
  'openfoodfacts-jsonl',
  'openfoodfacts-csv',
  'nih-dsld',
] as const;
export type UploadFormat = (typeof UPLOAD_FORMATS)[number];
