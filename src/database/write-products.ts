import type { Kysely, Selectable } from 'kysely';
import { groupVariants } from '#domain/flavours/group-variants.ts';
import { brandKey } from '#domain/product/brand-name.ts';
import type { Derivation } from '#domain/product/derive-product.ts';
import { slugify } from '#domain/product/slug.ts';
import { bumpCatalogueVersion } from './catalogue-version.ts';
import { writeLink } from './links.ts';
import type { ProductDocument } from './products.ts';
import type { ProductsTable, Tables } from './tables.ts';

export interface WriteCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly removed: number;
}

type ProductRow = Selectable<ProductsTable>;

/**
 * Writes derived products (null: no record is left, the product goes) in the transaction given, takes them off the pending
 * list and puts their groups down for `regroupProducts`. Ids are given out in order and never again; a product keeps
 * its id for as long as its key has records. Rows that would not change are not written.
 */
export async function writeProducts(
  kysely: Kysely<Tables>,
  derived: ReadonlyMap<string, Derivation | null>,
): Promise<WriteCounts> {
  const keys = [...derived.keys()];
  if (keys.length === 0) return { created: 0, updated: 0, unchanged: 0, removed: 0 };
  const existing = await readRows(kysely, keys);
  const brands = await assignBrands(kysely, [...derived.values()]);
  let next = await highestId(kysely, 'products');
  const counts = { created: 0, updated: 0, unchanged: 0, removed: 0 };
  const groups = new Set<string>();
  const created: ProductRow[] = [];
  for (const [key, derivation] of derived) {
    const before = existing.get(key);
    if (derivation === null) {
      if (!before) continue;
      counts.removed += 1;
      groups.add(before.base_key);
      await kysely.deleteFrom('products').where('id', '=', before.id).execute();
      continue;
    }
    const id = before?.id ?? (next += 1);
    const row = toRow(key, id, derivation, brands, before);
    if (!before) {
      counts.created += 1;
      created.push(row);
      groups.add(row.base_key);
    } else if (isSame(before, row)) counts.unchanged += 1;
    else {
      counts.updated += 1;
      groups.add(before.base_key).add(row.base_key);
      await kysely.updateTable('products').set(row).where('id', '=', id).execute();
    }
  }
  for (let start = 0; start < created.length; start += 100) {
    await kysely
      .insertInto('products')
      .values(created.slice(start, start + 100))
      .execute();
  }
  const linked = await writeLinks(
    kysely,
    derived,
    new Map([...existing, ...created.map((row) => [row.product_key, row] as const)]),
  );
  await putDownGroups(kysely, [...groups]);
  await kysely.deleteFrom('pending_products').where('product_key', 'in', keys).execute();
  if (counts.created + counts.updated + counts.removed + linked > 0)
    await bumpCatalogueVersion(kysely);
  return counts;
}

/**
 * Works out variants and duplicates of the next `limit` groups that changed; false when none is left. In the
 * transaction given.
 */
export async function regroupProducts(kysely: Kysely<Tables>, limit: number): Promise<boolean> {
  const pending = await kysely
    .selectFrom('pending_groups')
    .select('base_key')
    .orderBy('base_key')
    .limit(limit)
    .execute();
  if (pending.length === 0) return false;
  const keys = pending.map((row) => row.base_key);
  const rows = await kysely
    .selectFrom('products')
    .select([
      'id',
      'base_key',
      'flavor',
      'duplicate_key',
      'ingredients_key',
      'stated_facts',
      'base_product_id',
      'flavor_options',
      'duplicate_of',
    ])
    .where('base_key', 'in', keys)
    .orderBy('id')
    .execute();
  let changed = 0;
  for (const key of keys) {
    const members = rows.filter((row) => row.base_key === key);
    const places = groupVariants(
      members.map((row) => ({
        id: row.id,
        flavor: row.flavor,
        duplicateKey: row.duplicate_key,
        ingredientsKey: row.ingredients_key,
        statedFacts: row.stated_facts,
      })),
    );
    for (const [index, place] of places.entries()) {
      const row = members[index];
      if (
        row?.base_product_id === place.baseProductId &&
        row.flavor_options === place.flavorOptions &&
        row.duplicate_of === place.duplicateOf
      )
        continue;
      changed += 1;
      await kysely
        .updateTable('products')
        .set({
          base_product_id: place.baseProductId,
          flavor_options: place.flavorOptions,
          duplicate_of: place.duplicateOf,
        })
        .where('id', '=', place.id)
        .execute();
    }
  }
  await kysely.deleteFrom('pending_groups').where('base_key', 'in', keys).execute();
  if (changed > 0) await bumpCatalogueVersion(kysely);
  return true;
}

