import { connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { loadBuiltSite } from '#server/start/load-built-site.ts';
import { LONG_DRILL, reportDrill } from '../support/drill-report.ts';
import { HOSTILE_REQUESTS, type HostileRequest } from '../support/hostile-requests.ts';
import { HOSTILE_LABELS, HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { plainBody, type RawAnswer, readAnswer } from '../support/raw-http.ts';
import { vocabulary } from '../support/shipped-vocabulary.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const PATIENCE_MS = 10_000;

interface Conversation {
  readonly answers: readonly Omit<RawAnswer, 'milliseconds'>[];
  /** Bytes that are no answer. */
  readonly rest: number;
  /** The server did not end it within the patience. */
  readonly hung: boolean;
}

/** An answer is followed by as much silence before the connection is left; a hidden request would be answered in it. */
const SILENCE_MS = 80;
/** Who has had no answer by then says that this was all: a half request is to be refused, not waited for. */
const ENOUGH_MS = 1_500;

/** All whole answers in the bytes, and how many bytes are none. */
function readAnswers(bytes: Buffer, headRequest: boolean) {
  const answers: Omit<RawAnswer, 'milliseconds'>[] = [];
  let rest = bytes;
  for (;;) {
    const read = readAnswer(rest, { ended: true, headRequest });
    if (read === null) return { answers, rest: rest.length };
    answers.push(read.answer);
    rest = rest.subarray(read.length);
  }
}

/** Says something and listens until there is silence after an answer, or the other side ends it. */
function converse(port: number, bytes: string): Promise<Conversation> {
  return new Promise((resolve) => {
    const heard: Buffer[] = [];
    let hung = false;
    const socket = connect({ port, host: '127.0.0.1' });
    const deadline = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, PATIENCE_MS);
    let quiet = setTimeout(() => socket.end(), ENOUGH_MS);
    socket.on('data', (chunk: Buffer) => {
      heard.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(() => socket.end(), SILENCE_MS);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(deadline);
      clearTimeout(quiet);
      resolve({ ...readAnswers(Buffer.concat(heard), bytes.startsWith('HEAD ')), hung });
    });
    socket.write(bytes, 'latin1');
  });
}

/** What is wrong with one answer to something hostile; null if nothing is. */
function faultOf(answer: Omit<RawAnswer, 'milliseconds'>): string | null {
  const { status, headers } = answer;
  const one = (name: string) => headers.get(name)?.[0] ?? '';
  if (status >= 500) return `answers ${status}`;
  if (headers.has('x-injected') || headers.has('set-cookie')) return 'sends an injected header';
  if (!one('content-security-policy').startsWith("default-src 'none'")) return 'has no policy';
  if (one('x-content-type-options') !== 'nosniff') return 'may be sniffed';
  const location = one('location');
  if (location !== '' && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  const body = plainBody(answer).toString();
  if (/root:x:|"devDependencies"|node_modules|^\s+at \w/m.test(body)) return 'tells of the machine';
  if (one('content-type').startsWith('text/html')) {
    return /<script(?![^>]*\b(?:src=|type="application\/))|\son\w+=/i.test(body)
      ? 'has script in its HTML'
      : null;
  }
  if (status < 400 || body === '') return null;
  // What mail programs are told when they unsubscribe somebody.
  if (body === 'This unsubscribe link is not known.') return null;
  if (!one('content-type').startsWith('application/json')) return `is ${one('content-type')}`;
  const said = errorSchema.safeParse(JSON.parse(body));
  return said.success ? null : 'is no error of the contract';
}

describe('hostile input', () => {
  let started: TestApp;
  let port: number;
  beforeAll(async () => {
    const built = await loadBuiltSite();
    if (built === null) throw new Error('The site is not built: npm run build');
    started = await startTestApp({ engine: 'sqlite', built });
    // As a started site does: the first shopper's word waits for no table.
    await vocabulary.prepare(setImmediate);
    // As its thread for labels does after its first one.
    explainLabel({ statement: 'Milk.' }, vocabulary);
    await started.app.listen({ host: '127.0.0.1', port: 0 });
    port = (started.app.server.address() as AddressInfo).port;
  });
  afterAll(() => started.close());

  it('gets a clear refusal or a right answer, every time, and nothing hidden in it is obeyed', async () => {
    const failures: string[] = [];
    const statuses = new Map<number, number>();
    let [answered, hung, silent] = [0, 0, 0];
    const judge = async ({ name, bytes, answers = 1 }: HostileRequest) => {
      const conversation = await converse(port, bytes);
      if (conversation.hung) hung += 1;
      if (conversation.answers.length === 0) silent += 1;
      answered += conversation.answers.length;
      for (const answer of conversation.answers) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = faultOf(answer);
        if (fault !== null) failures.push(`${name}: ${fault}`);
      }
      if (conversation.hung) failures.push(`${name}: hangs`);
      if (conversation.rest > 0) failures.push(`${name}: ${conversation.rest} bytes are no answer`);
      const known = conversation.answers.filter(({ status }) => status < 400).length;
      if (conversation.answers.length === 0 && answers > 0) failures.push(`${name}: no answer`);
      if (known > answers) failures.push(`${name}: ${known} answers to ${answers} requests`);
    };
    for (let at = 0; at < HOSTILE_REQUESTS.length; at += 16) {
      await Promise.all(HOSTILE_REQUESTS.slice(at, at + 16).map(judge));
    }
    reportDrill('hostile requests', {
      inputs: HOSTILE_REQUESTS.length,
      answers: answered,
      'without an answer': silent,
      hung,
      failures: failures.length,
      'answered (status × times)': [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, times]) => `${status}×${times}`)
        .join(' '),
    });
    expect(failures).toEqual([]);
  });

  it('may be a text in any field, and an ingredient statement', async () => {
    const texts = [...new Set([...HOSTILE_TEXTS, ...HOSTILE_LABELS])];
    const failures: string[] = [];
    let [asked, slowest] = [0, 0];
    const ask = async (url: string, payload: object, allowed: readonly number[]) => {
      const began = performance.now();
      const answer = await started.inject({ method: 'POST', url, payload });
      slowest = Math.max(slowest, performance.now() - began);
      asked += 1;
      if (!allowed.includes(answer.statusCode)) {
        failures.push(`${url} ${JSON.stringify(payload).slice(0, 100)}: ${answer.statusCode}`);
      }
    };
    for (const text of texts) {
      const term = text.slice(0, 100);
      await ask('/api/proteins/search/summary', { avoidIngredients: [term] }, [200]);
      await ask('/api/proteins/search', { mustHaveIngredients: [term], showAll: true }, [200]);
      await ask('/api/labels/explain', { statement: text.slice(0, 20_000), name: term }, [200]);
      await ask('/api/events', { name: 'page_view', label: term }, [204, 400]);
      await ask('/api/newsletter/subscribe', { email: text }, [201, 400]);
      await ask('/api/newsletter/unsubscribe', { token: text }, [400, 404]);
    }
    reportDrill('hostile texts', {
      texts: texts.length,
      requests: asked,
      failures: failures.length,
      // A figure of a machine that does nothing else.
      ...(LONG_DRILL ? { slowest: `${Math.round(slowest)} ms` } : {}),
    });
    expect(failures).toEqual([]);
  }, 120_000);
});
