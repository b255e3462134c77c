import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connection/open-database.ts';
import {
  AcknowledgedWrites,
  findLost,
  makeWrite,
  WRITE_KINDS,
} from '../support/acknowledged-writes.ts';
import { reportDrill, rounds } from '../support/drill-report.ts';
import { fillDatabase, signIn, startDrilledSite } from '../support/drilled-site.ts';
import { makeSmallDisk } from '../support/small-disk.ts';
import { CATALOGUE_READS, loadTargetOf } from '../support/steady-load.ts';

const WRITES = rounds({ short: 24, long: 400 });
/** The log is used again from its start now and then: so many writes may pass until it has to grow. */
const MAX_UNTIL_FULL = 5_000;
const PATIENCE = 200;

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

it(
  'a full disk: writes are refused, reads go on, nothing breaks, and it heals by itself',
  async () => {
    const disk = makeSmallDisk(64 * 1024 * 1024);
    cleanups.push(() => disk.remove());
    const options = { dataDir: disk.folder };
    await fillDatabase(options, 'small');
    const site = await startDrilledSite({ DATA_DIR: disk.folder });
    cleanups.push(() => site.end('SIGKILL'));
    const { origin } = site;
    const pid = site.child.pid ?? 0;
    const target = await loadTargetOf(origin);
    const acknowledged = new AcknowledgedWrites();
    const otherwise: string[] = [];
    let refused = 0;
    let turn = 0;
    const writeOne = async () => {
      const kind = WRITE_KINDS[(turn += 1) % WRITE_KINDS.length] ?? 'event';
      const { status, retryAfter } = await makeWrite(target, kind, acknowledged);
      if (status === 503 && retryAfter !== null) refused += 1;
      else if (status === null || status >= 300) otherwise.push(`${kind} ${status}`);
    };
    for (let write = 0; write < WRITES; write += 1) await writeOne();
    const before = { acknowledged: acknowledged.count, refused };

    disk.fill(pid);
    for (let write = 0; write < MAX_UNTIL_FULL && refused === 0; write += 1) await writeOne();
    for (let write = 0; write < WRITES; write += 1) await writeOne();
    const full = { acknowledged: acknowledged.count, refused };
    const failedReads: string[] = [];
    for (const path of [...CATALOGUE_READS, '/livez']) {
      const answer = await fetch(`${origin}${path}`);
      if (answer.status !== 200) failedReads.push(`${answer.status} ${path}`);
    }
    const answer = await fetch(`${origin}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'one-more@example.com' }),
    });
    const refusal: unknown = await answer.json();

    disk.free(pid);
    let writesUntilHealed = 0;
    for (const known = acknowledged.count; acknowledged.count === known; writesUntilHealed += 1) {
      if (writesUntilHealed === PATIENCE) break;
      await writeOne();
    }
    const healed = { acknowledged: acknowledged.count, refused };
    for (let write = 0; write < WRITES; write += 1) await writeOne();
    const crashes = site.child.exitCode === null ? 0 : 1;
    await site.end('SIGTERM');
    const db = await openDatabase(options);
    cleanups.push(() => db.close());
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.kysely);
    const lost = await findLost(db, acknowledged);
    reportDrill('full disk, sqlite', {
      'made by': disk.how,
      crashes,
      'writes refused with 503 and Retry-After': full.refused - before.refused,
      'answered otherwise': otherwise.length,
      'reads not 200': failedReads.length,
      'acknowledged writes in all': acknowledged.count,
      lost: lost.length,
      'integrity check': check.rows.map((row) => row.integrity_check).join(' '),
      'writes until healed, without restart': writesUntilHealed,
      'refused after that': refused - healed.refused,
    });
    expect({ crashes, otherwise, failedReads, lost }).toEqual({
      crashes: 0,
      otherwise: [],
      failedReads: [],
      lost: [],
    });
    expect(before.refused).toBe(0);
    expect(full.refused).toBeGreaterThan(0);
    expect([answer.status, answer.headers.get('retry-after'), refusal]).toEqual([
      503,
      '5',
      { code: 'unavailable', error: 'The database is away. Please try again shortly.' },
    ]);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
    expect([writesUntilHealed, refused - healed.refused]).toEqual([1, 0]);
  },
  15 * 60_000,
);

const READY_AGAIN_MS = 30_000;

describe('a start on a full disk', () => {
  /** A site that ran on a disk, was ended by the signal, and is started while the disk is full. */
  async function startOnFullDisk(signal: NodeJS.Signals) {
    const disk = makeSmallDisk(64 * 1024 * 1024);
    cleanups.push(() => disk.remove());
    const options = { dataDir: disk.folder };
    await fillDatabase(options, 'small');
    const before = await startDrilledSite({ DATA_DIR: disk.folder });
    await signIn(before.origin);
    await before.end(signal);
    const site = await disk.startFull(() => startDrilledSite({ DATA_DIR: disk.folder }));
    cleanups.push(() => site.end('SIGKILL'));
    const { origin } = site;
    return {
      origin,
      options,
      free: () => disk.free(site.child.pid ?? 0),
      subscribe: (email: string) =>
        fetch(`${origin}/api/newsletter/subscribe`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email }),
        }),
      async readiness() {
        const answer = await fetch(`${origin}/readyz`);
        return [answer.status, ((await answer.json()) as { database: string }).database];
      },
    };
  }

  async function expectReads(origin: string): Promise<void> {
    for (const path of [...CATALOGUE_READS, '/livez']) {
      expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 200]);
    }
  }

  it('shows what is there, says that it cannot save, and saves again when there is room', async () => {
    const { origin, options, readiness, subscribe, free } = await startOnFullDisk('SIGTERM');
    expect(await readiness()).toEqual([503, 'read-only']);
    await expectReads(origin);
    const refused = await subscribe('full@example.com');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);

    free();
    await expect.poll(readiness, { timeout: READY_AGAIN_MS }).toEqual([200, 'up']);
    expect((await subscribe('room@example.com')).status).toBe(201);
    await signIn(origin);
    // Commands of the operator are let in again, too.
    const db = await openDatabase(options);
    cleanups.push(() => db.close());
    const stored = await db.kysely.selectFrom('newsletter_subscriptions').select('email').execute();
    expect(stored.map(({ email }) => email)).toEqual(['room@example.com']);
  });

  it('saves as long as there is room in the log that a killed process left', async () => {
    const { origin, subscribe, free } = await startOnFullDisk('SIGKILL');
    await expectReads(origin);
    for (let n = 0; n < WRITES; n += 1) {
      expect([201, 503]).toContain((await subscribe(`${n}@example.com`)).status);
    }
    await expectReads(origin);
    free();
    expect((await subscribe('room@example.com')).status).toBe(201);
  });
});
