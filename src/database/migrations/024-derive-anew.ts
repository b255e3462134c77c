import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Marks every product as pending, since what a name proves changed (docs/decisions/reading-labels.md) and flags with their
 * sentences are stored. The server derives pending products beside its work (`server/start/jobs.ts`); a new database has nothing.
 */
export const deriveAnew: Migration = {
  name: '024-derive-anew',
  async up(db) {
    await sql`
      insert into pending_products (product_key)
      select distinct product_key from source_records where product_key <> ''
      on conflict do nothing
    `.execute(db);
  },
};
