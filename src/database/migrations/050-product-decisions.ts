import { autoId, plainText, type Migration } from './migration.ts';

/** What an operator decided about products beyond their facts (hidden, merged, moved to a family), and the way back. */
export const productDecisions: Migration = {
  name: '050-product-decisions',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('product_decisions')
      .addColumn('product_key', key, (c) => c.primaryKey())
      .addColumn('hidden', 'integer', (c) => c.notNull())
      .addColumn('merged_into', key)
      .addColumn('family', key)
      .addColumn('family_type', 'text')
      .execute();
    await db.schema
      .createIndex('product_decisions_merged')
      .on('product_decisions')
      .column('merged_into')
      .execute();
    await db.schema
      .createTable('decision_history')
      .addColumn('id', 'integer', autoId(engine))
      .addColumn('at', key, (c) => c.notNull())
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('product_key', key, (c) => c.notNull())
      .addColumn('before', 'text', (c) => c.notNull())
      .addColumn('after', 'text', (c) => c.notNull())
      .addColumn('undone_at', 'text')
      .execute();
  },
};
