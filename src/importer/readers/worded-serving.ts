import { readServingInWords } from '#domain/product/figures/serving-in-words.ts';
import type { SourceRecord } from '#domain/product/record/source-record.ts';
import { catalogueTables } from '../tables/catalogue-tables.ts';

/** Returns the serving that a record's text and its package's text state, for a record that has none. */
export function wordedServing(
  record: SourceRecord,
  quantity: string,
): Pick<SourceRecord, 'servingSize' | 'servingNote'> {
  const { servingSize, servingNote } = record;
  if (servingSize !== null) return { servingSize, servingNote };
  const worded = readServingInWords(record, quantity, catalogueTables().words.amounts);
  return { servingSize: worded?.size ?? null, servingNote: worded?.note ?? null };
}
