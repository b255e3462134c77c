import { expect, it } from 'vitest';
import { derivePending } from '#importer/derive-pending.ts';
import { ImportTally } from '#importer/import-report.ts';
import { aSourceRecord } from '../../support/a-source-record.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { storeRecords } from '../../support/stored-records.ts';
import { vocabulary } from '../../support/shipped-vocabulary.ts';

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
      derivePending(db, vocabulary, tally, async () => undefined),
    );
    expect(tally.report().productsCreated).toBe(PRODUCTS);
    expect(turns).toBeGreaterThanOrEqual(PRODUCTS / 10);
  });
});
