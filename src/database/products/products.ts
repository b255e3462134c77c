import type { InferResult } from 'kysely';
import {
  UNSTATED_BRAND,
  type AffiliateLink,
  type Brand,
  type LabResult,
  type Product,
} from '#domain/product/product.ts';
import { newestRecord } from '#domain/product/record-age.ts';
import { picturePath, type ProductPicture } from '#domain/product/picture.ts';
import { inChunks } from '../connection/in-chunks.ts';
import { familyKey, readLabResults } from './lab-results.ts';
import { readLinks } from '../retailers/links.ts';
import { countRows } from '../connection/count-rows.ts';
import type { Database } from '../connection/open-database.ts';
import { readDocument } from '../tables/product-document.ts';
import { shownFacts } from './shown-facts.ts';

type ProductRow = InferResult<ReturnType<typeof selectProducts>>[number];

/**
 * Products by id, in the given order. Unknown ids are left out; repeated ids give repeated products. The id of a
 * duplicate gives the product shown in its place.
 */
export async function readProducts(
  db: Database,
  ids: readonly number[],
): Promise<readonly Product[]> {
  const wanted = [...new Set(ids.filter(Number.isSafeInteger))];
  const found = await readRows(db, wanted);
  const shown = [...found.values()].flatMap((row) => row.duplicate_of ?? []);
  const missing = shown.filter((id) => !found.has(id));
  for (const [id, row] of await readRows(db, missing)) found.set(id, row);
  const links = await readLinksOfAll(db, [...found.keys()]);
  const labs = await readLabResults(
    db,
    [...found.values()].map((row) => familyKey(row.base_key)),
  );
  return ids.flatMap((id) => {
    const asked = found.get(id);
    const row = asked?.duplicate_of == null ? asked : found.get(asked.duplicate_of);
    const product = row ? toProduct(row, links.get(row.id) ?? [], labs) : null;
    return product === null ? [] : [product];
  });
}

/**
 * Yields every product of the catalogue in order of id. Reads pages of `pageSize`, so that memory stays constant and no
 * connection is held in between. Leaves out duplicates, and products whose stored document is damaged; the keys of the
 * latter are passed to `onDamaged`.
 */
export async function* streamProducts(
  db: Database,
  pageSize = 500,
  onDamaged: (productKey: string) => void = () => undefined,
): AsyncGenerator<Product> {
  const labs = await readLabResults(db);
  for (let after = 0; ; ) {
    const rows = await selectProducts(db)
      .where('products.id', '>', after)
      .where('products.duplicate_of', 'is', null)
      .orderBy('products.id')
      .limit(pageSize)
      .execute();
    const links = await readLinksOfAll(
      db,
      rows.map((row) => row.id),
    );
    for (const row of rows) {
      const product = toProduct(row, links.get(row.id) ?? [], labs);
      if (product === null) onDamaged(row.product_key);
      else yield product;
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

/** The number of products that the catalogue shows. */
export function countProducts(db: Database): Promise<number> {
  return countRows(db.kysely.selectFrom('products').where('duplicate_of', 'is', null));
}

/** The links of products, plus those of their duplicates at retailers where the product itself has none. */
async function readLinksOfAll(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly AffiliateLink[]>> {
  const duplicates: { readonly id: number; readonly duplicate_of: number | null }[] = [];
  for (const chunk of inChunks(ids)) {
    const rows = await db.kysely
      .selectFrom('products')
      .select(['id', 'duplicate_of'])
      .where('duplicate_of', 'in', chunk)
      .orderBy('id')
      .execute();
    duplicates.push(...rows);
  }
  const stored = await readLinks(db, [...ids, ...duplicates.map(({ id }) => id)]);
  const links = new Map<number, readonly AffiliateLink[]>(
    ids.map((id) => [id, stored.get(id) ?? []]),
  );
  for (const { id, duplicate_of } of duplicates) {
    const own = links.get(duplicate_of ?? 0) ?? [];
    const taken = new Set(own.map(({ retailer }) => retailer));
    const more = (stored.get(id) ?? []).filter(({ retailer }) => !taken.has(retailer));
    if (more.length > 0) links.set(duplicate_of ?? 0, [...own, ...more]);
  }
  return links;
}

async function readRows(db: Database, ids: readonly number[]): Promise<Map<number, ProductRow>> {
  const rows = new Map<number, ProductRow>();
  for (const chunk of inChunks(ids)) {
    const found = await selectProducts(db).where('products.id', 'in', chunk).execute();
    for (const row of found) rows.set(row.id, row);
  }
  return rows;
}

function selectProducts(db: Database) {
  return db.kysely
    .selectFrom('products')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .leftJoin('pictures', (join) =>
      join.onRef('pictures.product_key', '=', 'products.product_key').on('pictures.hidden', '=', 0),
    )
    .select([
      'products.id',
      'products.product_key',
      'products.brand_id',
      'products.base_key',
      'products.base_product_id',
      'products.flavor_options',
      'products.duplicate_of',
      'products.family_goal',
      'products.family_protein_type',
      'products.family_name',
      'products.duplicate_facts',
      'products.document',
      'brands.name as brand_name',
      'brands.logo as brand_logo',
      'pictures.version as picture_version',
      'pictures.by as picture_by',
      'pictures.licence as picture_licence',
      'pictures.source as picture_source',
    ]);
}

function toProduct(
  row: ProductRow,
  links: readonly AffiliateLink[],
  labs: ReadonlyMap<string, readonly LabResult[]>,
): Product | null {
  const own = readDocument(row.document);
  if (own === null) return null;
  const document = shownFacts(own, row);
  const labResults = labs.get(familyKey(row.base_key)) ?? [];
  const brand: Brand =
    row.brand_name === null
      ? UNSTATED_BRAND
      : { id: row.brand_id, name: row.brand_name, logo: row.brand_logo };
  const picture = pictureOf(row);
  return {
    id: row.id,
    ...document,
    image: picture && picturePath({ version: picture.version, width: 640, format: 'webp' }),
    picture,
    recordDate: newestRecord(document.provenance.sources),
    brandId: brand.id,
    brand,
    flavorOptions: row.flavor_options,
    baseProductId: row.base_product_id,
    price: lowestPrice(links),
    labResults,
    independentlyTested: labResults.length > 0,
    affiliateLinks: links.map(
      ({ retailer, affiliateUrl, url, currentPrice, priceCheckedAt, isActive, currency }) => ({
        retailer,
        affiliateUrl,
        url,
        currentPrice,
        priceCheckedAt,
        isActive,
        ...(currency === 'USD' ? {} : { currency }),
      }),
    ),
  };
}

function pictureOf(row: ProductRow): ProductPicture | null {
  if (row.picture_version === null) return null;
  return {
    version: row.picture_version,
    by: row.picture_by ?? '',
    licence: row.picture_licence,
    source: row.picture_source ?? '',
  };
}

/** The lowest price of the active links in US dollars. Null if none has one. */
function lowestPrice(links: readonly AffiliateLink[]): number | null {
  const prices = links.flatMap((link) =>
    link.isActive && link.currentPrice !== null && (link.currency ?? 'USD') === 'USD'
      ? [link.currentPrice]
      : [],
  );
  return prices.length > 0 ? Math.min(...prices) : null;
}
