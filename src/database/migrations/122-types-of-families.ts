import type { Migration } from './migration.ts';
import { markFamiliesPending, markProductsPending } from './rederive.ts';

/** One protein type for a family, what duplicates list of allergens, and more: every product and family worked out again. */
export const typesOfFamilies: Migration = {
  name: '122-types-of-families',
  async up(db) {
    await db.schema.alterTable('products').addColumn('family_protein_type', 'text').execute();
    await markFamiliesPending(db);
    await markProductsPending(db);
  },
};
