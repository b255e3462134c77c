import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Products derived again of which a record holds something escaped for HTML: statements are stored decoded (docs/decisions/catalogue.md). */
export const decodedStatements: Migration = {
  name: '131-decoded-statements',
  async up(db) {
    await sql`
      insert into pending_products (product_key)
      select distinct product_key from source_records where product_key <> '' and document like '%&%;%'
      on conflict do nothing
    `.execute(db);
  },
};
