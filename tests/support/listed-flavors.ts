import type { Database } from '#database/connection/open-database.ts';
import { derivePending } from '#importer/import/derive-pending.ts';
import { ImportTally } from '#importer/import/import-report.ts';
import { aSourceRecord } from './a-source-record.ts';
import { storeRecords } from './stored-records.ts';
import { deriveHere } from './derive-here.ts';

const SOURCE = 'test-source';

/** Fills a catalogue with base products that list flavors, one of which has a record of its own. */
export async function fillWithListedFlavors(db: Database, bases = 1): Promise<void> {
  const records = Array.from({ length: bases }, (_, index) => {
    const shared = { source: SOURCE, brand: 'Acme', name: `Base ${index} Whey Powder`, gtin: null };
    const own = { record: `own-${index}`, productKey: `test:own-${index}`, flavor: 'Vanilla' };
    return [
      aSourceRecord({
        ...shared,
        record: `base-${index}`,
        productKey: `test:base-${index}`,
        flavor: 'Chocolate | Vanilla | Rich Mocha',
        statement: 'Whey protein isolate, natural flavor, soy lecithin.',
      }),
      aSourceRecord({ ...shared, ...own, statement: 'Whey protein isolate, vanilla extract.' }),
    ];
  }).flat();
  await storeRecords(db, records);
  await derivePending(db, deriveHere, new ImportTally(), async () => undefined);
}
