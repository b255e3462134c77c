import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';
import { regroupAnew } from './regroup-anew.ts';

/** One protein type for a family, what duplicates list of allergens, and more: every product and family worked out again. */
export const typesOfFamilies: Migration = {
  name: '122-types-of-families',
  async up(db, engine) {
    await db.schema.alterTable('products').addColumn('family_protein_type', 'text').execute();
    await regroupAnew(db);
    await deriveAnew.up(db, engine);
  },
};
