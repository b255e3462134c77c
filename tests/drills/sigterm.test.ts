import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { Engine } from '#database/connection/open-database.ts';
import { LONG_DRILL, reportDrill, rounds } from '../support/drill-report.ts';
import { environmentOf, makeFilledDatabase, startDrilledSite } from '../support/drilled-site.ts';
import { noOutcomes, send, type RequestOutcomes, type Sent } from '../support/dropped-requests.ts';

const ROUNDS = rounds({ short: 1, long: 10 });
const KEEPING = 12;
const CONNECTING = 4;
const ANSWERS_BEFORE = 100;
const PATIENCE_MS = 30_000;
const EXIT_WITHIN_MS = 10_000;

const REQUESTS: readonly Sent[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/protein/1' },
  { method: 'GET', path: '/api/proteins' },
  { method: 'GET', path: '/api/proteins/browse?limit=100' },
  { method: 'POST', path: '/api/proteins/search', body: '{"isVegan":true,"showAll":true}' },
  { method: 'POST', path: '/api/events', body: '{"name":"page_view","path":"/"}' },
  { method: 'POST', path: '/api/newsletter/subscribe', body: '{"email":"a@example.com"}' },
];

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** Asks without a pause until the site no longer listens; with a connection of its own that is kept, or a new one each time. */
async function ask(
  origin: string,
  first: number,
  keepAlive: boolean,
  fates: RequestOutcomes,
): Promise<void> {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  let listening = true;
  for (let turn = first; listening; turn += 1) {
    const sent = REQUESTS[turn % REQUESTS.length];
    if (sent !== undefined) listening = await send(origin, agent, sent, fates);
  }
  agent.destroy();
}

it.for(['sqlite', 'postgres'] as const)(
  'SIGTERM under load, %s: every request begun is answered whole',
  { timeout: 60_000 + ROUNDS * 60_000 },
  async (engine: Engine) => {
    const { options, remove } = await makeFilledDatabase(engine, LONG_DRILL ? 'bundled' : 'small');
    cleanups.push(remove);
    const fates = noOutcomes();
    const codes: (number | null)[] = [];
    let slowestExit = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const site = await startDrilledSite(environmentOf(options));
      cleanups.push(() => site.end('SIGKILL'));
      const clients = Array.from({ length: KEEPING + CONNECTING }, (_, client) =>
        ask(site.origin, client, client < KEEPING, fates),
      );
      // In the thick of it, however fast the machine: not while the first answers are still being made.
      const wanted = fates.answered + ANSWERS_BEFORE;
      const deadline = Date.now() + PATIENCE_MS;
      while (fates.answered < wanted && Date.now() < deadline) await setTimeout(10);
      await setTimeout((round * 89) % 300);
      const told = performance.now();
      codes.push(await site.end('SIGTERM'));
      slowestExit = Math.max(slowestExit, performance.now() - told);
      await Promise.all(clients);
    }
    reportDrill(`SIGTERM under load, ${engine}`, {
      rounds: ROUNDS,
      'requests answered whole': fates.answered,
      'of them 5xx': fates.faults.length,
      dropped: fates.dropped.length,
      'kept connections closed under a request': fates.closedIdle,
      'new connections not taken up': fates.notTakenUp,
      'connections refused': fates.refused,
      'slowest exit': `${(slowestExit / 1_000).toFixed(1)} s`,
    });
    expect({ dropped: fates.dropped, faults: fates.faults }).toEqual({ dropped: [], faults: [] });
    expect(codes).toEqual(codes.map(() => 0));
    expect(fates.answered).toBeGreaterThan(KEEPING);
    if (LONG_DRILL) expect(slowestExit).toBeLessThan(EXIT_WITHIN_MS);
  },
);
