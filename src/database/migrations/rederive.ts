import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Marks every product as pending. The running server derives them (`server/start/jobs.ts`); a new database has none. */
export async function markProductsPending(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into pending_products (product_key)
    select distinct product_key from source_records where product_key <> ''
    on conflict do nothing
  `.execute(db);
}

/** Marks every family as pending. The server regroups them together with pending products. */
export async function markFamiliesPending(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into pending_groups (base_key)
    select distinct base_key from products where true
    on conflict do nothing
  `.execute(db);
}

/** A migration for changed rules of reading: derives every product again. */
export function rederiveProducts(name: string): Migration {
  return { name, up: markProductsPending };
}

/** A migration for changed rules of families, too: regroups every family and derives every product again. */
export function rederiveAll(name: string): Migration {
  return {
    name,
    async up(db) {
      await markFamiliesPending(db);
      await markProductsPending(db);
    },
  };
}
