import type { Upload } from '#contract/import-uploads.ts';
import { PIECE_BYTES, type UploadFormat } from '#contract/upload-formats.ts';
import { post } from '../../admin/operator-api.ts';
import { apiPath, request } from '../../client/http-api.ts';

const BASE = ['admin', 'import', 'uploads'];

function base64Of(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(piece);
  });
}

/** Uploads a file in pieces and starts its import; `onProgress` gets 0 to 100. Stops and deletes the upload if `signal` is aborted. */
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
      const data = await base64Of(file.slice(offset, offset + PIECE_BYTES));
      await request('PUT', apiPath([...BASE, id]), { offset, data });
      onProgress(Math.round((100 * Math.min(file.size, offset + PIECE_BYTES)) / file.size));
    }
    signal.throwIfAborted();
    await request('POST', apiPath([...BASE, id, 'start']));
  } catch (error) {
    await request('DELETE', apiPath([...BASE, id])).catch(() => undefined);
    throw error;
  }
}
