import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { HOSTILE_LABELS } from './hostile-texts.ts';

/**
 * The hostile address of the drill, in a thread of its own: what it downloads must not delay those whose waiting is timed. Asks
 * for what costs most until it is told to end, and answers what it was told.
 */
export interface Attack {
  readonly origin: string;
  readonly address: string;
  /** How long it waits after a refusal. */
  readonly patienceMs: number;
}

export interface AttackResult {
  /** Statuses with how often each came. */
  readonly statuses: readonly (readonly [status: number, times: number])[];
  /** Refusals that did not say when to come again. */
  readonly withoutRetryAfter: number;
}

/** More than the site answers one address at once. */
const AT_ONCE = 8;

const post = (path: string, body: object) => ({
  path,
  init: { method: 'POST', body: JSON.stringify(body) },
});
const get = (path: string) => ({ path, init: { method: 'GET' } });
/** What costs a server most for a line of request. */
const COSTLY = [
  get('/open-data/catalogue.csv'),
  post('/api/labels/explain', { statement: HOSTILE_LABELS.join(', ').slice(0, 20_000) }),
  post('/api/proteins/points', { avoidIngredients: ['sucralose'], showAll: true }),
  get('/share/product/1.png'),
  get('/open-data/catalogue.json'),
  get('/api/proteins'),
  post('/api/proteins/search', { avoidIngredients: ['sucralose'], showAll: true, limit: 100 }),
  post('/api/proteins/search', { avoidIngredients: ['soy'], showAll: true }),
  post('/api/proteins/search', { mustHaveIngredients: ['no such thing'], showAll: true }),
];

const { origin, address, patienceMs } = workerData as Attack;
const statuses = new Map<number, number>();
let withoutRetryAfter = 0;
let ended = false;

async function ask(turn: number): Promise<Response> {
  const { path, init } = COSTLY[turn % COSTLY.length] ?? get('/');
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const answer = await fetch(`${origin}${path}`, { ...init, headers });
  await answer.arrayBuffer();
  return answer;
}

async function attack(first: number): Promise<void> {
  for (let turn = first; !ended; turn += 1) {
    const { status, headers } = await ask(turn);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) continue;
    if (headers.get('retry-after') === null) withoutRetryAfter += 1;
    await setTimeout(patienceMs);
  }
}

parentPort?.once('message', () => {
  ended = true;
});
await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => attack(place)));
const result: AttackResult = { statuses: [...statuses], withoutRetryAfter };
parentPort?.postMessage(result);
