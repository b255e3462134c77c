import type { Migration } from './migration.ts';
import { markFamiliesPending, markProductsPending } from './rederive.ts';

/** The facts of duplicates bear their name, and everything is derived again: names, lines and recipes are told apart by other rules. */
export const familiesAndDuplicates: Migration = {
  name: '136-families-and-duplicates',
  async up(db) {
    await db.schema
      .alterTable('products')
      .renameColumn('twin_sources', 'duplicate_facts')
      .execute();
    await markFamiliesPending(db);
    await markProductsPending(db);
  },
};
