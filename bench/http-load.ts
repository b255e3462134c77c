/**
 * Sends requests to a server over persistent connections, one at a time on each, and prints the results as JSON. Runs
 * in a separate process, so that it can be pinned to its own core. Reads the load (`Load`) as JSON from standard input.
 */
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';

/** What to request, and for how long. `{n}` in a path stands for a number that increases with each request. */
export interface Load {
  readonly port: number;
  readonly seconds: number;
  /** Continues after `seconds` until this many requests are answered, for at most a minute (default: 0). */
  readonly least?: number;
  readonly connections: number;
  /**
   * Requests per second. Each is timed from when it was due, even if all connections were busy then. If absent,
   * requests are sent as fast as possible.
   */
  readonly rate?: number;
  readonly method: 'GET' | 'POST';
  readonly paths: readonly string[];
  /** Bodies for POST, used in rotation. */
  readonly bodies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** The first number of `{n}`. */
  readonly from?: number;
}

export interface Loaded {
  readonly requests: number;
  /** Responses whose status was not 200. */
  readonly failed: number;
  /** Those of them that had a Retry-After: 429 or 503. */
  readonly refused: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const MINUTE = 60_000;
const LAST_CHUNK = '0\r\n\r\n';

async function run(load: Load): Promise<Loaded> {
  const { port, method, paths, bodies = [], headers = {}, from = 0, least = 0, rate } = load;
  const extra = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const times: number[] = [];
  let sent = 0;
  let due = 0;
  let failed = 0;
  let refused = 0;
  let bytes = 0;
  const start = performance.now();
  const until = start + load.seconds * 1_000;
  const latest = Math.max(until, start + MINUTE);

  function next(): string {
    const turn = sent++;
    const path = (paths[turn % paths.length] ?? '/').replace('{n}', String(from + turn));
    const head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${extra}`;
    if (method === 'GET') return `${head}\r\n`;
    const body = (bodies[turn % bodies.length] ?? '{}').replace('{n}', String(from + turn));
    return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  }

  function converse(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket: Socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let head: Buffer | null = null;
      /** Remaining bytes of the body. Null while the head is being read; −1 for a chunked body. */
      let missing: number | null = null;
      let began = 0;
      /** The last bytes of the response so far: a chunked response ends with an empty chunk. */
      let tail = '';
      const ask = () => {
        const now = performance.now();
        began = rate === undefined ? now : start + (1_000 * due++) / rate;
        if (began >= latest || (began >= until && times.length >= least)) {
          socket.destroy();
          resolve();
          return;
        }
        missing = null;
        head = null;
        tail = '';
        const wait = began - now;
        if (wait < 1) socket.write(next());
        else setTimeout(() => socket.write(next()), wait);
      };
      socket.on('connect', ask);
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        let rest = chunk;
        if (missing === null) {
          const all: Buffer = head === null ? chunk : Buffer.concat([head, chunk]);
          const at = all.indexOf(END_OF_HEAD);
          if (at === -1) {
            head = all;
            return;
          }
          const text = all.toString('latin1', 0, at);
          if (!text.startsWith('HTTP/1.1 200')) failed += 1;
          if (/^HTTP\/1\.1 (?:429|503)[^]*\r\nretry-after:/i.test(text)) refused += 1;
          const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
          missing = length === undefined ? -1 : Number(length);
          rest = all.subarray(at + 4);
        }
        if (missing >= 0) {
          missing -= rest.length;
          if (missing > 0) return;
        } else {
          tail = (tail + rest.toString('latin1', Math.max(0, rest.length - 5))).slice(-5);
          if (tail !== LAST_CHUNK) return;
        }
        times.push(performance.now() - began);
        ask();
      });
    });
  }
  await Promise.all(Array.from({ length: load.connections }, converse));
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    requests: times.length,
    failed,
    refused,
    bytes,
    seconds: (performance.now() - start) / 1_000,
    p50: quantile(0.5),
    p99: quantile(0.99),
  };
}

if (import.meta.main) {
  const load = (await json(process.stdin)) as Load;
  process.stdout.write(JSON.stringify(await run(load)));
}
