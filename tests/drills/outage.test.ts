import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openDatabase, type DatabaseOptions } from '#database/connection/open-database.ts';
import { AcknowledgedWrites, findLost } from '../support/acknowledged-writes.ts';
import { LONG_DRILL, reportDrill } from '../support/drill-report.ts';
import {
  environmentOf,
  fillDatabase,
  makeFilledDatabase,
  startDrilledSite,
} from '../support/drilled-site.ts';
import { startCluster } from '../support/postgres-setup.ts';
import { loadTargetOf, startLoad, type PhaseTally } from '../support/steady-load.ts';

const AWAY_MS = LONG_DRILL ? 60_000 : 800;
const USUAL_MS = LONG_DRILL ? 5_000 : 300;
/** How long a test waits for the end of something; docs/figures.md, 10 asks for less, which the long form checks. */
const PATIENCE_MS = 60_000;
const RECOVERED_WITHIN_MS = 5_000;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** Runs the site under load, takes the database away for a while, gives it back; counts what was answered meanwhile. */
async function drillOutage(
  name: string,
  options: DatabaseOptions,
  database: { takeAway(): Promise<void>; giveBack(): Promise<void> },
): Promise<void> {
  const site = await startDrilledSite(environmentOf(options));
  cleanups.push(() => site.end('SIGKILL'));
  const target = await loadTargetOf(site.origin);
  const acknowledged = new AcknowledgedWrites();
  const load = startLoad(target, acknowledged);
  /** For so long, and until something of the phase is answered: on a busy machine that takes longer. */
  const stay = async (phase: string, ms: number, answered: (tally: PhaseTally) => number) => {
    load.phase(phase);
    const since = performance.now();
    await setTimeout(ms);
    while (answered(load.tally(phase)) === 0 && performance.now() - since < PATIENCE_MS) {
      await setTimeout(50);
    }
  };
  const asUsual = (phase: string) =>
    stay(phase, USUAL_MS, ({ acknowledged, reads }) => Math.min(acknowledged, reads));
  await asUsual('before');
  await database.takeAway();
  const away = stay('away', AWAY_MS, ({ reads }) => reads);
  const readiness = await fetch(`${site.origin}/readyz`);
  await away;
  load.phase('returning');
  await database.giveBack();
  const back = performance.now();
  const seen = acknowledged.count;
  while (
    performance.now() - back < PATIENCE_MS &&
    site.child.exitCode === null &&
    (acknowledged.count === seen || (await fetch(`${site.origin}/readyz`)).status !== 200)
  ) {
    await setTimeout(50);
  }
  const recovered = performance.now() - back;
  await setTimeout(LONG_DRILL ? RECOVERED_WITHIN_MS : 300);
  await asUsual('after');
  await load.stop();
  const phases = ['before', 'away', 'returning', 'after'].map((phase) => load.tally(phase));
  const [before, out, , after] = phases;
  const console = site.output();
  const crashes = site.child.exitCode === null && site.child.signalCode === null ? 0 : 1;
  const code = await site.end('SIGTERM');
  const db = await openDatabase(options);
  const lost = await findLost(db, acknowledged);
  await db.close();
  const failedReads = phases.flatMap((phase) => phase.failedReads);
  const failedWrites = phases.flatMap((phase) => phase.failedWrites);
  reportDrill(name, {
    'seconds away': AWAY_MS / 1_000,
    crashes,
    'reads meanwhile': out?.reads ?? 0,
    'reads not 200': failedReads.length,
    'writes meanwhile refused with 503 and Retry-After': out?.refused ?? 0,
    'writes answered otherwise': failedWrites.length,
    'writes refused after recovery': after?.refused ?? 0,
    'acknowledged writes in all': acknowledged.count,
    lost: lost.length,
    'recovered after': `${(recovered / 1_000).toFixed(1)} s`,
  });
  expect(crashes, console).toBe(0);
  expect({ crashes, failedReads, failedWrites, lost }).toEqual({
    crashes: 0,
    failedReads: [],
    failedWrites: [],
    lost: [],
  });
  expect(code).toBe(0);
  // SQLite can be read while another process holds the write lock.
  if (options.databaseUrl !== undefined) expect(readiness.status).toBe(503);
  expect(out?.reads).toBeGreaterThan(0);
  expect(before?.acknowledged).toBeGreaterThan(0);
  expect(after?.acknowledged).toBeGreaterThan(0);
  expect(after?.refused).toBe(0);
  if (LONG_DRILL) expect(recovered).toBeLessThan(RECOVERED_WITHIN_MS);
}

it(
  'PostgreSQL stopped at once and started again: pages go on, writes wait, nothing is lost',
  async () => {
    const cluster = await startCluster({ durable: true });
    cleanups.push(cluster.stop);
    const { options, remove } = await makeFilledDatabase('sqlite', 'small');
    cleanups.push(remove);
    const postgres = { ...options, databaseUrl: cluster.url };
    await fillDatabase(postgres, LONG_DRILL ? 'bundled' : 'small');
    await drillOutage('database stopped under load, postgres', postgres, {
      takeAway: () => cluster.crash(),
      giveBack: () => cluster.start(),
    });
  },
  10 * 60_000,
);

it(
  'SQLite locked by another process: pages go on, writes wait, nothing is lost',
  async () => {
    const { options, remove } = await makeFilledDatabase(
      'sqlite',
      LONG_DRILL ? 'bundled' : 'small',
    );
    cleanups.push(remove);
    let other: DatabaseSync | null = null;
    await drillOutage('database locked under load, sqlite', options, {
      async takeAway() {
        other = new DatabaseSync(join(options.dataDir, 'proteinwise.db'));
        for (;;) {
          try {
            other.exec('begin immediate');
            return;
          } catch {
            await setTimeout(1);
          }
        }
      },
      async giveBack() {
        other?.exec('rollback');
        other?.close();
      },
    });
  },
  10 * 60_000,
);
