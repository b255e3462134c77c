import { setTimeout } from 'node:timers/promises';
import { askFrom, type Wish } from './ask.ts';
import { HOSTILE_LABELS } from './hostile-texts.ts';

/**
 * The hostile client of the drill. It is a separate process, so that its downloads do not delay the clients whose
 * response times are measured. It sends the most expensive requests until it gets a message, and answers with the
 * responses it got. Arguments: origin, address, pause after a refusal in ms.
 */
export interface AttackResult {
  /** Statuses with the number of responses for each. */
  readonly statuses: readonly (readonly [status: number, times: number])[];
  /** Refusals without a Retry-After. */
  readonly withoutRetryAfter: number;
}

/** More than the site handles at once for one address. */
const AT_ONCE = 8;
const SEARCH = '/api/proteins/search';
/** The most expensive requests for a server, given their length. */
const COSTLY: readonly Wish[] = [
  { path: '/open-data/catalogue.csv' },
  {
    path: '/api/labels/explain',
    body: { statement: HOSTILE_LABELS.join(', ').slice(0, 20_000) },
  },
  { path: '/api/proteins/points', body: { avoidIngredients: ['sucralose'], showAll: true } },
  { path: '/share/product/1.png' },
  { path: '/open-data/catalogue.json' },
  { path: '/api/proteins' },
  { path: SEARCH, body: { avoidIngredients: ['sucralose'], showAll: true, limit: 100 } },
  { path: SEARCH, body: { avoidIngredients: ['soy'], showAll: true } },
  { path: SEARCH, body: { mustHaveIngredients: ['no such thing'], showAll: true } },
];

const [origin = '', address = '', patienceMs] = process.argv.slice(2);
const statuses = new Map<number, number>();
let withoutRetryAfter = 0;
let ended = false;

async function attack(first: number): Promise<void> {
  for (let turn = first; !ended; turn += 1) {
    const wish = COSTLY[turn % COSTLY.length] ?? { path: '/' };
    const { status, headers } = await askFrom(address, origin, wish);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) continue;
    if (headers['retry-after'] === undefined) withoutRetryAfter += 1;
    await setTimeout(Number(patienceMs));
  }
}

process.once('message', () => {
  ended = true;
});
await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => attack(place)));
const result: AttackResult = { statuses: [...statuses], withoutRetryAfter };
process.send?.(result, () => process.disconnect());
