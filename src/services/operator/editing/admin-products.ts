import type {
  AdminProductDetail,
  AdminProductList,
  AdminProduct,
  AdminProductQuery,
  NewProductBody,
} from '#contract/admin-products.ts';
import {
  type AdminProductRow,
  findAdminProducts,
  readShownFamily,
  readMergedInto,
  readAdminProductByKey,
  readAdminProducts,
  readRecordsOf,
} from '#database/families/admin-products.ts';
import { writeFactEdit } from '#database/records/fact-edits.ts';
import { inSerializedTransaction } from '#database/connection/serialized-transaction.ts';
import { readPicture } from '#database/products/pictures.ts';
import { normalizeGtin } from '#domain/product/record/gtin.ts';
import { picturePath } from '#domain/product/picture.ts';
import { slugify } from '#domain/slug.ts';
import { blankRecord, OPERATOR_SOURCE } from '#domain/product/record/source-record.ts';
import type { Site } from '../../site.ts';
import { deriveAndShow, type DerivePending } from '../../product/derive-and-show.ts';
import { editedRecord } from './edit-facts.ts';
import { readProductHistory } from './product-history.ts';

function stateOf({ duplicateOf, isMerged }: AdminProductRow): AdminProduct['state'] {
  if (duplicateOf === null) return 'shown';
  if (duplicateOf === 0) return 'hidden';
  return isMerged ? 'merged' : 'duplicate';
}

function toAdminProduct(row: AdminProductRow): AdminProduct {
  const { id, name, brand, flavor, format, proteinType, gtin } = row;
  return {
    id,
    name,
    brand,
    flavor,
    format,
    proteinType,
    gtin,
    state: stateOf(row),
    shownAs: row.duplicateOf === 0 ? null : row.duplicateOf,
    familyId: row.baseProductId,
  };
}

/**
 * Finds products of the whole catalogue, including hidden and merged ones, by words of name, brand and flavor, by id or
 * by barcode.
 */
export async function searchAdminProducts(
  { database }: Site,
  query: AdminProductQuery,
): Promise<AdminProductList> {
  const words = query.q.split(/\s+/).filter(Boolean);
  const { rows, total } = await findAdminProducts(database, { ...query, words });
  return { products: rows.map(toAdminProduct), total };
}

/** Returns a product with its records, family and history. Null if there is none. */
export async function readAdminProduct(site: Site, id: number): Promise<AdminProductDetail | null> {
  const { database } = site;
  const [row] = await readAdminProducts(database, [id]);
  if (!row) return null;
  const records = await readRecordsOf(database, row.productKey);
  const family =
    row.baseProductId === null ? [] : await readShownFamily(database, row.baseProductId);
  return {
    product: toAdminProduct(row),
    picture: await readAdminPicture(site, row.productKey),
    records: records.map(({ source, record, name, url }) => ({ source, record, name, url })),
    family: family.filter((other) => other.id !== id).map(toAdminProduct),
    mergedHere: (await readMergedInto(database, row.productKey)).map(toAdminProduct),
    changes: [...(await readProductHistory(site, row.productKey))],
  };
}

async function readAdminPicture(
  site: Site,
  productKey: string,
): Promise<AdminProductDetail['picture']> {
  const picture = await readPicture(site.database, productKey);
  if (picture === null) return null;
  const { version, ...words } = picture;
  return { image: picturePath({ version, width: 160, format: 'webp' }), ...words };
}

export type AddOutcome =
  | { readonly status: 'done' | 'waiting'; readonly id: number | null }
  | { readonly status: 'bad-barcode' }
  | { readonly status: 'known'; readonly id: number };

/**
 * Adds a product that no source has, as the operator's own record. Refused if the barcode is invalid, or if a product
 * with this barcode, or the operator's own product with this name, already exists. Later records with the barcode join
 * it.
 */
export async function addProduct(
  site: Site,
  body: NewProductBody,
  derive: DerivePending,
): Promise<AddOutcome> {
  const gtin = body.gtin === undefined ? null : normalizeGtin(body.gtin);
  if (body.gtin !== undefined && gtin === null) return { status: 'bad-barcode' };
  const named = slugify([body.brand, body.name, body.flavor ?? ''].join(' '), Infinity);
  const key = gtin === null ? `operator:${body.format}:${named}` : `gtin:${gtin}`;
  const now = site.now();
  const blank = { ...blankRecord(OPERATOR_SOURCE, `edit:${key}`, body.format, key), gtin };
  const { format: _format, gtin: _gtin, ...facts } = body;
  const known = await inSerializedTransaction(site.database, async (turn) => {
    const product = await readAdminProductByKey(turn, key);
    if (product === null) await writeFactEdit(turn, editedRecord(blank, facts, now), now);
    return product;
  });
  if (known !== null) return { status: 'known', id: known.id };
  const status = await deriveAndShow(site, derive);
  const added = await readAdminProductByKey(site.database, key);
  return { status, id: added?.id ?? null };
}
