import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { Readable } from 'node:stream';

/** A file that cannot be read any further, and the line. The message is shown to the operator as it is. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly file: string;
  readonly line: number;
  readonly problem: string;

  constructor(file: string, line: number, problem: string) {
    super(`${file}: line ${line}: ${problem}`);
    this.file = file;
    this.line = line;
    this.problem = problem;
  }
}

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** Number of lines per batch at most: a chunk of 256 KB may have as many lines as bytes. */
const MAX_LINES = 2_000;

/** Length limit of a line in bytes; an Open Food Facts product has up to about 1 MB. */
const MAX_BYTES = 16 * 1024 * 1024;

/** First bytes of files that are not UTF-8 text, and what to do with them. */
const FOREIGN_BEGINNINGS: readonly (readonly [start: Buffer, problem: string])[] = [
  [Buffer.from([0xff, 0xfe]), 'the file is UTF-16: save it as "CSV UTF-8"'],
  [Buffer.from([0xfe, 0xff]), 'the file is UTF-16: save it as "CSV UTF-8"'],
  [
    Buffer.from('PK\u0003\u0004'),
    'this is a workbook or a ZIP file: save the table as "CSV UTF-8"',
  ],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'this is a workbook: save the table as "CSV UTF-8"'],
];

/** Why a file cannot be opened, by the system's error code. */
const UNREADABLE: Readonly<Record<string, string>> = {
  EISDIR: 'this is a folder, and a file was expected',
  EACCES: 'this user may not read the file',
};

/** Called with the number of bytes read from the file (compressed, if it is). */
export type OnBytes = (bytes: number) => void;

/**
 * Yields the lines of a UTF-8 text file, plain or gzipped (detected by its first bytes), in batches as they are read,
 * with constant memory. Throws `ImportFileError` with the line if a compressed file is cut off or a line is too long.
 */
export async function* readLines(
  file: string,
  onBytes: OnBytes = () => undefined,
): AsyncGenerator<readonly Line[]> {
  const stream = await openStream(file, onBytes);
  try {
    yield* splitLines(stream, file);
  } finally {
    stream.destroy();
  }
}

/**
 * Yields the lines of a stream of UTF-8 text without the first `skip()` of them; `skip` is called for every line.
 * Throws `ImportFileError` with the name if it is no such text, the stream fails or a line is too long.
 */
export async function* splitLines(
  stream: AsyncIterable<Buffer>,
  name: string,
  skip: () => number = () => 0,
): AsyncGenerator<readonly Line[]> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  let isFirst = true;
  try {
    for await (const chunk of stream) {
      const foreign = isFirst
        ? FOREIGN_BEGINNINGS.find(([start]) => chunk.subarray(0, start.length).equals(start))
        : undefined;
      if (foreign !== undefined) throw new ImportFileError(name, 1, foreign[1]);
      isFirst = false;
      const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let lines: Line[] = [];
      let start = 0;
      for (let end = data.indexOf(10, start); end >= 0; end = data.indexOf(10, start)) {
        number += 1;
        if (number > skip()) lines.push({ number, text: decode(data, start, end, number) });
        start = end + 1;
        if (lines.length < MAX_LINES) continue;
        yield lines;
        lines = [];
      }
      rest = data.subarray(start);
      if (rest.length > MAX_BYTES)
        throw new ImportFileError(
          name,
          number + 1,
          'the line is longer than 16 MB: not a text export',
        );
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError(
      name,
      number + 1,
      `the file breaks off or is damaged (${(error as Error).message})`,
    );
  }
  if (rest.length > 0 && number >= skip())
    yield [{ number: number + 1, text: decode(rest, 0, rest.length, number + 1) }];
}

/** Returns whether a file with these first bytes is gzipped. */
export function isGzip(beginning: Uint8Array): boolean {
  return beginning[0] === 0x1f && beginning[1] === 0x8b;
}

/** Reads the first two bytes. Throws `ImportFileError` for a folder, or if this user may not read the file. */
async function readBeginning(file: string): Promise<Buffer> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new ImportFileError(file, 0, UNREADABLE[code] ?? `the file cannot be read (${message})`);
  }
}

async function openStream(file: string, onBytes: OnBytes): Promise<Readable> {
  const isCompressed = isGzip(await readBeginning(file));
  const raw = createReadStream(file, { highWaterMark: 256 * 1024 });
  let bytes = 0;
  raw.on('data', (chunk) => {
    bytes += chunk.length;
    onBytes(bytes);
  });
  if (!isCompressed) return raw;
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  raw.on('error', (error) => gunzip.destroy(error));
  return raw.pipe(gunzip);
}

function decode(data: Buffer, start: number, end: number, number: number): string {
  const stop = end > start && data[end - 1] === 13 ? end - 1 : end;
  const from =
    number === 1 && data[start] === 0xef && data[start + 1] === 0xbb && data[start + 2] === 0xbf
      ? start + 3
      : start;
  return data.toString('utf8', from, stop);
}
