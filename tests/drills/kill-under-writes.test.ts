import { setTimeout } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { openDatabase } from '#database/connection/open-database.ts';
import {
  AcknowledgedWrites,
  countNotShown,
  findLost,
  makeWrite,
  productIdsOf,
  WRITE_KINDS,
} from '../support/acknowledged-writes.ts';
import { LONG_DRILL, reportDrill, rounds } from '../support/drill-report.ts';
import {
  environmentOf,
  makeFilledDatabase,
  signIn,
  startDrilledSite,
  type DrilledSite,
} from '../support/drilled-site.ts';

const ROUNDS = rounds({ short: 1, long: 200 });
const TIMEOUT_MS = 120_000 + ROUNDS * 15_000;

/** Killed after so many acknowledged writes and, to meet any moment of the next, so many milliseconds. */
const killAfter = (round: number) => ({
  writes: 8 + ((round * 7) % 40),
  milliseconds: (round * 13) % 31,
});
const PATIENCE_MS = 30_000;

/** Writers, one a kind, until the site is killed in the middle of their work; each kind has been acknowledged by then. */
async function killWhileWriting(
  site: DrilledSite,
  cookie: string,
  round: number,
  acknowledged: AcknowledgedWrites,
): Promise<number> {
  const productIds = await productIdsOf(site.origin);
  const before = acknowledged.count;
  const seen = new Set<string>();
  let killed = false;
  let refused = 0;
  const writers = WRITE_KINDS.map(async (kind) => {
    while (!killed) {
      const write = { origin: site.origin, cookie, productIds };
      const { status } = await makeWrite(write, kind, acknowledged);
      if (status === null) continue;
      if (status < 300) seen.add(kind);
      else refused += 1;
    }
  });
  const { writes, milliseconds } = killAfter(round);
  const deadline = Date.now() + PATIENCE_MS;
  while (
    Date.now() < deadline &&
    (acknowledged.count - before < writes || seen.size < WRITE_KINDS.length)
  ) {
    await setTimeout(5);
  }
  await setTimeout(milliseconds);
  killed = true;
  await site.end('SIGKILL');
  await Promise.all(writers);
  return refused;
}

/** Whether the site says by itself that it is ready; on a starved machine not at the first time of asking. */
async function becomesReady(origin: string): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await setTimeout(100)) {
    if ((await fetch(`${origin}/readyz`)).status === 200) return true;
  }
  return false;
}

describe.concurrent('kill -9 of the site under writes', () => {
  it.for(['sqlite', 'postgres'] as const)(
    `%s, ${ROUNDS} rounds: nothing acknowledged is lost, every start is clean`,
    { timeout: TIMEOUT_MS },
    async (engine, { expect }) => {
      const { options, remove } = await makeFilledDatabase(engine, 'small');
      const db = await openDatabase(options);
      const acknowledged = new AcknowledgedWrites();
      const tally = { notShown: 0, refused: 0, cleanStarts: 0, shownAfter: 0 };
      // A start that ends properly leaves its compiled code behind for the others.
      if (LONG_DRILL) await (await startDrilledSite(environmentOf(options))).end('SIGTERM');
      let site = await startDrilledSite(environmentOf(options));
      try {
        const cookie = await signIn(site.origin);
        for (let round = 0; round < ROUNDS; round += 1) {
          tally.refused += await killWhileWriting(site, cookie, round, acknowledged);
          site = await startDrilledSite(environmentOf(options));
          if (await becomesReady(site.origin)) tally.cleanStarts += 1;
          // Corrections that were acknowledged and not yet derived when the site was killed are derived after its start.
          const begun = performance.now();
          const deadline = begun + PATIENCE_MS;
          let notShown = await countNotShown(site.origin, acknowledged);
          while (notShown > 0 && performance.now() < deadline) {
            await setTimeout(100);
            notShown = await countNotShown(site.origin, acknowledged);
          }
          tally.notShown += notShown;
          tally.shownAfter = Math.max(tally.shownAfter, performance.now() - begun);
        }
        const lost = await findLost(db, acknowledged);
        reportDrill(`kill -9 of the site under writes, ${engine}`, {
          rounds: ROUNDS,
          'acknowledged writes': acknowledged.count,
          lost: lost.length,
          'acknowledged corrections not shown': tally.notShown,
          'all shown after a start within': `${(tally.shownAfter / 1_000).toFixed(1)} s`,
          'writes refused': tally.refused,
          'clean starts': tally.cleanStarts,
        });
        for (const kind of WRITE_KINDS) {
          expect([kind, acknowledged.marks[kind].length > 0]).toEqual([kind, true]);
        }
        const { notShown, refused, cleanStarts } = tally;
        expect({ notShown, refused, cleanStarts, lost }).toEqual({
          notShown: 0,
          refused: 0,
          cleanStarts: ROUNDS,
          lost: [],
        });
      } finally {
        await site.end('SIGKILL');
        await db.close();
        await remove();
      }
    },
  );
});
