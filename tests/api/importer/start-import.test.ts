import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { acquireLock, readLockHolder } from '#database/jobs/job-locks.ts';
import { JOB_KINDS, readLatestJob } from '#database/jobs/jobs.ts';
import type { Database } from '#database/connection/open-database.ts';
import { importCatalogue } from '#importer/import/import-catalogue.ts';
import { untilBegun } from '#importer/import/import-job.ts';
import { startBundledImport } from '#importer/import/start-import.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { deriveHere } from '../../support/derive-here.ts';

const LOCK = 'catalogue-import';
const MINUTE = 60_000;

/** A lock as another importer left it. */
const leaveLock = (db: Database, holder: string, ttlMs = MINUTE) =>
  acquireLock(db, { name: LOCK, holder, now: Date.now(), ttlMs });

const statusOf = async (db: Database) => (await readLatestJob(db, JOB_KINDS.import))?.status;

describeOnBothEngines('starting an import from the operator’s page', (open) => {
  it('is refused while another imports, here or on another machine, and leaves that one its lock', async () => {
    for (const holder of [`${hostname()}:${process.ppid}:0a1b2c3d`, 'elsewhere:1:0a1b2c3d']) {
      const db = await open();
      const errors: unknown[] = [];
      const report = (error: unknown) => errors.push(error);
      await leaveLock(db, holder);
      expect(await startBundledImport(db, deriveHere, report)).toBe(false);
      expect(await readLockHolder(db, LOCK)).toBe(holder);
      expect(await statusOf(db)).toBeUndefined();
      expect(errors).toEqual([]);
    }
  });

  it('says that it has begun once it has its row, and before it ends', async () => {
    const db = await open();
    let ended: Promise<unknown> = Promise.resolve();
    await untilBegun((onBegun) => {
      ended = importCatalogue(db, { inputs: [], deriver: deriveHere, onBegun });
      return ended;
    });
    expect(await statusOf(db)).toMatch(/running|completed/);
    await ended;
    await untilBegun(() => Promise.resolve());
    await untilBegun(() => Promise.reject(new Error('before it began')));
  });

  it('that cannot even begin gives its lock back', async () => {
    const db = await open();
    await db.kysely.schema.dropTable('jobs').execute();
    await expect(importCatalogue(db, { inputs: [], deriver: deriveHere })).rejects.toThrow('jobs');
    expect(await readLockHolder(db, LOCK)).toBeNull();
  });
});
