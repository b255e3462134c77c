import { afterAll, expect, it } from 'vitest';
import { derivePending } from '#importer/import/derive-pending.ts';
import { ImportTally } from '#importer/import/import-report.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';
import { aSourceRecord, someFigures } from '../../support/a-source-record.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { storeRecords } from '../../support/stored-records.ts';
import { deriveHere } from '../../support/derive-here.ts';

const PRODUCTS = 60;

/** Counts how often others get their turn while something is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  await work();
  counting = false;
  return turns;
}

const workers = startReadingWorkers();
afterAll(() => workers.close());

describeOnBothEngines('deriving products', (open) => {
  it('lets requests have their turn in between, also where the database answers at once', async () => {
    const db = await open();
    const records = Array.from({ length: PRODUCTS }, (_, number) =>
      aSourceRecord({
        record: `${number}`,
        productKey: `test:${number}`,
        name: `Whey Protein ${number}`,
      }),
    );
    await storeRecords(db, records);
    const tally = new ImportTally();
    const turns = await turnsDuring(() =>
      derivePending(db, workers.deriveProducts, tally, async () => undefined),
    );
    expect(tally.report().productsCreated).toBe(PRODUCTS);
    expect(turns).toBeGreaterThanOrEqual(PRODUCTS / 10);
  });

  it('derives again what was marked while it was derived, and writes nothing of the old record', async () => {
    const db = await open();
    const record = aSourceRecord({ name: 'Protein', statement: 'Whey protein isolate (milk).' });
    await storeRecords(db, [record]);
    const written: string[] = [];
    let edits = 0;
    const deriver: typeof deriveHere = async (batch, decisions) => {
      const derived = await deriveHere(batch, decisions);
      // As another process does that may not derive: the lock is taken.
      if ((edits += 1) === 1)
        await storeRecords(db, [{ ...record, statement: 'Soy protein isolate.' }]);
      return derived;
    };
    await derivePending(db, deriver, new ImportTally(), async () => {
      const rows = await db.kysely.selectFrom('products').select('document').execute();
      written.push(rows.map((row) => JSON.parse(row.document).contains.join()).join());
    });
    expect(written).toEqual(['', 'soy', 'soy']);
    expect(await db.kysely.selectFrom('pending_products').selectAll().execute()).toEqual([]);
  });

  it('keeps a record that was mended while a rule objected to it', async () => {
    const db = await open();
    const bad = aSourceRecord({ per100: someFigures({ protein: 80 }), statement: 'Sugar, salt.' });
    await storeRecords(db, [bad]);
    let rounds = 0;
    const deriver: typeof deriveHere = async (batch, decisions) => {
      const derived = await deriveHere(batch, decisions);
      if ((rounds += 1) === 1) {
        expect(derived.objections).toHaveLength(1);
        await storeRecords(db, [{ ...bad, statement: 'Whey protein isolate, cocoa.' }]);
      }
      return derived;
    };
    const tally = new ImportTally();
    await derivePending(db, deriver, tally, async () => undefined);
    expect(tally.report()).toMatchObject({ productsCreated: 1, quarantined: [] });
    expect(await db.kysely.selectFrom('quarantine').selectAll().execute()).toEqual([]);
  });
});
