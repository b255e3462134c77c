import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '#database/connection/open-database.ts';
import { bundledInputs } from '#importer/import/bundled-catalogue.ts';
import { importCatalogue } from '#importer/import/import-catalogue.ts';
import { importLabResults } from '#importer/import/import-lab-results.ts';
import { deriveHere } from './derive-here.ts';
import { fillDataDir } from './filled-data-setup.ts';

const TABLES = {
  brands: ['id'],
  sources: ['key'],
  source_records: ['source_key', 'record'],
  products: ['id'],
  links: ['product_id', 'retailer'],
  quarantine: ['source_key', 'record'],
  pending_products: ['product_key'],
  pending_groups: ['base_key'],
  catalogue_version: ['id'],
} as const;

/**
 * Returns a hash of everything the importer writes except the log of its runs. It is equal on both engines if the rows
 * are. Of the catalogue's versions only the products' counts; the other also increases with each change of an article.
 */
export async function catalogueHash(db: Database): Promise<string> {
  const hash = createHash('sha256');
  for (const [table, order] of Object.entries(TABLES)) {
    let query = db.kysely.selectFrom(table as 'brands').selectAll();
    for (const column of order) query = query.orderBy(column as 'id');
    for (const { version: _, ...row } of (await query.execute()) as Record<string, unknown>[]) {
      hash.update(
        `${table} ${JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))}\n`,
      );
    }
  }
  return hash.digest('hex');
}

/**
 * Reads the result of an undisturbed import of the bundle into SQLite: that of `npm test` if there is one, otherwise
 * its own.
 */
export async function readUndisturbed<T>(read: (db: Database) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-undisturbed-'));
  try {
    fillDataDir(dataDir);
    const db = await openDatabase({ dataDir });
    try {
      return await read(db);
    } finally {
      await db.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Does in this process what `import-process.ts` does, which would read the vocabulary three times before it starts. */
export async function importHere(db: Database, sources?: string): Promise<void> {
  const only = sources?.split(' ');
  const inputs = bundledInputs().filter(({ source }) => only?.includes(source.key) ?? true);
  const { status } = await importCatalogue(db, { inputs, deriver: deriveHere });
  if (status !== 'done') throw new Error(`the import ended ${status}`);
  await importLabResults(db);
}
