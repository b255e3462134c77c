import type { Upload } from '#contract/import-uploads.ts';
import { PIECE_BYTES, type UploadFormat } from '#contract/upload-formats.ts';
import { post, send } from '../../admin/operator-api.ts';
import { readBase64 } from '../../admin/read-base64.ts';

const BASE = ['admin', 'import', 'uploads'];

/**
 * Uploads a file in chunks and starts its import. `onProgress` gets 0 to 100. If `signal` is aborted, it stops and
 * deletes the upload.
 */
export async function uploadFile(
  file: File,
  format: UploadFormat,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<void> {
  const { name, size: bytes } = file;
  const announced = { format, bytes, gzip: name.endsWith('.gz'), name: name.slice(0, 255) };
  const { id } = await post<Upload>(BASE, announced);
  try {
    for (let offset = 0; offset < file.size; offset += PIECE_BYTES) {
      signal.throwIfAborted();
      const data = await readBase64(file.slice(offset, offset + PIECE_BYTES));
      await send('PUT', [...BASE, id], { offset, data });
      onProgress(Math.round((100 * Math.min(file.size, offset + PIECE_BYTES)) / file.size));
    }
    signal.throwIfAborted();
    await send('POST', [...BASE, id, 'start']);
  } catch (error) {
    await send('DELETE', [...BASE, id]).catch(() => undefined);
    throw error;
  }
}
