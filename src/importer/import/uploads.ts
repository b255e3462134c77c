import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/connection/open-database.ts';
import { listSources } from './bundled-catalogue.ts';
import { findFormat } from '../readers/formats.ts';
import { importCatalogue } from './import-catalogue.ts';
import { ImportCancelled, untilBegun } from './import-job.ts';
import { takeImportLock } from './import-lock.ts';
import { ImportFileError } from '../rows/read-lines.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import { isoTime } from '#database/connection/iso-time.ts';

/** A file that is being uploaded. */
export interface StoredUpload {
  readonly id: string;
  readonly format: string;
  readonly bytes: number;
  readonly received: number;
}

interface Announced {
  readonly format: string;
  readonly bytes: number;
  readonly gzip: boolean;
  /** Name of the file on the sender's computer. */
  readonly name?: string | undefined;
  /** The day of its first import, and the number of attempts; undefined before the first. */
  readonly retrieved?: string;
  readonly tries?: number;
}

/** Abandoned uploads are deleted after a day, when another upload begins. */
const KEPT_MS = 86_400_000;

const about = (folder: string, id: string) => join(folder, `${id}.json`);
const content = (folder: string, id: string, { gzip }: Pick<Announced, 'gzip'>) =>
  join(folder, `${id}${gzip ? '.gz' : ''}`);

/** Returns the announcement of a file; null if there is none, or if a killed process left it incomplete. */
async function readAnnounced(folder: string, id: string): Promise<Announced | null> {
  try {
    return JSON.parse(await readFile(about(folder, id), 'utf8')) as Announced;
  } catch {
    return null;
  }
}

/** Deletes everything older than a day. */
async function sweep(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats !== null && now - stats.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}

/** Starts an upload in `folder`. */
export async function beginUpload(
  folder: string,
  announced: Announced,
  now: number,
): Promise<StoredUpload> {
  await mkdir(folder, { recursive: true });
  await sweep(folder, now);
  const id = randomBytes(16).toString('hex');
  await writeFile(about(folder, id), JSON.stringify(announced), { mode: 0o600 });
  await writeFile(content(folder, id, announced), '', { mode: 0o600 });
  return { id, format: announced.format, bytes: announced.bytes, received: 0 };
}

/** Returns the progress of an upload; null if there is none. */
export async function readUpload(folder: string, id: string): Promise<StoredUpload | null> {
  const announced = await readAnnounced(folder, id);
  const stats = announced && (await stat(content(folder, id, announced)).catch(() => null));
  if (!stats) return null;
  return { id, format: announced.format, bytes: announced.bytes, received: stats.size };
}

/**
 * Writes a chunk. Repeating a chunk overwrites it with the same data. Returns "gap" if chunks before it are missing,
 * and "too-long" if it exceeds the announced size.
 */
export async function writePiece(
  folder: string,
  id: string,
  piece: { readonly offset: number; readonly data: Buffer },
): Promise<StoredUpload | 'unknown' | 'gap' | 'too-long'> {
  const [announced, upload] = [await readAnnounced(folder, id), await readUpload(folder, id)];
  if (announced === null || upload === null) return 'unknown';
  if (piece.offset > upload.received) return 'gap';
  if (piece.offset + piece.data.length > upload.bytes) return 'too-long';
  const file = await open(content(folder, id, announced), 'r+');
  const { data, offset } = piece;
  try {
    // On a nearly full disk, a write is silently partial, and the next one fails.
    for (let done = 0; done < data.length; )
      done += (await file.write(data, done, data.length - done, offset + done)).bytesWritten;
  } finally {
    await file.close();
  }
  return readUpload(folder, id).then((after) => after ?? 'unknown');
}

/** Deletes an upload. Returns false if there is none. */
export async function removeUpload(folder: string, id: string): Promise<boolean> {
  const announced = await readAnnounced(folder, id);
  if (announced === null) return false;
  await rm(content(folder, id, announced), { force: true });
  await rm(about(folder, id), { force: true });
  return true;
}

const MAX_TRIES = 5;

interface UploadPlace {
  readonly folder: string;
  readonly id: string;
  readonly now: number;
}

/**
 * Imports a completely uploaded file like `npm run catalogue -- import`, without waiting for the outcome, which is
 * stored in the job's row. The file is deleted at the end. If the process ends before, `resumeUploads` starts the
 * import again.
 */
export async function importUpload(
  db: Database,
  { folder, id, now }: UploadPlace,
  deriver: ProductDeriver,
  onError: (error: unknown) => void,
): Promise<'started' | 'unknown' | 'incomplete' | 'busy'> {
  const announced = await readAnnounced(folder, id);
  const stored = await readUpload(folder, id);
  if (announced === null || stored === null) return 'unknown';
  if (stored.received < stored.bytes) return 'incomplete';
  const format = findFormat(announced.format);
  const source = listSources().find(({ key }) => key === format?.source);
  if (!format || !source) throw new Error(`There is no format or source "${announced.format}"`);
  const lock = await takeImportLock(db);
  if (lock === null) return 'busy';
  const { retrieved = isoTime(now).slice(0, 10), tries = 0 } = announced;
  try {
    const begun: Announced = { ...announced, retrieved, tries: tries + 1 };
    await writeFile(about(folder, id), JSON.stringify(begun), { mode: 0o600 });
  } catch (error) {
    await lock.release();
    throw error;
  }
  const path = content(folder, id, announced);
  // Messages must not reveal the path on the server.
  const { name = 'The uploaded file' } = announced;
  const inputs = [{ path, name, format, source: { ...source, retrieved } }];
  await untilBegun((onBegun) =>
    importCatalogue(db, { inputs, deriver, lock, onBegun })
      .then(
        () => removeUpload(folder, id),
        async (error: unknown) => {
          onError(error);
          // If the file cannot be read or the operator stopped the import, the file is done with. After an outage of the
          // database it is kept for another attempt.
          if (error instanceof ImportFileError || error instanceof ImportCancelled)
            await removeUpload(folder, id);
        },
      )
      .catch(onError),
  );
  return 'started';
}

/** Restarts imports that were interrupted by the end of their process: one at a time, the others on later calls. */
export async function resumeUploads(
  db: Database,
  { folder, now }: Pick<UploadPlace, 'folder' | 'now'>,
  deriver: ProductDeriver,
  onError: (error: unknown) => void,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const id = name.slice(0, -'.json'.length);
    const { tries = 0 } = (await readAnnounced(folder, id)) ?? {};
    if (tries === 0 || tries >= MAX_TRIES) continue;
    if ((await importUpload(db, { folder, id, now }, deriver, onError)) === 'started') return;
  }
}
