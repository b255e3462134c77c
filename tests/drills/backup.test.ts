import { execFile } from 'node:child_process';
import { createHash, hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { insertEvents } from '#database/content/events.ts';
import { addSubscriptionToken, writeSubscription } from '#database/newsletter/newsletter.ts';
import {
  openDatabase,
  type DatabaseOptions,
  type Engine,
} from '#database/connection/open-database.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';
import { LONG_DRILL, reportDrill } from '../support/drill-report.ts';
import { environmentOf, makeFilledDatabase, startDrilledSite } from '../support/drilled-site.ts';
import { makeDatabase } from '../support/databases.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const EVENTS = LONG_DRILL ? 20_000 : 200;
const SUBSCRIBERS = LONG_DRILL ? 2_000 : 20;

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** Runs `npm run backup` or `npm run restore` on a database, as an operator would. */
async function script(
  name: 'backup' | 'restore',
  options: DatabaseOptions,
  ...args: readonly string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    env: { ...BARE_ENVIRONMENT, ...environmentOf(options) },
  });
  return stdout;
}

/** Rows of a backup, and the hash of all it says. */
function readBackup(file: string): { readonly rows: number; readonly hash: string } {
  const text = gunzipSync(readFileSync(file));
  return {
    rows: text.toString('utf8').split('\n').length - 3,
    hash: hash('sha256', text),
  };
}

/** What the site says from a database: its whole catalogue, and its articles. */
async function answersFrom(options: DatabaseOptions): Promise<string> {
  const site = await startDrilledSite(environmentOf(options));
  const hash = createHash('sha256');
  for (const path of ['/api/proteins', '/api/blog', '/api/stats']) {
    const answer = await fetch(`${site.origin}${path}`);
    hash.update(`${answer.status} ${await answer.text()}`);
  }
  await site.end('SIGTERM');
  return hash.digest('hex');
}

/** A database with a catalogue, articles, subscribers and events. */
async function makeLivedInDatabase(engine: Engine): Promise<DatabaseOptions> {
  const { options, remove } = await makeFilledDatabase(engine, LONG_DRILL ? 'bundled' : 'small');
  cleanups.push(remove);
  const db = await openDatabase(options);
  for (let id = 0; id < SUBSCRIBERS; id += 1) {
    const { id: subscriptionId } = await writeSubscription(db, {
      email: `Reader-${id}-é@Example.com`,
      subscriptionSource: 'homepage',
      confirm: false,
      now: id,
    });
    await addSubscriptionToken(db, {
      purpose: 'unsubscribe',
      subscriptionId,
      hash: `token ${id}`,
      now: id,
    });
  }
  for (let start = 0; start < EVENTS; start += 100) {
    const events = Array.from({ length: 100 }, (_, index) => ({
      name: 'page_view',
      path: `/protein/${start + index}`,
      label: index % 3 === 0 ? null : `“${index}” – \\ \u0001 💪`,
      value: index / 7,
    }));
    await insertEvents(db, events, start);
  }
  await db.close();
  return options;
}

/** From each engine to the other in the long form; tests/api/database/backup.test.ts has both directions without the commands. */
it.for(LONG_DRILL ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const))(
  'backup, wipe, restore: %s to the other engine and in place, identical',
  { timeout: LONG_DRILL ? 20 * 60_000 : 3 * 60_000 },
  async (engine) => {
    const folder = mkdtempSync(join(tmpdir(), 'proteinwise-backup-'));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
    const original = await makeLivedInDatabase(engine);
    const said = await answersFrom(original);
    const file = join(folder, 'backup.jsonl.gz');
    await script('backup', original, file);
    const { rows, hash } = readBackup(file);
    let identical = 0;
    let answering = 0;
    const other = engine === 'sqlite' ? 'postgres' : 'sqlite';
    const targets = LONG_DRILL ? ([engine, other] as const) : ([other] as const);
    for (const target of targets) {
      // An empty database is what a wiped one is: nothing of the original is within its reach.
      const { options, remove } = await makeDatabase(target);
      cleanups.push(remove);
      await script('restore', options, file);
      const again = join(folder, `${target}.jsonl.gz`);
      await script('backup', options, again);
      if (readBackup(again).hash === hash) identical += 1;
      if ((await answersFrom(options)) === said) answering += 1;
    }
    // And in its own place: everything is thrown away for what the backup says.
    await script('restore', original, file, '--replace');
    const inPlace = join(folder, 'in-place.jsonl.gz');
    await script('backup', original, inPlace);
    if (readBackup(inPlace).hash === hash) identical += 1;
    reportDrill(`backup, wipe, restore from ${engine}`, {
      rows,
      'restores identical by SHA-256 (elsewhere and in place)': `${identical} of ${targets.length + 1}`,
      'sites that answer the same bytes': `${answering} of ${targets.length}`,
    });
    expect([identical, answering]).toEqual([targets.length + 1, targets.length]);
  },
);
