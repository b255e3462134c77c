import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#database/connection/open-database.ts';
import { listSources } from './bundled-catalogue.ts';
import { findFormat } from '../readers/formats.ts';
import { importCatalogue } from './import-catalogue.ts';
import { ImportCancelled } from './import-job.ts';
import { takeImportLock } from './import-lock.ts';
import { ImportFileError } from '../rows/read-lines.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import { isoTime } from '#database/connection/iso-time.ts';

/** A file on its way in. */
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
  /** Of the file on its sender's computer. */
  readonly name?: string | undefined;
  /** The day its import was begun first, and how often it was; not there before. */
  readonly retrieved?: string;
  readonly tries?: number;
}

/** Forgotten pieces are deleted after a day, when another upload begins. */
const KEPT_MS = 86_400_000;

const about = (folder: string, id: string) => join(folder, `${id}.json`);
const content = (folder: string, id: string, { gzip }: Pick<Announced, 'gzip'>) =>
  join(folder, `${id}${gzip ? '.gz' : ''}`);

/** The announcement of a file; null if there is none, or a killed process left it half written. */
async function readAnnounced(folder: string, id: string): Promise<Announced | null> {
  try {
    return JSON.parse(await readFile(about(folder, id), 'utf8')) as Announced;
  } catch {
    return null;
  }
}

/** Deletes what is older than a day. */
async function sweep(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats !== null && now - stats.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}

/** Makes room for a file in `folder`. */
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

/** The progress of an upload; null if there is none. */
export async function readUpload(folder: string, id: string): Promise<StoredUpload | null> {
  const announced = await readAnnounced(folder, id);
  const stats = announced && (await stat(content(folder, id, announced)).catch(() => null));
  if (!stats) return null;
  return { id, format: announced.format, bytes: announced.bytes, received: stats.size };
}

/**
 * Writes a piece; one that is there already is written over with the same. "gap" where pieces before it are missing, "too-long"
 * where it goes beyond the size that was announced.
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
    // A disk that is nearly full takes a part and says nothing; it refuses the rest.
    for (let done = 0; done < data.length; )
      done += (await file.write(data, done, data.length - done, offset + done)).bytesWritten;
  } finally {
    await file.close();
  }
  return readUpload(folder, id).then((after) => after ?? 'unknown');
}

/** Deletes an upload; false if there is none. */
export async function removeUpload(folder: string, id: string): Promise<boolean> {
  const announced = await readAnnounced(folder, id);
  if (announced === null) return false;
  await rm(content(folder, id, announced), { force: true });
  await rm(about(folder, id), { force: true });
  return true;
}

/** Attempts to import a file before giving up. */
const MOST_TRIES = 5;

interface UploadPlace {
  readonly folder: string;
  readonly id: string;
  readonly now: number;
}

/**
 * Imports a file that is whole, as `npm run catalogue -- import` does, and does not wait for it; what comes of it stands in the
 * job's row. The file is deleted at its end. Where the process ends before, `resumeUploads` begins it again.
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
  // The path is the machine's business.
  const { name = 'The uploaded file' } = announced;
  const inputs = [{ path, name, format, source: { ...source, retrieved } }];
  importCatalogue(db, { inputs, deriver, lock })
    .then(
      () => removeUpload(folder, id),
      async (error: unknown) => {
        onError(error);
        // A file that cannot be read, or is not wanted, is at its end; a database that went away comes back.
        if (error instanceof ImportFileError || error instanceof ImportCancelled)
          await removeUpload(folder, id);
      },
    )
    .catch(onError);
  return 'started';
}

/** Begins the imports again whose process ended before they had; one at a time, the others when this is called again. */
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
    if (tries === 0 || tries >= MOST_TRIES) continue;
    if ((await importUpload(db, { folder, id, now }, deriver, onError)) === 'started') return;
  }
}
