import { sql } from 'kysely';
import { plainText, type Migration } from './migration.ts';

/**
 * Laboratory results as a fact of their own, sources of the records that are shown under another product, and every product
 * derived again: names, brands, flavors, servings and families follow new rules.
 */
export const familiesAndLaboratories: Migration = {
  name: '025-families-and-laboratories',
  async up(db, engine) {
    const key = plainText(engine);
    await db.schema
      .createTable('lab_results')
      .addColumn('id', key, (c) => c.primaryKey())
      .addColumn('tester', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('result', 'text', (c) => c.notNull())
      .addColumn('tested_on', 'text')
      .addColumn('link', 'text', (c) => c.notNull())
      .addColumn('family_key', key)
      .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('lab_results_family')
      .on('lab_results')
      .column('family_key')
      .execute();
    await db.schema.alterTable('products').addColumn('twin_sources', 'text').execute();
    await sql`
      insert into pending_products (product_key)
      select distinct product_key from source_records where product_key <> ''
      on conflict do nothing
    `.execute(db);
  },
};
