import {
  readingOf,
  type StatementReading,
  unpackReading,
} from '#domain/ingredients/label/statement-reading.ts';
import { readStoredReading } from '#database/families/product-lookups.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import type { Site } from '../site.ts';
import { readProteinsByIds } from './read-proteins-by-ids.ts';

/** Null also while the database is down: the statement is then read again. */
async function readReading({ reads }: Site, id: number): Promise<string | null> {
  try {
    return await readStoredReading(reads, id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}

/**
 * How the statement of a product was read when it was derived; read again if nothing is stored, or only the reading of a
 * statement that is not in the index yet. Undefined if there is no such product, null if it states no ingredients.
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
