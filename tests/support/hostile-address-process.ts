import { setTimeout } from 'node:timers/promises';
import { askFrom, type Wish } from './ask.ts';
import { HOSTILE_LABELS } from './hostile-texts.ts';

/**
 * The hostile address of the drill, as a process of its own: what it downloads must not delay those whose waiting is timed. Asks
 * for what costs most until it is sent a message, and answers with what it was told. Arguments: origin, address, milliseconds that
 * it waits after a refusal.
 */
export interface AttackResult {
  /** Statuses with how often each came. */
  readonly statuses: readonly (readonly [status: number, times: number])[];
  /** Refusals that did not say when to come again. */
  readonly withoutRetryAfter: number;
}

/** More than the site answers one address at once. */
const AT_ONCE = 8;
const SEARCH = '/api/proteins/search';
/** What costs a server most for a line of request. */
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
