import { autoId, plainText, type Migration } from './migration.ts';

export const linkHistory: Migration = {
  name: '020-link-history',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('link_history')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('batch', key, (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('at', key, (c) => c.notNull())
      .addColumn('product_id', 'integer', (c) => c.notNull())
      .addColumn('retailer', key, (c) => c.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addColumn('undone_at', 'text')
      .execute();
    await db.schema.createIndex('link_history_batch').on('link_history').column('batch').execute();
  },
};
