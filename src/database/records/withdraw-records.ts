import { inChunks } from '../connection/in-chunks.ts';
import { inTransaction, type Database } from '../connection/open-database.ts';
import { markProductsPending } from './pending-products.ts';

/** Deletes records of a source, except those that an operator accepted, and marks their products as pending. */
export async function withdrawRecords(
  db: Database,
  source: string,
  records: readonly string[],
): Promise<void> {
  for (const chunk of inChunks(records)) {
    await inTransaction(db, async (kysely) => {
      const letIn = kysely
        .selectFrom('quarantine')
        .select('record')
        .where('source_key', '=', source)
        .where('decision', '=', 'accepted');
      const withdrawn = await kysely
        .deleteFrom('source_records')
        .where('source_key', '=', source)
        .where('record', 'in', chunk)
        .where('record', 'not in', letIn)
        .returning('product_key')
        .execute();
      await markProductsPending(
        kysely,
        withdrawn.map(({ product_key: key }) => key),
      );
    });
  }
}
