import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/**
 * Products are derived beside other work: how often one was marked as pending tells whether it changed meanwhile. Every product is derived
 * again: tastes behind headings, recipes, products of allergenic foods, places of making.
 */
export const marksOfPending: Migration = {
  name: '127-marks-of-pending',
  async up(db, engine) {
    await db.schema
      .alterTable('pending_products')
      .addColumn('marks', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await deriveAnew.up(db, engine);
  },
};
