import { hostname } from 'node:os';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { writeFactEdit } from '#database/records/fact-edits.ts';
import { acquireLock, readLockHolder } from '#database/jobs/job-locks.ts';
import { JOB_KINDS, startJob } from '#database/jobs/jobs.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { countPendingProducts } from '#database/records/pending-products.ts';
import type { Database } from '#database/connection/open-database.ts';
import { deriveLeftOver, deriveNow } from '#importer/import/derive-now.ts';
import { takeImportLock } from '#importer/import/import-lock.ts';
import { runExclusively } from '#services/access/run-exclusively.ts';
import { aSourceRecord } from '../../support/a-source-record.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { fillWithListedFlavors } from '../../support/listed-flavors.ts';
import { deriveHere } from '../../support/derive-here.ts';

/** A correction that its process stored and did not live to derive. */
async function leaveCorrection(db: Database): Promise<void> {
  await fillWithListedFlavors(db);
  const record = aSourceRecord({
    source: 'operator',
    record: 'edit:test:base-0',
    productKey: 'test:base-0',
    servings: 77,
  });
  await writeFactEdit(db, record, Date.now());
}

async function servingsOf(db: Database): Promise<number | null | undefined> {
  const row = await db.kysely
    .selectFrom('products')
    .select('servings')
    .where('product_key', '=', 'test:base-0')
    .executeTakeFirst();
  return row?.servings;
}

/** A process number that nobody has: the largest that Linux gives out is 4,194,304. */
const GONE = `${hostname()}:4999999:00000000`;

describeOnBothEngines('what a killed process left behind', (open) => {
  it('a stored correction is derived', async () => {
    const db = await open();
    await leaveCorrection(db);
    expect(await servingsOf(db)).toBeNull();
    await deriveLeftOver(db, deriveHere);
    expect([await servingsOf(db), await countPendingProducts(db)]).toEqual([77, 0]);
  });

  it('a database from before the rules changed is derived anew, once', async () => {
    const db = await open();
    await fillWithListedFlavors(db);
    const { products } = await db.kysely
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow();
    await sql`delete from schema_migrations where name = '024-derive-anew'`.execute(db.kysely);
    expect(await migrate(db)).toEqual(['024-derive-anew']);
    expect(await countPendingProducts(db)).toBe(Number(products));
    await deriveLeftOver(db, deriveHere);
    expect(await countPendingProducts(db)).toBe(0);
    expect(await migrate(db)).toEqual([]);
  });

  it('but not in the middle of an import that has to be run again', async () => {
    const db = await open();
    await leaveCorrection(db);
    await startJob(db, { kind: JOB_KINDS.import, holder: GONE, now: Date.now() });
    await deriveLeftOver(db, deriveHere);
    expect(await countPendingProducts(db)).toBe(1);
  });

  it('what is marked as pending while another derives is left to the other', async () => {
    const db = await open();
    await leaveCorrection(db);
    const lock = await takeImportLock(db);
    expect(await deriveNow(db, deriveHere)).toBe(false);
    await lock?.release();
    expect(await deriveNow(db, deriveHere)).toBe(true);
    expect(await servingsOf(db)).toBe(77);
  });

  it('a lock of this machine is taken over at once, one of another machine after a minute', async () => {
    const db = await open();
    const now = Date.now();
    const work = async (at: number) =>
      runExclusively(db, { name: 'links', now: at }, async () => 'done');
    await acquireLock(db, { name: 'links', holder: GONE, now, ttlMs: 60_000 });
    expect(await work(now)).toEqual({ busy: false, result: 'done' });
    expect(await readLockHolder(db, 'links')).toBeNull();
    await acquireLock(db, { name: 'links', holder: 'elsewhere:1:0', now, ttlMs: 60_000 });
    expect(await work(now + 59_999)).toEqual({ busy: true });
    expect(await work(now + 60_000)).toEqual({ busy: false, result: 'done' });
  });

  it('a lock that is held here is not taken over', async () => {
    const db = await open();
    const now = Date.now();
    const inner = await runExclusively(db, { name: 'links', now }, () =>
      runExclusively(db, { name: 'links', now }, async () => 'twice'),
    );
    expect(inner).toEqual({ busy: false, result: { busy: true } });
  });
});
