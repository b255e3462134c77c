import { autoId, plainText, type Migration } from './migration.ts';

export const factHistory: Migration = {
  name: '021-fact-history',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('fact_history')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('at', key, (c) => c.notNull())
      .addColumn('product_key', key, (c) => c.notNull())
      .addColumn('record', key, (c) => c.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text', (c) => c.notNull())
      .addColumn('undone_at', 'text')
      .execute();
  },
};
