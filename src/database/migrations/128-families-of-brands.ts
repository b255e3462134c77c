import { sql } from 'kysely';
import { deriveAnew } from './024-derive-anew.ts';
import type { Migration } from './migration.ts';

/** Every product derived again, every family worked out again: what says little of its line stands in it, among all of its brand. */
export const familiesOfBrands: Migration = {
  name: '128-families-of-brands',
  async up(db, engine) {
    await sql`
      insert into pending_groups (base_key)
      select distinct base_key from products where true
      on conflict do nothing
    `.execute(db);
    await deriveAnew.up(db, engine);
  },
};
