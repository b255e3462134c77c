import { type Migration, plainText } from './migration.ts';

/** Prices of retailers' product feeds: their currency, their history, and matches for an operator to review. */
export const pricesByFeed: Migration = {
  name: '041-prices-by-feed',
  async up(db, engine) {
    await db.schema
      .alterTable('links')
      .addColumn('currency', 'text', (c) => c.notNull().defaultTo('USD'))
      .execute();
    await db.schema
      .createTable('prices')
      .addColumn('product_id', 'integer', (c) => c.notNull())
      .addColumn('retailer', plainText(engine), (c) => c.notNull())
      .addColumn('day', plainText(engine), (c) => c.notNull())
      .addColumn('price', 'double precision', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('prices_pkey', ['product_id', 'retailer', 'day'])
      .execute();
    await db.schema
      .createTable('offer_matches')
      .addColumn('retailer', plainText(engine), (c) => c.notNull())
      .addColumn('offer', plainText(engine), (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('product_id', 'integer', (c) => c.notNull())
      .addColumn('score', 'double precision', (c) => c.notNull())
      .addColumn('decision', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('offer_matches_pkey', ['retailer', 'offer'])
      .execute();
  },
};
