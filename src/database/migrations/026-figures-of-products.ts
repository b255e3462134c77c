import type { Migration } from './migration.ts';

/** Products that are shown are counted in an index: the rows themselves carry documents, some 600 MB of them at 100,000 products. */
export const figuresOfProducts: Migration = {
  name: '026-figures-of-products',
  async up(db) {
    await db.schema
      .createIndex('products_shown')
      .on('products')
      .columns(['duplicate_of', 'id'])
      .execute();
  },
};
