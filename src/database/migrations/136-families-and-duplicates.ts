import type { Migration } from './migration.ts';
import { rederiveAll } from './rederive.ts';

const rederived = rederiveAll('136-families-and-duplicates');

/** The facts of duplicates bear their name, and everything is derived again: names, lines and recipes are told apart by other rules. */
export const familiesAndDuplicates: Migration = {
  name: rederived.name,
  async up(db, engine) {
    await db.schema
      .alterTable('products')
      .renameColumn('twin_sources', 'duplicate_facts')
      .execute();
    await rederived.up(db, engine);
  },
};
