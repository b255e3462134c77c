import { type Kysely, sql } from 'kysely';

/** Marks every family as pending. The server works pending families out with pending products (`024-derive-anew.ts`). */
export async function regroupAnew(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into pending_groups (base_key)
    select distinct base_key from products where true
    on conflict do nothing
  `.execute(db);
}
