import type { Migration } from './migration.ts';
import { markFamiliesPending, markProductsPending } from './rederive.ts';

/** Goals by densities, and one for all flavors of a product: its column, and every product and family worked out again. */
export const goalsOfFamilies: Migration = {
  name: '115-goals-of-families',
  async up(db) {
    await db.schema.alterTable('products').addColumn('family_goal', 'text').execute();
    await markFamiliesPending(db);
    await markProductsPending(db);
  },
};
