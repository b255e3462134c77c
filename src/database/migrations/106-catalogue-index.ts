import type { Migration } from './migration.ts';

/** The index over one version of the catalogue, as a process worked it out: the next start reads it instead of all products. */
export const catalogueIndex: Migration = {
  name: '106-catalogue-index',
  async up(db) {
    await db.schema
      .createTable('catalogue_index')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('key', 'text', (c) => c.notNull())
      // SQLite takes the name of any type and keeps bytes as they are.
      .addColumn('bytes', 'bytea', (c) => c.notNull())
      .execute();
  },
};
