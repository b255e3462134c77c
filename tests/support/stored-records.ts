import type { Database } from '#database/connection/open-database.ts';
import { writeSourceRecords } from '#database/records/source-records.ts';
import { writeSource } from '#database/records/sources.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';

/** Stores records of one source, and creates the source. Their products are pending, not yet derived. */
export async function storeRecords(db: Database, records: readonly SourceRecord[]): Promise<void> {
  const key = records[0]?.source;
  if (key === undefined) throw new Error('There is no record to store.');
  await db.kysely.transaction().execute((kysely) =>
    writeSource(kysely, {
      key,
      name: 'Test source',
      licence: 'test',
      url: 'https://example.com',
      attribution: 'test',
      retrieved: '2026-01-01',
      precedence: 5,
    }),
  );
  await writeSourceRecords(
    db,
    key,
    records.map((record) => ({ record, objection: null })),
  );
}
