import type { ProductPicture } from '#domain/product/picture.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { dropStoredIndex } from './catalogue-index.ts';
import { bumpProductsVersion } from '../settings/catalogue-version.ts';
import { inTransaction, type Database } from '../connection/open-database.ts';

/** A photograph of a pack, or the reason why there is none. `at` is ISO 8601 UTC. */
export interface StoredPicture {
  readonly productKey: string;
  /** The path in the source's picture folder. "" for an operator's own picture. */
  readonly address: string;
  /** Null if the picture could not be used. */
  readonly version: string | null;
  readonly by: string;
  readonly licence: string | null;
  readonly source: string;
  readonly problem: string | null;
  readonly at: string;
}

/** A picture that a source names and that has not been fetched yet. */
export interface WantedPicture {
  readonly productKey: string;
  readonly address: string;
  /** URL of the record's page. */
  readonly source: string;
}

const PAGE = 500;

/**
 * Yields, for each shown product, the picture that its records name, unless it was already requested at that address.
 * If several records name one, the source with the highest precedence wins.
 */
export async function* wantedPictures({ kysely }: Database): AsyncGenerator<WantedPicture> {
  for (let after = ''; ; ) {
    const rows = await kysely
      .selectFrom('source_records')
      .innerJoin('sources', 'sources.key', 'source_key')
      .innerJoin('products', 'products.product_key', 'source_records.product_key')
      .leftJoin('pictures', 'pictures.product_key', 'source_records.product_key')
      .select(['source_records.product_key', 'source_records.document', 'address'])
      .where('products.duplicate_of', 'is', null)
      .where('source_records.document', 'like', '%"picture":"%')
      .where('source_records.product_key', '>', after)
      .orderBy('source_records.product_key')
      .orderBy('precedence')
      .orderBy('record')
      .limit(PAGE)
      .execute();
    for (const { product_key: productKey, document, address } of rows) {
      if (productKey === after) continue;
      after = productKey;
      const { picture, url } = JSON.parse(document) as SourceRecord;
      // An operator's own picture has no address and is not replaced.
      if (picture === undefined || address === picture || address === '') continue;
      yield { productKey, address: picture, source: url };
    }
    if (rows.length < PAGE) return;
  }
}

/** Inserts or replaces the outcome of a picture. A hidden one stays hidden. The caller raises the catalogue version. */
export async function writePicture(
  db: Pick<Database, 'kysely'>,
  picture: StoredPicture,
): Promise<void> {
  const { productKey, ...rest } = picture;
  await dropStoredIndex(db);
  await db.kysely
    .insertInto('pictures')
    .values({ product_key: productKey, hidden: 0, ...rest })
    .onConflict((conflict) => conflict.column('product_key').doUpdateSet(rest))
    .execute();
}

/** Shows or hides a product's picture. Returns false if it has none. */
export function hidePicture(db: Database, productKey: string, hidden: boolean): Promise<boolean> {
  return inTransaction(db, async (kysely) => {
    const { numUpdatedRows } = await kysely
      .updateTable('pictures')
      .set({ hidden: hidden ? 1 : 0 })
      .where('product_key', '=', productKey)
      .where('version', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await bumpProductsVersion(kysely);
    return true;
  });
}

/** Replaces a picture by the operator's own, and shows it. */
export function replacePicture(db: Database, picture: StoredPicture): Promise<void> {
  return inTransaction(db, async (kysely) => {
    await writePicture({ kysely }, picture);
    await kysely
      .updateTable('pictures')
      .set({ hidden: 0 })
      .where('product_key', '=', picture.productKey)
      .execute();
    await bumpProductsVersion(kysely);
  });
}

/** A product's picture, hidden or shown. Null if it has none that can be used. */
export async function readPicture(
  { kysely }: Database,
  productKey: string,
): Promise<(ProductPicture & { readonly hidden: boolean }) | null> {
  const row = await kysely
    .selectFrom('pictures')
    .select(['version', 'by', 'licence', 'source', 'hidden'])
    .where('product_key', '=', productKey)
    .executeTakeFirst();
  if (row === undefined || row.version === null) return null;
  return { ...row, version: row.version, hidden: row.hidden === 1 };
}
