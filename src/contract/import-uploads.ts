import { z } from 'zod';
import { MAX_UPLOAD_BYTES, PIECE_BODY_BYTES, UPLOAD_FORMATS } from './upload-formats.ts';

export const beginUploadBodySchema = z
  .strictObject({
    format: z.enum(UPLOAD_FORMATS),
    bytes: z.int().min(1).max(MAX_UPLOAD_BYTES).describe('Size of the file'),
    gzip: z.boolean().default(false).describe('Whether the file is compressed'),
    name: z.string().min(1).max(255).optional().describe('Name of the file, for the report'),
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
