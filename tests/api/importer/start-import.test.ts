import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { acquireLock, readLockHolder } from '#database/job-locks.ts';
import { JOB_KINDS, readLatestJob } from '#database/jobs.ts';
import type { Database } from '#database/open-database.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { startBundledImport } from '#importer/start-import.ts';
import { describeOnBothEngines } from '../../support/databases.ts';

const vocabulary = readVocabulary();
const LOCK = 'catalogue-import';
const MINUTE = 60_000;

/** The number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

/** A lock as another importer left it. */
const leaveLock = (db: Database, holder: string, ttlMs = MINUTE) =>
  acquireLock(db, { name: LOCK, holder, now: Date.now(), ttlMs });

function start(db: Database): { started: Promise<boolean>; errors: unknown[] } {
  const errors: unknown[] = [];
  return { started: startBundledImport(db, vocabulary, (error) => errors.push(error)), errors };
}

const statusOf = async (db: Database) => (await readLatestJob(db, JOB_KINDS.import))?.status;

describeOnBothEngines('starting an import from the operator’s page', (open) => {
  it('begins once where it is asked for twice, is not held up by the lock of a process that was killed, and gives its own back', async () => {
    const db = await open();
    await leaveLock(db, `${hostname()}:${deadProcess()}:0a1b2c3d`);
    const asked = [start(db), start(db)];
    const begun = await Promise.all(asked.map(({ started }) => started));
    expect(begun.toSorted()).toEqual([false, true]);
    await expect.poll(() => statusOf(db), { timeout: 50_000 }).toBe('completed');
    await expect.poll(() => readLockHolder(db, LOCK)).toBeNull();
    expect(asked.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await db.kysely.selectFrom('jobs').select('id').execute()).toHaveLength(1);
  });

  it('is refused while another imports, here or on another machine, and leaves that one its lock', async () => {
    for (const holder of [`${hostname()}:${process.ppid}:0a1b2c3d`, 'elsewhere:1:0a1b2c3d']) {
      const db = await open();
      await leaveLock(db, holder);
      expect(await start(db).started).toBe(false);
      expect(await readLockHolder(db, LOCK)).toBe(holder);
      expect(await statusOf(db)).toBeUndefined();
    }
  });
});
