import type { Database } from '#database/open-database.ts';
import { writeSourceRecords } from '#database/source-records.ts';
import { writeSource } from '#database/sources.ts';
import { derivePending } from '#importer/derive-pending.ts';
import { ImportTally } from '#importer/import-report.ts';
import { readVocabulary } from '#importer/read-vocabulary.ts';
import { aSourceRecord } from './a-source-record.ts';

const SOURCE = 'test-source';

/** A catalogue of base products that list flavours, one of which has a record of its own. */
export async function fillWithListedFlavors(db: Database, bases = 1): Promise<void> {
  await db.kysely.transaction().execute((kysely) =>
    writeSource(kysely, {
      key: SOURCE,
      name: 'Test source',
      licence: 'test',
      url: 'https://example.com',
      attribution: 'test',
      retrieved: '2026-11-20',
      precedence: 1,
    }),
  );
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
  await writeSourceRecords(
    db,
    SOURCE,
    records.map((record) => ({ record, objection: null })),
  );
  await derivePending(db, readVocabulary(), new ImportTally(), async () => undefined);
}
