import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';
import { regroupAnew } from './regroup-anew.ts';

/** Goals by densities, and one for all flavors of a product: its column, and every product and family worked out again. */
export const goalsOfFamilies: Migration = {
  name: '115-goals-of-families',
  async up(db, engine) {
    await db.schema.alterTable('products').addColumn('family_goal', 'text').execute();
    await regroupAnew(db);
    await deriveAnew.up(db, engine);
  },
};
