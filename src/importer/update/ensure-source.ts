import type { Database } from '#database/connection/open-database.ts';
import { readSources } from '#database/records/sources.ts';
import { listSources } from '../import/bundled-catalogue.ts';
import { writeSources } from '../import/import-catalogue.ts';

/** Key of Open Food Facts' own records, as opposed to those of published extracts. */
export const OFF_SOURCE = 'openfoodfacts';

/** Writes a source of `data/catalogue/sources.json` as retrieved today, if the database does not have it. */
export async function ensureSource(db: Database, key: string): Promise<void> {
  const known = await readSources(db);
  if (!known.some((source) => source.key === key)) await markReadToday(db, key);
}

/** Writes that a source was retrieved today. */
export async function markReadToday(db: Database, key: string): Promise<void> {
  const retrieved = new Date().toISOString().slice(0, 10);
  const listed = listSources().filter((source) => source.key === key);
  await writeSources(
    db,
    listed.map((source) => ({ ...source, retrieved })),
  );
}
