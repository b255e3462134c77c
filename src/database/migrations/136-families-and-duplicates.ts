import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';
import { regroupAnew } from './regroup-anew.ts';

/**
 * What duplicates say bears their name. Every product and family is worked out again, for names, lines and recipes that are told
 * apart since.
 */
export const familiesAndDuplicates: Migration = {
  name: '136-families-and-duplicates',
  async up(db, engine) {
    await db.schema
      .alterTable('products')
      .renameColumn('twin_sources', 'duplicate_facts')
      .execute();
    await regroupAnew(db);
    await deriveAnew.up(db, engine);
  },
};
