import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '#database/connection/open-database.ts';
import { AcknowledgedWrites, findLost } from '../support/acknowledged-writes.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { reportDrill } from '../support/drill-report.ts';
import { environmentOf, makeFilledDatabase, startDrilledSite } from '../support/drilled-site.ts';
import { median } from '../support/median.ts';
import { loadTargetOf, startLoad } from '../support/steady-load.ts';

const POOL = 10;
/** Connections that the site has given up and whose end has not yet reached the proxy. */
const BEING_CLOSED = 2;
const USUAL_MS = 5_000;
const TROUBLE_MS = 30_000;
const PATIENCE_MS = 60_000;
/** A request's ten seconds, and what a busy machine adds. */
const LONGEST_WRITE_MS = 12_000;
const RECOVERED_WITHIN_MS = 5_000;
/** After a silence: what it takes to give up the connections that were left behind. */
const GIVEN_UP_WITHIN_MS = 15_000;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

const TROUBLES = [
  { trouble: 'packets 100 ms late', late: 100, recovers: RECOVERED_WITHIN_MS },
  { trouble: 'packets 4 s late', late: 4_000, recovers: RECOVERED_WITHIN_MS },
  { trouble: 'connections that fall silent', late: null, recovers: GIVEN_UP_WITHIN_MS },
];

it.for(TROUBLES)(
  'a slow database, $trouble: pages go on, writes end, nothing piles up',
  { timeout: 10 * 60_000 },
  async ({ trouble, late, recovers }) => {
    const { options, remove } = await makeFilledDatabase('postgres', 'small');
    cleanups.push(remove);
    const proxy = await startDatabaseProxy(options.databaseUrl ?? '');
    cleanups.push(() => proxy.close());
    const site = await startDrilledSite(environmentOf({ ...options, databaseUrl: proxy.url }));
    cleanups.push(() => site.end('SIGKILL'));
    const target = await loadTargetOf(site.origin);
    const acknowledged = new AcknowledgedWrites();
    const load = startLoad(target, acknowledged);
    load.phase('before');
    await setTimeout(USUAL_MS);
    load.phase('trouble');
    if (late === null) proxy.stall();
    else proxy.delay(late);
    await setTimeout(TROUBLE_MS);
    load.phase('returning');
    proxy.recover();
    const back = performance.now();
    const seen = acknowledged.count;
    while (
      performance.now() - back < PATIENCE_MS &&
      (acknowledged.count === seen || (await fetch(`${site.origin}/readyz`)).status !== 200)
    ) {
      await setTimeout(50);
    }
    const recovered = performance.now() - back;
    // The silent connections are given up one by one.
    await setTimeout(late === null ? GIVEN_UP_WITHIN_MS : RECOVERED_WITHIN_MS);
    load.phase('after');
    await setTimeout(USUAL_MS);
    await load.stop();
    const [before, slow, returning, after] = ['before', 'trouble', 'returning', 'after'].map(
      (phase) => load.tally(phase),
    );
    const all = [before, slow, returning, after].flatMap((tally) => tally ?? []);
    const failedReads = all.flatMap((tally) => tally.failedReads);
    const failedWrites = all.flatMap((tally) => tally.failedWrites);
    const slowestWrite = Math.max(...all.map((tally) => tally.slowestWrite));
    const crashes = site.child.exitCode === null ? 0 : 1;
    expect(await site.end('SIGTERM')).toBe(0);
    const db = await openDatabase(options);
    const lost = await findLost(db, acknowledged);
    await db.close();
    reportDrill(`slow database, postgres, ${trouble}`, {
      'seconds of it': TROUBLE_MS / 1_000,
      crashes,
      'reads meanwhile': slow?.reads ?? 0,
      'reads not 200': failedReads.length,
      'median of reads': `${Math.round(median(slow?.readTimes ?? []))} ms (before ${Math.round(median(before?.readTimes ?? []))} ms)`,
      'writes acknowledged meanwhile': slow?.acknowledged ?? 0,
      'refused with 503 and Retry-After': (slow?.refused ?? 0) + (returning?.refused ?? 0),
      'refused with 409, the one before being at work': all.reduce(
        (sum, { busy }) => sum + busy,
        0,
      ),
      'answered otherwise': failedWrites.length,
      'slowest write': seconds(slowestWrite),
      'connections at most': proxy.mostConnections(),
      lost: lost.length,
      'recovered after': seconds(recovered),
      'refused after that': after?.refused ?? 0,
    });
    expect({ crashes, failedReads, failedWrites, lost }).toEqual({
      crashes: 0,
      failedReads: [],
      failedWrites: [],
      lost: [],
    });
    expect(proxy.mostConnections()).toBeLessThanOrEqual(POOL + BEING_CLOSED);
    expect(after?.acknowledged).toBeGreaterThan(0);
    expect(after?.refused).toBe(0);
    expect(slowestWrite).toBeLessThan(LONGEST_WRITE_MS);
    expect(recovered).toBeLessThan(recovers);
  },
);
