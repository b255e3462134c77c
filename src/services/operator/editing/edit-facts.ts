import type { FactEditBody } from '#contract/fact-edits.ts';
import { readOperatorRecord, undoFactEdit, writeFactEdit } from '#database/records/fact-edits.ts';
import { inSerializedTransaction } from '#database/connection/serialized-transaction.ts';
import { readEditedProduct } from '#database/families/product-lookups.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import {
  blankRecord,
  FIGURE_KEYS,
  NO_FIGURES,
  type SourceRecord,
  OPERATOR_SOURCE,
} from '#domain/product/record/source-record.ts';
import type { EditableSite } from '../../site.ts';
import { type DerivePending, deriveAndRefresh } from '../../product/derive-and-show.ts';
import { isoTime } from '#database/connection/iso-time.ts';

export type EditOutcome = 'done' | 'no-such-product' | 'protein-first';

function emptyRecord(productKey: string, format: ProductFormat): SourceRecord {
  return blankRecord(OPERATOR_SOURCE, `edit:${productKey}`, format, productKey);
}

/** Returns the operator's record with an edit applied. */
export function editedRecord(record: SourceRecord, edit: FactEditBody, now: number): SourceRecord {
  const { name, brand, flavor, statement, servings, servingGrams } = edit;
  const figures = { ...(record.perServing ?? NO_FIGURES) };
  for (const key of FIGURE_KEYS) {
    const value = edit[key];
    if (value !== undefined) figures[key] = value;
  }
  const states = FIGURE_KEYS.some((key) => figures[key] !== null);
  return {
    ...record,
    url: edit.source,
    retrieved: isoTime(now).slice(0, 10),
    ...(name === undefined ? {} : { name }),
    ...(brand === undefined ? {} : { brand }),
    ...(flavor === undefined ? {} : { flavor }),
    ...(statement === undefined ? {} : { statement }),
    ...(servings === undefined ? {} : { servings }),
    ...(servingGrams === undefined
      ? {}
      : { servingSize: servingGrams === null ? null : { amount: servingGrams, unit: 'g' } }),
    perServing: states ? figures : null,
  };
}

/**
 * Corrects facts of a product in the operator's own record, which takes precedence over every source. The product is
 * derived again before the response if that is quick. Refused if there is no such product, and for figures of a product
 * whose protein is not stated, because they would not be shown.
 */
export async function editFacts(
  site: EditableSite,
  productId: number,
  edit: FactEditBody,
  derive: DerivePending,
): Promise<EditOutcome> {
  const product = await readEditedProduct(site.database, productId);
  if (product === null) return 'no-such-product';
  const knowsProtein = product.knowsProtein || (edit.protein ?? null) !== null;
  const givesFigures = FIGURE_KEYS.some((figure) => (edit[figure] ?? null) !== null);
  if (givesFigures && !knowsProtein) return 'protein-first';
  const key = product.productKey;
  const now = site.now();
  await inSerializedTransaction(site.database, async (turn) => {
    const before = (await readOperatorRecord(turn, key)) ?? emptyRecord(key, product.format);
    await writeFactEdit(turn, editedRecord(before, edit, now), now);
  });
  await deriveAndRefresh(site, derive);
  return 'done';
}

/** Undoes the newest edit of a product. Returns false if there is none. */
export async function undoEdit(
  site: EditableSite,
  productId: number,
  derive: DerivePending,
): Promise<boolean> {
  const product = await readEditedProduct(site.database, productId);
  if (product === null) return false;
  const undone = await undoFactEdit(site.database, product.productKey, site.now());
  if (!undone) return false;
  await deriveAndRefresh(site, derive);
  return true;
}
