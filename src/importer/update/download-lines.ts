import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { splitLines, type Line } from '../rows/read-lines.ts';
import { OutsideError, type PoliteClient } from './polite-client.ts';

export interface DownloadWatch {
  /** Called with the file's time of last modification (ms since 1970, or null) and its version, if any. */
  readonly onOpen?: (modified: number | null, version: string | null) => void;
  /** Called with the bytes received so far and in total; 0 if the total is unknown. */
  readonly onBytes?: (bytes: number, total: number) => void;
}

/** Idle timeout of a download, in ms. */
const SILENCE_MS = 60_000;

/**
 * Yields the lines of a gzipped text file from the web, in batches as they arrive, with constant memory and without
 * storing the file. A broken connection is resumed by Range. `skip` returns the number of lines to skip: gzip can only
 * be read from its beginning, so a restarted process must skip what it has stored. Rejects with `OutsideError`.
 */
export async function* downloadLines(
  client: PoliteClient,
  url: URL,
  watch: DownloadWatch = {},
  skip?: () => number,
): AsyncGenerator<readonly Line[]> {
  const raw = Readable.from(downloadBytes(client, url, watch), { objectMode: false });
  const gunzip = createGunzip();
  raw.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const lines of splitLines(raw.pipe(gunzip), url.pathname, skip)) yield lines;
  } catch (error) {
    const cause = raw.errored ?? error;
    if (cause instanceof OutsideError) throw cause;
    throw new OutsideError(`${url.pathname}: ${(cause as Error).message}`);
  } finally {
    raw.destroy();
    gunzip.destroy();
  }
}

/**
 * Yields the bytes of a file from the web as they arrive. A broken connection is resumed by Range. Rejects with
 * `OutsideError`.
 */
export async function* downloadBytes(
  client: PoliteClient,
  url: URL,
  watch: DownloadWatch,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let total = 0;
  let version: string | null = null;
  for (let failures = 0; ; ) {
    const answer = await open(client, url, bytes, version);
    const tag = versionOf(answer);
    if (bytes > 0 && tag !== version) {
      await answer.body?.cancel();
      throw new OutsideError(
        `${url.pathname} was changed while it came down: run the update again`,
      );
    }
    version = tag;
    if (bytes === 0) watch.onOpen?.(writtenAt(answer), version);
    // A server without Range support sends the whole file, so skip what has been received.
    let surplus = answer.status === 200 ? bytes : 0;
    total = Math.max(total, surplus === 0 ? bytes + lengthOf(answer) : lengthOf(answer));
    try {
      for await (const chunk of chunksOf(answer)) {
        const fresh = chunk.subarray(Math.min(surplus, chunk.length));
        surplus -= chunk.length - fresh.length;
        if (fresh.length === 0) continue;
        failures = 0;
        bytes += fresh.length;
        watch.onBytes?.(bytes, total);
        yield fresh;
      }
      if (total === 0 || bytes >= total) return;
      throw new Error('the connection ended early');
    } catch (error) {
      await client.recover(url, ++failures, error);
    }
  }
}

async function open(
  client: PoliteClient,
  url: URL,
  from: number,
  version: string | null,
): Promise<Response> {
  const answer = await client.get(url, {
    // Otherwise `fetch` would negotiate compression, and Range would not refer to the bytes of the file.
    'accept-encoding': 'identity',
    ...(from === 0 ? {} : { range: `bytes=${from}-`, ...(version && { 'if-range': version }) }),
  });
  if (answer.status === 200 || answer.status === 206) return answer;
  await answer.body?.cancel();
  throw new OutsideError(`${url.origin}${url.pathname} answers ${answer.status}`);
}

async function* chunksOf(answer: Response): AsyncGenerator<Uint8Array> {
  if (answer.body === null) return;
  const reader = answer.body.getReader();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('nothing came for a minute')), SILENCE_MS);
      });
      const next = await Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Identifies the version of a file: its ETag, or otherwise its date. */
function versionOf(answer: Response): string | null {
  return answer.headers.get('etag') ?? answer.headers.get('last-modified');
}

function writtenAt(answer: Response): number | null {
  const time = Date.parse(answer.headers.get('last-modified') ?? '');
  return Number.isFinite(time) ? time : null;
}

function lengthOf(answer: Response): number {
  return Number(answer.headers.get('content-length') ?? 0);
}
