import type { Migration } from './migration.ts';

/** What a product's statement was read as, stored with the product; null until it is derived again, and read anew where it is shown. */
export const statementReadings: Migration = {
  name: '080-statement-readings',
  async up(db) {
    await db.schema.alterTable('products').addColumn('reading', 'text').execute();
  },
};
