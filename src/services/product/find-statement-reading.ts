import {
  readingOf,
  type StatementReading,
  unpackReading,
} from '#domain/ingredients/label/statement-reading.ts';
import { readStoredReading } from '#database/families/product-lookups.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import type { Site } from '../site.ts';
import { readProteinsByIds } from './read-proteins-by-ids.ts';

/** Null if no reading is stored or the database is unavailable; the statement is then read again. */
async function readReading({ reads }: Site, id: number): Promise<string | null> {
  try {
    return await readStoredReading(reads, id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}

/**
 * Returns how a product's statement was read when the product was derived. It is read again if no reading is stored, or
 * if the stored one is of a statement not yet in the index. Undefined if there is no such product; null if it has no
 * statement.
 */
export async function findStatementReading(
  site: Site,
  id: number,
): Promise<StatementReading | null | undefined> {
  const [stored] = await readProteinsByIds(site, [id]);
  if (stored === undefined) return undefined;
  const { id: shown, ingredientsStatement: statement } = stored.product;
  if (statement === null || statement === '') return null;
  const packed = await readReading(site, shown);
  const reading = packed === null ? null : unpackReading(packed, statement);
  return reading ?? readingOf(await site.readLabel({ statement }));
}
