import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The version of the catalogue at which a product last changed: a logo or an article needs no new index. */
export const productsVersion: Migration = {
  name: '129-products-version',
  async up(db) {
    await db.schema
      .alterTable('catalogue_version')
      .addColumn('products_version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update catalogue_version set products_version = version`.execute(db);
  },
};
