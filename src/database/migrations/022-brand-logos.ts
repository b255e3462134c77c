import type { Migration } from './migration.ts';

export const brandLogos: Migration = {
  name: '022-brand-logos',
  async up(db) {
    await db.schema
      .createTable('brand_logos')
      .addColumn('brand_id', 'integer', (c) => c.primaryKey())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
  },
};
