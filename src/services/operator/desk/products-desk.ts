import type {
  DeskDetail,
  DeskList,
  DeskProduct,
  DeskQuery,
  NewProductBody,
} from '#contract/products-desk.ts';
import {
  type DeskRow,
  findDeskProducts,
  readDeskFamily,
  readDeskMerged,
  readDeskProductByKey,
  readDeskProducts,
  readRecordsOf,
} from '#database/families/desk-products.ts';
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

function stateOf({ duplicateOf, isMerged }: DeskRow): DeskProduct['state'] {
  if (duplicateOf === null) return 'shown';
  if (duplicateOf === 0) return 'hidden';
  return isMerged ? 'merged' : 'duplicate';
}

function toDeskProduct(row: DeskRow): DeskProduct {
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
export async function searchDesk({ database }: Site, query: DeskQuery): Promise<DeskList> {
  const words = query.q.split(/\s+/).filter(Boolean);
  const { rows, total } = await findDeskProducts(database, { ...query, words });
  return { products: rows.map(toDeskProduct), total };
}

/** Returns a product with its records, family and history. Null if there is none. */
export async function readDeskDetail(site: Site, id: number): Promise<DeskDetail | null> {
  const { database } = site;
  const [row] = await readDeskProducts(database, [id]);
  if (!row) return null;
  const records = await readRecordsOf(database, row.productKey);
  const family =
    row.baseProductId === null ? [] : await readDeskFamily(database, row.baseProductId);
  return {
    product: toDeskProduct(row),
    picture: await readDeskPicture(site, row.productKey),
    records: records.map(({ source, record, name, url }) => ({ source, record, name, url })),
    family: family.filter((other) => other.id !== id).map(toDeskProduct),
    mergedHere: (await readDeskMerged(database, row.productKey)).map(toDeskProduct),
    changes: [...(await readProductHistory(site, row.productKey))],
  };
}

async function readDeskPicture(site: Site, productKey: string): Promise<DeskDetail['picture']> {
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
    const product = await readDeskProductByKey(turn, key);
    if (product === null) await writeFactEdit(turn, editedRecord(blank, facts, now), now);
    return product;
  });
  if (known !== null) return { status: 'known', id: known.id };
  const status = await deriveAndShow(site, derive);
  const added = await readDeskProductByKey(site.database, key);
  return { status, id: added?.id ?? null };
}
