import type { Kysely, Selectable } from 'kysely';
import { brandKey } from '#domain/product/brand/brand-name.ts';
import type { Derivation } from '#domain/product/derive/derive-product.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';
import { knownFacts } from '#domain/product/known-facts.ts';
import { slugify } from '#domain/slug.ts';
import { assignBrands } from './brands.ts';
import { bumpProductsVersion } from '../settings/catalogue-version.ts';
import { inDecidedFamily } from '../families/decided-family.ts';
import { highestId } from '../connection/highest-id.ts';
import { writeLink } from '../retailers/links.ts';
import type { ProductDocument } from '../tables/product-document.ts';
import type { ProductsTable, Tables } from '../tables/tables.ts';

export interface WriteCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly removed: number;
}

type ProductRow = Selectable<ProductsTable>;

/**
 * Writes derived products in the given transaction (null removes a product without records) and marks their groups as
 * pending for `regroupProducts`. Ids are assigned in order and never reused; a product keeps its id as long as its key
 * has records. Unchanged rows are not written.
 */
export async function writeProducts(
  kysely: Kysely<Tables>,
  derived: ReadonlyMap<string, Derivation | null>,
): Promise<WriteCounts> {
  const keys = [...derived.keys()];
  if (keys.length === 0) return { created: 0, updated: 0, unchanged: 0, removed: 0 };
  const existing = await readRows(kysely, keys);
  const families = await readFamilies(kysely, keys);
  const brands = await assignBrands(
    kysely,
    [...derived.values()].flatMap((each) => each?.brandName ?? []),
  );
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
    const family = families.get(key);
    const placed = family === undefined ? derivation : inDecidedFamily(derivation, family);
    const row = toRow(key, id, placed, brands, before);
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
  await markGroupsPending(kysely, [...groups]);
  if (counts.created + counts.updated + counts.removed + linked > 0)
    await bumpProductsVersion(kysely);
  return counts;
}

function toRow(
  key: string,
  id: number,
  { product, reading, brandName, baseKey, duplicateKey, recipe }: Derivation,
  brands: ReadonlyMap<string, number>,
  before: ProductRow | undefined,
): ProductRow {
  const slug = `${slugify([brandName, product.name].filter(Boolean).join(' '))}-${id}`;
  const known = knownFacts(product);
  const document: ProductDocument = { slug, ...product, knownFacts: known };
  return {
    id,
    product_key: key,
    slug,
    name: product.name,
    brand_id: brandIdOf(brandName, brands),
    format: product.format,
    protein_type: product.proteinType,
    fitness_goal: product.fitnessGoal,
    flavor: product.flavor,
    base_key: baseKey,
    protein_per_serving: product.proteinPerServing,
    calories: product.calories,
    sugar: product.sugar,
    servings: product.servings,
    gtin: product.gtin,
    duplicate_key: duplicateKey,
    ingredients_key: JSON.stringify(recipe),
    stated_facts: known,
    reading,
    document: JSON.stringify(document),
    ...placeBefore(before, product),
  };
}

/** A product's previous place in its family, until the family is computed again. */
function placeBefore(before: ProductRow | undefined, product: Derivation['product']) {
  return {
    family_protein_type: before?.family_protein_type ?? product.proteinType,
    family_goal: before?.family_goal ?? product.fitnessGoal,
    family_name: before?.family_name ?? null,
    base_product_id: before?.base_product_id ?? null,
    flavor_options: before?.flavor_options ?? 1,
    duplicate_of: before?.duplicate_of ?? null,
    duplicate_facts: before?.duplicate_facts ?? null,
  };
}

function brandIdOf(brandName: string | null, brands: ReadonlyMap<string, number>): number {
  if (brandName === null) return UNSTATED_BRAND.id;
  return brands.get(brandKey(brandName)) ?? UNSTATED_BRAND.id;
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

/** The families to which an operator has moved products. */
async function readFamilies(
  kysely: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await kysely
    .selectFrom('product_decisions')
    .select(['product_key', 'family'])
    .where('product_key', 'in', keys)
    .where('family', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.product_key, row.family ?? '']));
}

/** A source's link is written once. Existing links, such as an operator's, are never changed. */
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

async function markGroupsPending(kysely: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await kysely
    .insertInto('pending_groups')
    .values(keys.map((base_key) => ({ base_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
