import type { Migration } from './migration.ts';
import { markProductsPending } from './rederive.ts';

/**
 * Products are derived beside other work: how often one was marked as pending tells whether it changed meanwhile. Every product is derived
 * again: tastes behind headings, recipes, products of allergenic foods, places of making.
 */
export const marksOfPending: Migration = {
  name: '127-marks-of-pending',
  async up(db) {
    await db.schema
      .alterTable('pending_products')
      .addColumn('marks', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await markProductsPending(db);
  },
};
