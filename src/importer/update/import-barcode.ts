import type { Database } from '#database/connection/open-database.ts';
import { deriveNow } from '../import/derive-now.ts';
import { importRows } from '../import/import-file.ts';
import { ImportTally } from '../import/import-report.ts';
import { readOpenFoodFacts } from '../readers/open-food-facts.ts';
import { object } from '../rows/record-fields.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import { ensureSource, OFF_SOURCE } from './ensure-source.ts';

/** Short, because a shopper is waiting. */
const ANSWER_WITHIN_MS = 6_000;

/**
 * Imports one product of Open Food Facts (API 3, https://openfoodfacts.github.io/openfoodfacts-server/api/). Returns
 * false if there is none with that barcode, or if the catalogue rejects it. Throws if the service does not respond
 * properly.
 */
export async function importBarcode(
  db: Database,
  deriver: ProductDeriver,
  asked: { readonly apiUrl: string; readonly userAgent: string; readonly gtin: string },
): Promise<boolean> {
  const answer = await fetch(`${asked.apiUrl}/api/v3/product/${asked.gtin}`, {
    headers: { 'user-agent': asked.userAgent },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (answer.status === 404) return false;
  if (answer.status !== 200) throw new Error(`Open Food Facts answers ${answer.status}`);
  const body: unknown = await answer.json();
  const row = object(object({ body }, 'body'), 'product');
  const result = readOpenFoodFacts(row, OFF_SOURCE);
  // Otherwise another product's record could be stored under the scanned barcode.
  if ('rejected' in result || result.record.gtin !== asked.gtin) return false;
  await ensureSource(db, OFF_SOURCE);
  const tally = new ImportTally();
  const parsed = (async function* one() {
    yield [{ line: 1, ...result }];
  })();
  await importRows(
    db,
    { name: asked.gtin, source: OFF_SOURCE, parsed },
    tally,
    async () => undefined,
  );
  await deriveNow(db, deriver);
  const { taken, quarantined } = tally.report();
  return taken === 1 && quarantined.length === 0;
}
