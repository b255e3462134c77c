import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Row } from './record-fields.ts';
import { isGzip, ImportFileError, type OnBytes, readLines } from './read-lines.ts';
import { parseObject, readJsonRows, type ReadRow } from './read-rows.ts';

const BATCH = 200;
/** A single JSON document is read whole. Larger collections come as JSON lines or as one file per label. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Yields JSON objects from a folder of `.json` files (one object or list each, sorted by name), from one such file, or
 * from JSON lines, plain or gzipped. The line of a row is the number of its file in a folder, or of its item in a list.
 */
export async function* readJsonFiles(
  path: string,
  onBytes: OnBytes,
): AsyncGenerator<readonly ReadRow[]> {
  const isFolder = (await stat(path)).isDirectory();
  if (!isFolder && (await isJsonLines(path))) {
    yield* readJsonRows(path, onBytes);
    return;
  }
  const files = isFolder
    ? (await readdir(path))
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(path, name))
    : [path];
  if (files.length === 0) throw new ImportFileError(path, 0, 'no .json files in this folder');
  let batch: ReadRow[] = [];
  let bytes = 0;
  for (const [index, file] of files.entries()) {
    const size = (await stat(file)).size;
    if (size > MAX_BYTES)
      throw new ImportFileError(file, 0, 'larger than 64 MB: bring it in as JSON lines (.jsonl)');
    for (const [item, row] of (await readObjects(file)).entries()) {
      const line = isFolder ? index + 1 : item + 1;
      batch.push(
        row === null
          ? {
              line,
              problem: `${isFolder ? basename(file) : 'this'} is not a JSON object or list of objects`,
            }
          : { line, row },
      );
      if (batch.length >= BATCH) {
        yield batch;
        batch = [];
      }
    }
    onBytes((bytes += size));
  }
  yield batch;
}

/** Decided by the name, or by an object on the first line, because an uploaded file has no name. */
async function isJsonLines(path: string): Promise<boolean> {
  if (/\.jsonl(?:\.gz)?$/.test(path)) return true;
  try {
    for await (const lines of readLines(path)) {
      const first = lines.find(({ text }) => text.trim() !== '');
      if (first !== undefined) return parseObject(first.text) !== null;
    }
  } catch (error) {
    // A list may be longer than the limit of a line.
    if (!(error instanceof ImportFileError)) throw error;
  }
  return false;
}

const unzip = promisify(gunzip);

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  const plain = isGzip(bytes) ? await unzip(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
  return plain.toString('utf8').replace(/^\u{feff}/u, '');
}

async function readObjects(file: string): Promise<readonly (Row | null)[]> {
  try {
    const value: unknown = JSON.parse(await readText(file));
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.map((each) => (typeof each === 'object' && each !== null ? (each as Row) : null));
  } catch {
    return [null];
  }
}
