import { z } from 'zod';

/** What one upload may hold in all: a part of a dump, not the whole of Open Food Facts. */
export const MAX_UPLOAD_BYTES = 2 * 1024 ** 3;
/** A file goes up in pieces of at most so many bytes, each of which is answered within a request's time. */
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

export const beginUploadBodySchema = z
  .strictObject({
    format: z.enum(UPLOAD_FORMATS),
    bytes: z.int().min(1).max(MAX_UPLOAD_BYTES).describe('Size of the file'),
    gzip: z.boolean().default(false).describe('Whether the file is compressed'),
  })
  .meta({ id: 'BeginUpload' });
export type BeginUploadBody = Readonly<z.output<typeof beginUploadBodySchema>>;

export const uploadParamsSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/, { error: 'must be the id of an upload' }),
});
export const uploadSchema = z
  .object({ id: z.string(), received: z.int(), bytes: z.int() })
  .meta({ id: 'Upload' });
export type Upload = Readonly<z.output<typeof uploadSchema>>;

export const pieceBodySchema = z
  .strictObject({
    offset: z.int().min(0).max(MAX_UPLOAD_BYTES),
    data: z.base64().min(1).max(PIECE_BODY_BYTES),
  })
  .meta({ id: 'UploadPiece' });
