import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { isGzip, ImportFileError, splitLines } from '../rows/read-lines.ts';
import { parseTable, type ReadRow } from '../rows/read-rows.ts';
import { downloadBytes } from '../update/download-lines.ts';
import type { PoliteClient } from '../update/polite-client.ts';
import type { FeedMap } from './feed-map.ts';

/** Length limit in characters, longer than any field of a feed. */
const MAX_TEXT = 100_000;

/**
 * Yields the rows of a feed from a file or an address, plain or gzipped. Throws `ImportFileError` if it is not a feed
 * of this format.
 */
export async function* readFeed(
  place: string,
  map: FeedMap,
  client: PoliteClient,
): AsyncGenerator<readonly ReadRow[]> {
  const bytes = /^https?:\/\//.test(place)
    ? Readable.from(downloadBytes(client, new URL(place), {}), { objectMode: false })
    : createReadStream(place);
  const plain = await unpacked(bytes);
  if (map.format === 'xml') yield* readItems(plain, place, map.item);
  else {
    const required = Object.values(map.fields).filter((name) => name !== undefined);
    yield* parseTable(splitLines(plain, place), place, {
      separator: map.separator,
      quoted: true,
      required,
    });
  }
}

/** Returns the stream, decompressed if it begins with the bytes of gzip. */
async function unpacked(stream: Readable): Promise<Readable> {
  await new Promise<void>((resolve, reject) => {
    stream.once('readable', resolve);
    stream.once('error', reject);
    stream.once('end', resolve);
  });
  const head = stream.read(2) as Buffer | null;
  if (head !== null) stream.unshift(head);
  if (head === null || !isGzip(head)) return stream;
  const gunzip = createGunzip();
  stream.on('error', (error) => gunzip.destroy(error));
  return stream.pipe(gunzip);
}

/** Yields the elements of a name as rows: their children and attributes by name ("g:price", "price@currency"). */
async function* readItems(
  stream: Readable,
  place: string,
  item: string,
): AsyncGenerator<readonly ReadRow[]> {
  let rows: ReadRow[] = [];
  let row: Record<string, string> | null = null;
  let field = '';
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === item) {
          row = { ...attributes };
          field = '';
        } else if (row !== null) {
          field = name;
          for (const [key, value] of Object.entries(attributes)) row[`${name}@${key}`] ??= value;
        }
      },
      ontext(text) {
        if (row === null || field === '') return;
        const longer = (row[field] ?? '') + text;
        if (longer.length <= MAX_TEXT) row[field] = longer;
      },
      onclosetag(name) {
        if (name === item && row !== null) {
          rows.push({ line: ++count, row });
          row = null;
        }
        field = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  stream.setEncoding('utf8');
  for await (const chunk of stream as AsyncIterable<string>) {
    parser.write(chunk);
    if (rows.length === 0) continue;
    yield rows;
    rows = [];
  }
  parser.end();
  if (rows.length > 0) yield rows;
  if (row !== null) yield [{ line: count + 1, problem: `<${item}> is not closed (cut off?)` }];
  if (count === 0) throw new ImportFileError(place, 1, `no element <${item}> in this feed`);
}
