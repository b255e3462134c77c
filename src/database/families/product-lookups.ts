import { MAX_ROW_ID } from '#domain/max-row-id.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import { inChunks } from '../connection/in-chunks.ts';
import type { Database } from '../connection/open-database.ts';

/** Ids of products that are not shown, each with the id of the product shown in its place (`HIDDEN` for none). */
export async function readProductAliases(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db.kysely
    .selectFrom('products')
    .select(['id', 'duplicate_of'])
    .where('duplicate_of', 'is not', null)
    .execute();
  return new Map(
    rows.flatMap((row) => (row.duplicate_of === null ? [] : [[row.id, row.duplicate_of]])),
  );
}

/** Barcodes of products that are shown under another, each with that other's id. */
export async function readMergedBarcodes({
  kysely,
}: Database): Promise<readonly { readonly gtin: string; readonly shownAs: number }[]> {
  const rows = await kysely
    .selectFrom('products')
    .select(['gtin', 'duplicate_of'])
    .where('duplicate_of', '>', 0)
    .where('gtin', 'is not', null)
    .execute();
  return rows.map((row) => ({ gtin: row.gtin ?? '', shownAs: row.duplicate_of ?? 0 }));
}

/** The packed reading of a product's statement. Null if none is stored. */
export async function readStoredReading({ kysely }: Database, id: number): Promise<string | null> {
  const row = await kysely
    .selectFrom('products')
    .select('reading')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.reading ?? null;
}

/** The ids among these whose products the catalogue shows. Duplicates and unknown ids are left out. */
export async function readShownIds(
  { kysely }: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const shown = new Set<number>();
  // PostgreSQL refuses to compare an id with a number outside its range.
  for (const chunk of inChunks(ids.filter((id) => id <= MAX_ROW_ID))) {
    const rows = await kysely
      .selectFrom('products')
      .select('id')
      .where('id', 'in', chunk)
      .where('duplicate_of', 'is', null)
      .execute();
    for (const row of rows) shown.add(row.id);
  }
  return shown;
}

/** The part of a product that an operator's edit needs. */
export interface EditedProduct {
  readonly productKey: string;
  readonly format: ProductFormat;
  /** Whether any source states its protein. */
  readonly knowsProtein: boolean;
}

/** The product with an id, for an edit. Null if there is none. */
export async function readEditedProduct(
  { kysely }: Database,
  id: number,
): Promise<EditedProduct | null> {
  const row = await kysely
    .selectFrom('products')
    .select(['product_key', 'format', 'protein_per_serving'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    productKey: row.product_key,
    format: row.format as ProductFormat,
    knowsProtein: row.protein_per_serving !== null,
  };
}

/** Ids and names of products by key. Keys without a product are left out. */
export async function readProductsByKey(
  { kysely }: Database,
  keys: Iterable<string>,
): Promise<ReadonlyMap<string, { readonly id: number; readonly name: string }>> {
  const rows = await kysely
    .selectFrom('products')
    .select(['id', 'name', 'product_key'])
    .where('product_key', 'in', ['', ...new Set(keys)])
    .execute();
  return new Map(rows.map(({ id, name, product_key: key }) => [key, { id, name }]));
}

/** The key of a product. Null if there is none. */
export async function readProductKey({ kysely }: Database, id: number): Promise<string | null> {
  const row = await kysely
    .selectFrom('products')
    .select('product_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.product_key ?? null;
}
