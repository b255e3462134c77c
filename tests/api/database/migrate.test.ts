import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { acquireLock, readLockHolder, releaseLock } from '#database/jobs/job-locks.ts';
import { readLatestJob, startJob, updateJob } from '#database/jobs/jobs.ts';
import {
  bumpPagesVersion,
  bumpProductsVersion,
  readCatalogueVersions,
} from '#database/settings/catalogue-version.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase } from '#database/connection/open-database.ts';
import { readSetting, writeSetting } from '#database/settings/settings.ts';
import { describeOnBothEngines } from '../../support/databases.ts';

describeOnBothEngines('a new database', (open) => {
  it('gets its tables once, also when several processes start at the same time', async () => {
    const db = await open({ migrated: false });
    const others = await Promise.all(Array.from({ length: 4 }, () => openDatabase(db.options)));
    const ran = await Promise.all([db, ...others].map((each) => migrate(each)));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(await migrate(db)).toEqual([]);
    await Promise.all(others.map((each) => each.close()));
  });

  it('is not written where it has them all, so that a read-only one can be shown', async () => {
    const db = await open();
    const readOnly =
      db.engine === 'sqlite'
        ? sql`pragma query_only = on`
        : sql`set session characteristics as transaction read only`;
    await readOnly.execute(db.kysely);
    await expect(writeSetting(db, 'colour', 'red')).rejects.toThrow(/read-?only/);
    expect(await migrate(db)).toEqual([]);
  });

  it('starts at version 0 and counts up', async () => {
    const db = await open();
    expect(await readCatalogueVersions(db)).toEqual({ version: 0, productsVersion: 0 });
    await bumpProductsVersion(db.kysely);
    await bumpPagesVersion(db.kysely);
    expect(await readCatalogueVersions(db)).toEqual({ version: 2, productsVersion: 1 });
    await bumpProductsVersion(db.kysely);
    expect(await readCatalogueVersions(db)).toEqual({ version: 3, productsVersion: 3 });
  });

  it('keeps settings, the last one written', async () => {
    const db = await open();
    expect(await readSetting(db, 'colour')).toBeNull();
    await writeSetting(db, 'colour', 'green');
    await writeSetting(db, 'colour', 'red');
    expect(await readSetting(db, 'colour')).toBe('red');
  });
});

describeOnBothEngines('a lock', (open) => {
  it('belongs to one holder until it is given back or its time has passed', async () => {
    const db = await open();
    const take = (holder: string, now: number) =>
      acquireLock(db, { name: 'import', holder, now, ttlMs: 1_000 });
    expect(await take('a', 0)).toBe(true);
    expect(await take('b', 500)).toBe(false);
    expect(await take('a', 900)).toBe(true);
    expect(await take('b', 1_500)).toBe(false);
    expect(await take('b', 1_900)).toBe(true);
    expect(await readLockHolder(db, 'import')).toBe('b');
    await releaseLock(db, 'import', 'a');
    expect(await take('a', 2_000)).toBe(false);
    await releaseLock(db, 'import', 'b');
    expect(await take('a', 2_000)).toBe(true);
  });

  it('that a clock a year ahead has left is taken over, not that of one a little ahead', async () => {
    const db = await open();
    const take = (holder: string, now: number) =>
      acquireLock(db, { name: 'mail', holder, now, ttlMs: 60_000 });
    expect(await take('ahead', 31_536_000_000)).toBe(true);
    expect(await take('right', 0)).toBe(true);
    await releaseLock(db, 'mail', 'right');
    expect(await take('a minute ahead', 60_000)).toBe(true);
    expect(await take('right', 0)).toBe(false);
  });

  it('goes to exactly one of many who ask at once', async () => {
    const db = await open();
    const other = await openDatabase(db.options);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        acquireLock(index % 2 ? db : other, {
          name: 'import',
          holder: `h${index}`,
          now: 0,
          ttlMs: 1_000,
        }),
      ),
    );
    await other.close();
    expect(answers.filter(Boolean)).toHaveLength(1);
  });
});

describeOnBothEngines('a job', (open) => {
  it('keeps its progress and its report', async () => {
    const db = await open();
    expect(await readLatestJob(db, 'import')).toBeNull();
    await startJob(db, { kind: 'import', holder: 'x', now: 0 });
    const id = await startJob(db, { kind: 'import', holder: 'y', now: 1_000, total: 10 });
    await updateJob(db, id, 2_000, {
      done: 4,
      status: 'completed',
      finishedAt: '1970-01-01T00:00:02.000Z',
      report: { rejected: 3 },
    });
    expect(await readLatestJob(db, 'import')).toEqual({
      id,
      kind: 'import',
      status: 'completed',
      holder: 'y',
      startedAt: '1970-01-01T00:00:01.000Z',
      heartbeatAt: '1970-01-01T00:00:02.000Z',
      finishedAt: '1970-01-01T00:00:02.000Z',
      total: 10,
      done: 4,
      current: '',
      report: { rejected: 3 },
    });
  });
});
