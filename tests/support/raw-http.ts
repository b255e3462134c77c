import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A response as it came over the wire. Header names are in lower case; repeated headers keep every value. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** As sent, so possibly compressed (`content-encoding`). */
  readonly body: Buffer;
  /** Time from the first byte written to the last byte read. */
  readonly milliseconds: number;
}

interface Head {
  readonly status: number;
  readonly headers: Map<string, string[]>;
  readonly length: number;
}

const CRLF = Buffer.from('\r\n');
const BLANK_LINE = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Returns the status line and headers at the start of the bytes; null while they are incomplete. */
function readHead(bytes: Buffer): Head | null {
  const end = bytes.indexOf(BLANK_LINE);
  if (end === -1) return null;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(statusLine)?.[1]);
  if (!Number.isInteger(status)) throw new Error(`not an answer: ${statusLine.slice(0, 200)}`);
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`not a header: ${line.slice(0, 200)}`);
    const name = line.slice(0, colon).toLowerCase();
    const values = headers.get(name) ?? [];
    values.push(line.slice(colon + 1).trim());
    headers.set(name, values);
  }
  return { status, headers, length: end + BLANK_LINE.length };
}

/** Returns the chunked body at the start of the bytes, and its length in bytes; null while it is incomplete. */
function readChunks(bytes: Buffer): { body: Buffer; length: number } | null {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf(CRLF, at);
    if (lineEnd === -1) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const start = lineEnd + 2;
    if (bytes.length < start + size + 2) return null;
    if (size === 0) return { body: Buffer.concat(parts), length: start + 2 };
    parts.push(bytes.subarray(start, start + size));
    at = start + size + 2;
  }
}

/**
 * Returns the first complete response in the bytes; null if there is none. `ended` is whether no more bytes will come.
 * Interim responses (1xx) are skipped.
 */
export function readAnswer(
  bytes: Buffer,
  { headRequest = false, ended = false } = {},
): { answer: Omit<RawAnswer, 'milliseconds'>; length: number } | null {
  let offset = 0;
  for (;;) {
    const head = readHead(bytes.subarray(offset));
    if (head === null) return null;
    offset += head.length;
    const { status, headers } = head;
    if (status < 200) continue;
    const rest = bytes.subarray(offset);
    const done = (body: Buffer, length: number) => ({
      answer: { status, headers, body },
      length: offset + length,
    });
    if (headRequest || status === 204 || status === 304) return done(Buffer.alloc(0), 0);
    if (headers.get('transfer-encoding')?.includes('chunked') === true) {
      const chunked = readChunks(rest);
      return chunked === null ? null : done(chunked.body, chunked.length);
    }
    const stated = headers.get('content-length')?.[0];
    if (stated === undefined) return ended ? done(rest, rest.length) : null;
    const length = Number(stated);
    return rest.length < length ? null : done(rest.subarray(0, length), length);
  }
}

/** Returns the decompressed body of a response. */
export function plainBody({ headers, body }: Pick<RawAnswer, 'headers' | 'body'>): Buffer {
  const encoding = headers.get('content-encoding')?.[0];
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  return body;
}

/** The connection ended, or the time ran out, before a complete response had arrived. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

interface Patience {
  /** Whether the request is a HEAD, whose response has no body. */
  readonly headRequest?: boolean;
  readonly patienceMs?: number;
}

/**
 * Returns the length in bytes of the response at the start of the bytes: 0 while its head is incomplete, -1 if only its
 * end will show.
 */
function expectedLength(bytes: Buffer): number {
  const head = readHead(bytes);
  if (head === null || head.status < 200) return 0;
  const stated = head.headers.get('content-length')?.[0];
  return stated === undefined ? -1 : head.length + Number(stated);
}

/** Writes bytes and waits for one complete response. Bytes after it are an error. */
function exchange(
  socket: Socket,
  bytes: Buffer | string,
  { headRequest = false, patienceMs = 10_000 }: Patience,
): Promise<Omit<RawAnswer, 'milliseconds'>> {
  return new Promise((resolve, reject) => {
    const heard: Buffer[] = [];
    let [length, expected] = [0, 0];
    const timer = setTimeout(
      () => settle(() => reject(new NoAnswer(`no answer within ${patienceMs} ms`))),
      patienceMs,
    );
    const settle = (how: () => void) => {
      clearTimeout(timer);
      socket.off('data', listen).off('end', finish).off('close', finish);
      how();
    };
    const look = (ended: boolean) => {
      try {
        const all = Buffer.concat(heard);
        const read = readAnswer(all, { headRequest, ended });
        if (read !== null && read.length < all.length) {
          throw new Error(`${all.length - read.length} bytes came after the answer`);
        }
        if (read !== null) settle(() => resolve(read.answer));
        else if (ended) throw new NoAnswer(`closed after ${all.length} bytes`);
        else expected = expectedLength(all);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const listen = (chunk: Buffer) => {
      heard.push(chunk);
      length += chunk.length;
      // A long response is parsed only once, when its end may have arrived.
      const mayEnd = chunk.length < 5 || chunk.subarray(-5).equals(LAST_CHUNK);
      if (expected === -1 ? mayEnd : length >= expected) look(false);
    };
    const finish = () => look(true);
    socket.on('data', listen).on('end', finish).on('close', finish);
    socket.write(bytes);
  });
}

/**
 * A client of 127.0.0.1 that sends the bytes it is given, however invalid, and keeps its connection as long as the
 * server does. One request at a time.
 */
export class RawClient {
  readonly #port: number;
  #socket: Socket | null = null;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Rejects with `NoAnswer`, or with an error that says why the bytes are no response. The connection is then closed.
   */
  async send(bytes: Buffer | string, patience: Patience = {}): Promise<RawAnswer> {
    const socket = this.#socket ?? (await this.#open());
    const started = performance.now();
    try {
      const answer = await exchange(socket, bytes, patience);
      if (answer.headers.get('connection')?.[0]?.toLowerCase() === 'close') this.close();
      return { ...answer, milliseconds: performance.now() - started };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  #open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
      socket.once('error', reject);
      socket.once('close', () => {
        if (this.#socket === socket) this.#socket = null;
      });
      socket.once('connect', () => {
        socket.off('error', reject);
        // The error is handled by `close`, which follows.
        socket.on('error', () => undefined);
        this.#socket = socket;
        resolve(socket);
      });
    });
  }
}