function toRow(
  key: string,
  id: number,
  { product, brandName, baseKey, duplicateKey }: Derivation,
  brands: ReadonlyMap<string, number>,
  before: ProductRow | undefined,
): ProductRow {
  const slug = `${slugify([brandName, product.name].filter(Boolean).join(' '))}-${id}`;
  const document: ProductDocument = { slug, ...product };
  return {
    id,
    product_key: key,
    slug,
    name: product.name,
    brand_id: brandName === null ? 0 : (brands.get(brandKey(brandName)) ?? 0),
    format: product.format,
    protein_type: product.proteinType,
    fitness_goal: product.fitnessGoal,
    flavor: product.flavor,
    base_key: baseKey,
    base_product_id: before?.base_product_id ?? null,
    flavor_options: before?.flavor_options ?? 1,
    protein_per_serving: product.proteinPerServing,
    calories: product.calories,
    sugar: product.sugar,
    servings: product.servings,
    gtin: product.gtin,
    duplicate_key: duplicateKey,
    ingredients_key: product.ingredients.map((each) => each.canonical).join('|'),
    stated_facts: Object.values(product.provenance.facts).filter((fact) => fact.basis === 'label')
      .length,
    duplicate_of: before?.duplicate_of ?? null,
    document: JSON.stringify(document),
  };
}

function isSame(before: ProductRow, after: ProductRow): boolean {
  return (Object.keys(after) as (keyof ProductRow)[]).every(
    (column) => before[column] === after[column],
  );
}

async function readRows(
  kysely: Kysely<Tables>,
  keys: readonly string[],
): Promise<Map<string, ProductRow>> {
  const rows = await kysely
    .selectFrom('products')
    .selectAll()
    .where('product_key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.product_key, row]));
}

/** The ids of all brands named, new ones added in order of first appearance. */
async function assignBrands(
  kysely: Kysely<Tables>,
  derived: readonly (Derivation | null)[],
): Promise<ReadonlyMap<string, number>> {
  const names = new Map<string, string>();
  for (const each of derived) {
    if (each?.brandName && !names.has(brandKey(each.brandName)))
      names.set(brandKey(each.brandName), each.brandName);
  }
  if (names.size === 0) return new Map();
  const rows = await kysely
    .selectFrom('brands')
    .select(['id', 'key'])
    .where('key', 'in', [...names.keys()])
    .execute();
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  let next = await highestId(kysely, 'brands');
  for (const [key, name] of names) {
    if (ids.has(key)) continue;
    next += 1;
    ids.set(key, next);
    await kysely.insertInto('brands').values({ id: next, name, key, logo: null }).execute();
  }
  return ids;
}

/** Links that a source states are entered once; an operator's entries are never touched. */
async function writeLinks(
  kysely: Kysely<Tables>,
  derived: ReadonlyMap<string, Derivation | null>,
  rows: ReadonlyMap<string, ProductRow>,
): Promise<number> {
  let written = 0;
  for (const [key, derivation] of derived) {
    const row = rows.get(key);
    for (const link of derivation && row ? derivation.links : []) {
      const productId = row?.id ?? 0;
      const known = await kysely
        .selectFrom('links')
        .select('id')
        .where('product_id', '=', productId)
        .where('retailer', '=', link.retailer)
        .executeTakeFirst();
      if (known) continue;
      written += 1;
      await writeLink(kysely, {
        productId,
        retailer: link.retailer,
        url: link.url,
        affiliateUrl: link.url,
        asin: link.asin,
        currentPrice: null,
        priceCheckedAt: null,
        isActive: true,
        origin: derivation?.product.provenance.sources[0]?.name ?? '',
        batch: null,
      });
    }
  }
  return written;
}

async function putDownGroups(kysely: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await kysely
    .insertInto('pending_groups')
    .values(keys.map((base_key) => ({ base_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function highestId(kysely: Kysely<Tables>, table: 'products' | 'brands'): Promise<number> {
  const row = await kysely
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}
