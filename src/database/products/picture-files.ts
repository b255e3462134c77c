import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureFile } from '#domain/product/picture.ts';

/** Pictures are files in the data folder, named by their content and never changed. */
function fileOf(dataDir: string, { version, width, format }: PictureFile): string {
  return join(dataDir, 'pictures', version.slice(0, 2), `${version}-${width}.${format}`);
}

/** Reads a picture. Null if this machine does not have it. */
export async function readPictureFile(
  dataDir: string,
  picture: PictureFile,
): Promise<Buffer | null> {
  try {
    return await readFile(fileOf(dataDir, picture));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a temporary file and renames it, so that nobody reads a partial picture. */
export async function writePictureFile(
  dataDir: string,
  picture: PictureFile,
  bytes: Uint8Array,
): Promise<void> {
  const file = fileOf(dataDir, picture);
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}
