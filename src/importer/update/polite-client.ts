import { setTimeout as wait } from 'node:timers/promises';

/** A public service or its network failed. The message is shown to the operator. What was read before is stored. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
}

export interface PoliteClientOptions {
  /** "Proteinwise/1.0.0 (contact)". */
  readonly userAgent: string;
  /** Pause between two requests, in ms. */
  readonly pauseMs: number;
  /** How long one request may wait for retries in total before it fails, in ms. */
  readonly maxWaitMs?: number;
  readonly sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** Aborts all waits and requests. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends requests to one public service, one at a time and no faster than it allows. */
export interface PoliteClient {
  /**
   * Returns the response to a GET if its status is 200, 206, 404 or 416. Servers that are busy (429, 500, 502 to 504)
   * or unreachable are asked again, when they say or after 1, 2, 4 … seconds. Rejects with `OutsideError`.
   */
  get(url: URL, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Waits according to the number of failures in a row. Rejects with `OutsideError` after the sixth. */
  recover(url: URL, failures: number, cause: unknown): Promise<void>;
}

const ANSWERS = [200, 206, 404, 416];
const BUSY = [429, 500, 502, 503, 504];
const MAX_WAIT_MS = 10 * 60_000;
const MAX_TRIES = 6;
/** Timeout for the headers of a response, in ms. */
const HEADERS_WITHIN_MS = 60_000;

export function createPoliteClient(options: PoliteClientOptions): PoliteClient {
  const { userAgent, pauseMs, maxWaitMs = MAX_WAIT_MS, signal } = options;
  const sleep = options.sleep ?? ((ms: number) => wait(ms, undefined, { signal }));
  let last = Number.NEGATIVE_INFINITY;

  async function recover(url: URL, failures: number, cause: unknown): Promise<void> {
    signal?.throwIfAborted();
    if (failures >= MAX_TRIES)
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
        if (waited > maxWaitMs) {
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

/**
 * Returns how long to wait according to a `Retry-After` header (RFC 9110: seconds or a date), in ms and at least one
 * second; null if there is none.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const until = /^\d+$/.test(header.trim()) ? now + Number(header) * 1_000 : Date.parse(header);
  return Number.isFinite(until) ? Math.max(1_000, until - now) : null;
}

/** Returns an address without its query, which may hold a key. */
function place(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

/** Returns the cause of a failed `fetch`, whose own message only says "fetch failed". */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error
    ? cause.message || String((cause as NodeJS.ErrnoException).code)
    : String(cause);
}

/** Returns the JSON of a response with status 200. Rejects with `OutsideError` if there is none. */
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
