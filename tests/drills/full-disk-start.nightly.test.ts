import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/open-database.ts';
import { fillDatabase, signIn, startDrilledSite } from '../support/drilled-site.ts';
import { makeSmallDisk } from '../support/small-disk.ts';
import { CATALOGUE_READS } from '../support/steady-load.ts';

const WRITES = 400;

const cleanups: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

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
