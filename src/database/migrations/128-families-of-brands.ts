import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';
import { regroupAnew } from './regroup-anew.ts';

/** Every product derived again, every family worked out again: what says little of its line stands in it, among all of its brand. */
export const familiesOfBrands: Migration = {
  name: '128-families-of-brands',
  async up(db, engine) {
    await regroupAnew(db);
    await deriveAnew.up(db, engine);
  },
};
