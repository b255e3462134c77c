import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from './readers/record-fields.ts';
import { ImportFileError, type OnBytes } from './read-lines.ts';
import { readJsonRows, type ReadRow } from './read-rows.ts';

const BATCH = 200;
/** A single JSON document is read whole; larger collections come as JSON lines or as one file a label. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * JSON objects from a folder of `.json` files (one object or list each, in order of name), from one such file, or from
 * JSON lines (`.jsonl`, `.jsonl.gz`). The line of a row is the number of its file in a folder, of its item in a list.
 */
export async function* readJsonFiles(
  path: string,
  onBytes: OnBytes,
): AsyncGenerator<readonly ReadRow[]> {
  if (/\.jsonl(?:\.gz)?$/.test(path)) {
    yield* readJsonRows(path, onBytes);
    return;
  }
  const isFolder = (await stat(path)).isDirectory();
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
    if (size > MOST_BYTES)
      throw new ImportFileError(file, 0, 'larger than 64 MB: bring it in as JSON lines (.jsonl)');
    for (const [item, row] of (await readObjects(file)).entries()) {
      const line = isFolder ? index + 1 : item + 1;
      batch.push(
        row === null
          ? { line, problem: `${file} is not a JSON object or list of objects` }
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

async function readObjects(file: string): Promise<readonly (Row | null)[]> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    return list.map((each) => (typeof each === 'object' && each !== null ? (each as Row) : null));
  } catch {
    return [null];
  }
}
