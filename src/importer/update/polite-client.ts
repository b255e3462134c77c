import { setTimeout as wait } from 'node:timers/promises';

/** A public service or its network failed; the message is shown to the operator. What was read before is stored. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
}

export interface PoliteClientOptions {
  /** "Proteinwise/1.0.0 (contact)". */
  readonly userAgent: string;
  /** Milliseconds between two requests. */
  readonly pauseMs: number;
  /** Total milliseconds that one request may wait for retries before it fails. */
  readonly patienceMs?: number;
  readonly sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** Aborts all waits and requests. */
  readonly signal?: AbortSignal | undefined;
}

/** Asks one public service: one request at a time, as slowly as it wishes. */
export interface PoliteClient {
  /**
   * The answer to a GET with one of the statuses 200, 206, 404 and 416. Servers that are busy (429, 500 to 504) or do not
   * answer are asked again, when they say or after 1, 2, 4 … seconds. Fails with `OutsideError`.
   */
  get(url: URL, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Waits as after the given number of failures in a row; fails with `OutsideError` after the sixth. */
  recover(url: URL, failures: number, cause: unknown): Promise<void>;
}

const ANSWERS = [200, 206, 404, 416];
const BUSY = [429, 500, 502, 503, 504];
const PATIENCE_MS = 10 * 60_000;
const MOST_TRIES = 6;
/** Timeout for the headers of an answer. */
const HEADERS_WITHIN_MS = 60_000;

export function createPoliteClient(options: PoliteClientOptions): PoliteClient {
  const { userAgent, pauseMs, patienceMs = PATIENCE_MS, signal } = options;
  const sleep = options.sleep ?? ((ms: number) => wait(ms, undefined, { signal }));
  let last = Number.NEGATIVE_INFINITY;

  async function recover(url: URL, failures: number, cause: unknown): Promise<void> {
    signal?.throwIfAborted();
    if (failures >= MOST_TRIES)
      throw new OutsideError(`${place(url)} cannot be reached: ${reasonOf(cause)}`);
    await sleep(1_000 * 2 ** (failures - 1));
  }

  async function ask(url: URL, headers: Readonly<Record<string, string>>): Promise<Response> {
    const rest = last + pauseMs - performance.now();
    if (rest > 0) await sleep(rest);
    last = performance.now();
    return fetchInTime(url, { ...headers, 'user-agent': userAgent }, signal);
  }

  return {
    recover,
    async get(url, headers = {}) {
      let waited = 0;
      for (let failures = 0; ; ) {
        let answer: Response;
        try {
          answer = await ask(url, headers);
        } catch (error) {
          await recover(url, ++failures, error);
          continue;
        }
        if (ANSWERS.includes(answer.status)) return answer;
        await answer.body?.cancel();
        if (!BUSY.includes(answer.status))
          throw new OutsideError(`${place(url)} answers ${answer.status}`);
        const asked = readRetryAfter(answer.headers.get('retry-after'), Date.now());
        if (asked === null) {
          await recover(url, ++failures, new Error(`it answers ${answer.status}`));
          continue;
        }
        waited += asked;
        if (waited > patienceMs) {
          const minutes = Math.ceil(asked / 60_000);
          throw new OutsideError(
            `${place(url)} answers ${answer.status} and asks to come again in ${minutes} minutes`,
          );
        }
        await sleep(asked);
      }
    },
  };
}

async function fetchInTime(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new Error('no answer in a minute')),
    HEADERS_WITHIN_MS,
  );
  const ends = signal === undefined ? [timeout.signal] : [timeout.signal, signal];
  try {
    return await fetch(url, { headers, signal: AbortSignal.any(ends) });
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds to wait by a `Retry-After` header (RFC 9110: seconds or a date), at least one second; null where it has none. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const until = /^\d+$/.test(header.trim()) ? now + Number(header) * 1_000 : Date.parse(header);
  return Number.isFinite(until) ? Math.max(1_000, until - now) : null;
}

/** An address without its query: that may hold a key. */
function place(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

/** The cause of a failed `fetch`, whose own message says only "fetch failed". */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error
    ? cause.message || String((cause as NodeJS.ErrnoException).code)
    : String(cause);
}

/** The JSON of an answer with status 200; throws `OutsideError` if it is not one. */
export async function readJson(client: PoliteClient, url: URL): Promise<unknown> {
  for (let failures = 0; ; ) {
    const answer = await client.get(url);
    if (answer.status !== 200) throw new OutsideError(`${place(url)} answers ${answer.status}`);
    let body: string;
    try {
      body = await answer.text();
    } catch (error) {
      await client.recover(url, ++failures, error);
      continue;
    }
    try {
      return JSON.parse(body);
    } catch {
      throw new OutsideError(`${place(url)} answers something that is not JSON`);
    }
  }
}
