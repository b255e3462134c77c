import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { insertEvents } from '#database/content/events.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import {
  AcknowledgedWrites,
  findLost,
  makeWrite,
  productIdsOf,
  WRITE_KINDS,
} from '../support/acknowledged-writes.ts';
import { makeDatabase } from '../support/databases.ts';
import { reportDrill, rounds } from '../support/drill-report.ts';
import { fillWithListedFlavors } from '../support/listed-flavors.ts';
import { observeCommits } from '../support/observe-commits.ts';
import {
  type CutIn,
  cutPower,
  type DatabaseFiles,
  loseLastFrame,
  type PowerCut,
  readDatabaseFiles,
  seededDice,
  writeDatabaseFiles,
} from '../support/power-cut.ts';
import { startTestApp } from '../support/test-app.ts';

const WRITES = rounds({ short: 24, long: 400 });
const SEED = Number(process.env['DRILL_SEED'] ?? 20_261_121);
/** Far fewer than SQLite's 1,000, so that many cuts fall into checkpoints. */
const CHECKPOINT_PAGES = 100;
const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** The site over a small SQLite database, listening, with the operator signed in. */
async function startSite() {
  const { options, remove } = await makeDatabase('sqlite');
  cleanups.push(remove);
  const database = await openDatabase(options);
  cleanups.push(() => database.close());
  await migrate(database);
  await fillWithListedFlavors(database, 20);
  await sql`pragma wal_autocheckpoint = ${sql.raw(String(CHECKPOINT_PAGES))}`.execute(
    database.kysely,
  );
  const app = await startTestApp({ engine: 'sqlite', database });
  cleanups.push(() => app.close());
  const origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const site = { origin, cookie: await app.signIn(), productIds: await productIdsOf(origin) };
  return { site, database, folder: options.dataDir };
}

/** Opens files as the site would at its next start; answers what is wrong with them. */
async function inspect(
  files: DatabaseFiles,
  acknowledged: AcknowledgedWrites,
): Promise<{ readonly damage: readonly string[]; readonly lost: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'proteinwise-cut-'));
  writeDatabaseFiles(folder, files);
  const db = await openDatabase({ dataDir: folder });
  try {
    await migrate(db);
    const checked = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      db.kysely,
    );
    const orphans = await sql<object>`pragma foreign_key_check`.execute(db.kysely);
    const lost = await findLost(db, acknowledged);
    await insertEvents(db, [{ name: 'page_view', path: '/', label: 'after', value: null }], 0);
    return {
      damage: [
        ...checked.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
        ...orphans.rows.map((row) => JSON.stringify(row)),
      ],
      lost,
    };
  } catch (error) {
    return { damage: [String(error)], lost: [] };
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

it(
  `power cuts during ${WRITES} writes: the database opens whole, with everything acknowledged`,
  async () => {
    const { site, database, folder } = await startSite();
    const durable = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.kysely);
    expect(durable.rows).toEqual([{ synchronous: 2 }]);
    const dice = seededDice(SEED);
    const acknowledged = new AcknowledgedWrites();
    const cuts: Record<CutIn, number> = { header: 0, log: 0, checkpoint: 0 };
    const damage: string[] = [];
    const lost: string[] = [];
    const control = { lies: 0, noticed: 0 };
    let before = readDatabaseFiles(folder);
    let left: PowerCut[] = [];
    let writing = false;
    const stop = observeCommits(() => {
      // Opening the copies commits, too.
      if (!writing) return;
      const after = readDatabaseFiles(folder);
      left.push(...cutPower(before, after, dice));
      before = after;
    });
    cleanups.push(stop);
    for (let write = 0; write < WRITES; write += 1) {
      left = [];
      const known = acknowledged.copy();
      const kind = WRITE_KINDS[write % WRITE_KINDS.length] ?? 'event';
      writing = true;
      const { status } = await makeWrite(site, kind, acknowledged);
      writing = false;
      expect([kind, status]).toEqual([kind, expect.toSatisfy((code: number) => code < 300)]);
      for (const { where, files } of left) {
        cuts[where] += 1;
        const found = await inspect(files, known);
        damage.push(...found.damage.map((text) => `write ${write}, ${where}: ${text}`));
        lost.push(...found.lost);
      }
      // The insert is the last thing that happens in an event's request.
      if (kind === 'event' && write % 5 === 0 && left.at(-1)?.where === 'log') {
        control.lies += 1;
        const { lost: missed } = await inspect(loseLastFrame(before), acknowledged);
        if (missed.length > 0) control.noticed += 1;
      }
    }
    reportDrill('power cut, sqlite', {
      'cuts in the log': cuts.log,
      'as the log is begun anew': cuts.header,
      'in a checkpoint': cuts.checkpoint,
      'acknowledged writes': acknowledged.count,
      lost: lost.length,
      damaged: damage.length,
      control: `${control.noticed} of ${control.lies} losses by a lying disk noticed`,
    });
    expect({ damage, lost, seed: SEED }).toEqual({ damage: [], lost: [], seed: SEED });
    expect(control.noticed).toBe(control.lies);
    expect(Math.min(...Object.values(cuts), control.lies)).toBeGreaterThan(0);
  },
  60_000 + WRITES * 3_000,
);
