import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Recipe } from '#domain/flavors/group-member.ts';
import { MAX_ROW_ID } from '#domain/max-row-id.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { decidedFamily } from './decided-family.ts';
import type { Database } from '../connection/open-database.ts';
import type { Tables } from '../tables/tables.ts';

/** A product as the operator sees it, whether shown or not. */
export interface AdminProductRow {
  readonly id: number;
  readonly productKey: string;
  readonly name: string;
  readonly brand: string | null;
  readonly flavor: string | null;
  readonly format: ProductFormat;
  readonly proteinType: string | null;
  readonly gtin: string | null;
  readonly baseKey: string;
  /** Its family in the form that a decision stores. */
  readonly family: string;
  readonly baseProductId: number | null;
  /** `HIDDEN` or the id of the product shown in its place. */
  readonly duplicateOf: number | null;
  readonly isMerged: boolean;
}

export type ProductState = 'all' | 'shown' | 'hidden' | 'merged' | 'duplicate';

interface ProductSearch {
  /** Each word must occur in the name, brand or flavor. A number may also be the id or the barcode. */
  readonly words: readonly string[];
  readonly state: ProductState;
}

function select({ kysely }: Pick<Database, 'kysely'>) {
  return kysely
    .selectFrom('products')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .leftJoin('product_decisions as decided', 'decided.product_key', 'products.product_key');
}

type Where = ExpressionBuilder<
  Tables & {
    decided: { hidden: number | null; merged_into: string | null };
    brands: { name: string | null };
  },
  'products' | 'brands' | 'decided'
>;

/** The cases of a word that may be stored: `lower` may convert ASCII only (SQLite; PostgreSQL in the locale C). */
function casesOf(word: string): readonly string[] {
  const [first = '', ...others] = word.toLowerCase();
  return [word.toLowerCase(), word.toUpperCase(), first.toUpperCase() + others.join('')];
}

/** `%` and `_` are not escaped: as wildcards they find a few more rows, which is harmless. */
function holds(eb: Where, word: string): Expression<SqlBool> {
  const cases = /[^ -~]/.test(word) ? casesOf(word) : [word.toLowerCase()];
  const named = (['products.name', 'brands.name', 'products.flavor'] as const).flatMap((column) =>
    cases.map((each) => eb(eb.fn('lower', [eb.ref(column)]), 'like', `%${each}%`)),
  );
  if (!/^\d{1,14}$/.test(word)) return eb.or(named);
  const number = Number(word);
  return eb.or([
    ...named,
    eb('products.gtin', '=', word.padStart(13, '0')),
    ...(number <= MAX_ROW_ID ? [eb('products.id', '=', number)] : []),
  ]);
}

function isIn(eb: Where, state: Exclude<ProductState, 'all'>): Expression<SqlBool> {
  const isMerged = eb('decided.merged_into', 'is not', null);
  switch (state) {
    case 'shown':
      return eb('products.duplicate_of', 'is', null);
    case 'hidden':
      return eb('products.duplicate_of', '=', 0);
    case 'merged':
      return eb.and([eb('products.duplicate_of', '>', 0), isMerged]);
    case 'duplicate':
      return eb.and([eb('products.duplicate_of', '>', 0), eb('decided.merged_into', 'is', null)]);
  }
}

function found(db: Database, { words, state }: ProductSearch) {
  return select(db).where((eb) => {
    const where = eb as unknown as Where;
    const conditions = words.map((word) => holds(where, word));
    if (state !== 'all') conditions.push(isIn(where, state));
    return eb.and(conditions);
  });
}

const COLUMNS = [
  'products.id',
  'products.product_key as productKey',
  'products.name',
  'brands.name as brand',
  'products.flavor',
  'products.format',
  'products.protein_type as proteinType',
  'products.gtin',
  'products.base_key as baseKey',
  'products.ingredients_key as recipe',
  'products.base_product_id as baseProductId',
  'products.duplicate_of as duplicateOf',
  'decided.merged_into as mergedInto',
] as const;

function selectRows(db: Pick<Database, 'kysely'>) {
  return select(db).select(COLUMNS).orderBy('products.id');
}

type Found = Omit<AdminProductRow, 'isMerged' | 'format' | 'family'> & {
  format: string;
  mergedInto: string | null;
  recipe: string;
};

/** Parses a stored recipe. Rows of earlier versions contain other text until they are derived again. */
function storedRecipe(text: string): Partial<Recipe> {
  return text.startsWith('{') ? (JSON.parse(text) as Recipe) : {};
}

function toRow({ mergedInto, format, recipe, ...row }: Found): AdminProductRow {
  return {
    ...row,
    family: decidedFamily(row.baseKey, storedRecipe(recipe)),
    format: format as ProductFormat,
    isMerged: mergedInto !== null,
  };
}

/** One page of a search, in order of id, and the total number of products found. */
export async function findAdminProducts(
  db: Database,
  search: ProductSearch & { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly AdminProductRow[]; readonly total: number }> {
  const rows = await found(db, search)
    .select(COLUMNS)
    .orderBy('products.id')
    .limit(search.limit)
    .offset(search.offset)
    .execute();
  const { total } = await found(db, search)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toRow), total: Number(total) };
}

/** Products by id, in order of id. Unknown ids are left out. */
export async function readAdminProducts(
  db: Pick<Database, 'kysely'>,
  ids: readonly number[],
): Promise<readonly AdminProductRow[]> {
  const rows = await selectRows(db)
    .where('products.id', 'in', [0, ...ids])
    .execute();
  return rows.map(toRow);
}

/** The product with a key. Null if there is none. */
export async function readAdminProductByKey(
  db: Pick<Database, 'kysely'>,
  key: string,
): Promise<AdminProductRow | null> {
  const row = await selectRows(db).where('products.product_key', '=', key).executeTakeFirst();
  return row ? toRow(row) : null;
}

/** The products shown in one family, in order of id. */
export async function readShownFamily(
  db: Pick<Database, 'kysely'>,
  baseProductId: number,
): Promise<readonly AdminProductRow[]> {
  const rows = await selectRows(db)
    .where('products.base_product_id', '=', baseProductId)
    .where('products.duplicate_of', 'is', null)
    .execute();
  return rows.map(toRow);
}

/** The products that the operator merged into one, in order of id. */
export async function readMergedInto(
  db: Database,
  key: string,
): Promise<readonly AdminProductRow[]> {
  const rows = await selectRows(db).where('decided.merged_into', '=', key).execute();
  return rows.map(toRow);
}

/** The source records of a product. */
export async function readRecordsOf(
  { kysely }: Database,
  productKey: string,
): Promise<readonly SourceRecord[]> {
  const rows = await kysely
    .selectFrom('source_records')
    .select('document')
    .where('product_key', '=', productKey)
    .orderBy('source_key')
    .orderBy('record')
    .execute();
  return rows.map((row) => JSON.parse(row.document) as SourceRecord);
}
