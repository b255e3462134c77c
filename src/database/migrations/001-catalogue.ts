import { sql, type Kysely } from 'kysely';
import type { Engine } from '../connection/open-database.ts';
import { autoId, plainText, type Migration } from './migration.ts';

export const catalogue: Migration = {
  name: '001-catalogue',
  async up(db, engine) {
    await createSources(db, engine);
    await createProducts(db, engine);
    await createLinks(db, engine);
    await createQuarantine(db, engine);
    await db.schema
      .createTable('catalogue_version')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute();
    await sql`insert into catalogue_version (id, version) values (1, 0)`.execute(db);
  },
};

/** Brands, sources, their records, and what is still to be derived from them. */
async function createSources(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = plainText(engine);
  await db.schema
    .createTable('brands')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', key, (c) => c.notNull())
    .addColumn('key', key, (c) => c.notNull().unique())
    .addColumn('logo', 'text')
    .execute();
  await db.schema
    .createTable('sources')
    .addColumn('key', key, (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('licence', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('attribution', 'text', (c) => c.notNull())
    .addColumn('retrieved', 'text', (c) => c.notNull())
    .addColumn('precedence', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('source_records')
    .addColumn('source_key', key, (c) => c.notNull().references('sources.key'))
    .addColumn('record', key, (c) => c.notNull())
    .addColumn('product_key', key, (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('source_records_key', ['source_key', 'record'])
    .execute();
  await db.schema
    .createIndex('source_records_product')
    .on('source_records')
    .columns(['product_key', 'source_key', 'record'])
    .execute();
  await db.schema
    .createTable('pending_products')
    .addColumn('product_key', key, (c) => c.primaryKey())
    .execute();
  await db.schema
    .createTable('pending_groups')
    .addColumn('base_key', key, (c) => c.primaryKey())
    .execute();
}

async function createProducts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = plainText(engine);
  await db.schema
    .createTable('products')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('product_key', key, (c) => c.notNull().unique())
    .addColumn('slug', key, (c) => c.notNull().unique())
    .addColumn('name', key, (c) => c.notNull())
    .addColumn('brand_id', 'integer', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('protein_type', 'text')
    .addColumn('fitness_goal', 'text')
    .addColumn('flavor', 'text')
    .addColumn('base_key', key, (c) => c.notNull())
    .addColumn('base_product_id', 'integer')
    .addColumn('flavor_options', 'integer', (c) => c.notNull())
    .addColumn('protein_per_serving', 'double precision')
    .addColumn('calories', 'double precision')
    .addColumn('sugar', 'double precision')
    .addColumn('servings', 'double precision')
    .addColumn('gtin', key)
    .addColumn('duplicate_key', 'text')
    .addColumn('ingredients_key', 'text', (c) => c.notNull())
    .addColumn('stated_facts', 'integer', (c) => c.notNull())
    .addColumn('duplicate_of', 'integer')
    .addColumn('document', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('products_base').on('products').column('base_key').execute();
  await db.schema.createIndex('products_brand').on('products').column('brand_id').execute();
}

async function createLinks(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = plainText(engine);
  await db.schema
    .createTable('links')
    .addColumn('id', 'integer', autoId(engine))
    .addColumn('product_id', 'integer', (c) =>
      c.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('retailer', key, (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('affiliate_url', 'text', (c) => c.notNull())
    .addColumn('asin', 'text')
    .addColumn('current_price', 'double precision')
    .addColumn('price_checked_at', 'text')
    .addColumn('is_active', 'integer', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('batch', 'text')
    .addUniqueConstraint('links_product_retailer', ['product_id', 'retailer'])
    .execute();
}

async function createQuarantine(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const key = plainText(engine);
  await db.schema
    .createTable('quarantine')
    .addColumn('source_key', key, (c) => c.notNull().references('sources.key'))
    .addColumn('record', key, (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('decision', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('quarantine_key', ['source_key', 'record'])
    .execute();
}
