import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, describe } from 'vitest';
import { migrate } from '#database/migrations/migrate.ts';
import { type Database, openDatabase } from '#database/connection/open-database.ts';
import { beginUpload, importUpload, resumeUploads, writePiece } from '#importer/import/uploads.ts';
import { makeDatabase } from '../../support/databases.ts';
import { deriveHere } from '../../support/derive-here.ts';

const ROWS = 2_000;
const CSV = [
  'brand,name,flavor,format,serving_size,serving_unit,energy_kcal,protein_g,carbohydrate_g,fat_g,ingredients',
  ...Array.from(
    { length: ROWS },
    (_, row) =>
      `Acme,Whey ${row},Mint,powder,30,g,120,24,3,1.5,"Whey protein isolate (milk), salt."`,
  ),
].join('\n');
const now = Date.now();

async function upload(folder: string): Promise<string> {
  const data = Buffer.from(CSV);
  const announced = { format: 'operator-csv', bytes: data.length, gzip: false };
  const { id } = await beginUpload(folder, announced, now);
  await writePiece(folder, id, { offset: 0, data });
  return id;
}

/** Records and products, whatever order and however often the catalogue changed. */
async function contentOf({ kysely }: Database) {
  const records = kysely.selectFrom('source_records').select(['record', 'document']);
  const products = kysely.selectFrom('products').select(['product_key', 'document']);
  return {
    records: await records.orderBy('record').execute(),
    products: await products.orderBy('product_key').execute(),
    pending: await kysely.selectFrom('pending_products').select('product_key').execute(),
  };
}

const fail = (error: unknown) => {
  throw error;
};
const isEmpty = (folder: string) => expect.poll(() => readdirSync(folder), { timeout: 60_000 });

describe.each(['sqlite', 'postgres'] as const)('a file that is being imported (%s)', (engine) => {
  it('is imported to its end after kill -9, nothing lost and nothing doubled', async () => {
    const [made, whole] = [await makeDatabase(engine), await makeDatabase(engine)];
    const folder = mkdtempSync(join(tmpdir(), 'proteinwise-killed-'));
    const opened: Database[] = [];
    const openMigrated = async ({ options }: typeof made) => {
      const database = await openDatabase(options);
      opened.push(database);
      await migrate(database);
      return database;
    };
    try {
      const straight = await openMigrated(whole);
      const first = { folder, id: await upload(folder), now };
      expect(await importUpload(straight, first, deriveHere, fail)).toBe('started');
      await isEmpty(folder).toEqual([]);

      const database = await openMigrated(made);
      const id = await upload(folder);
      // What was uploaded and not begun is not begun by itself.
      await resumeUploads(database, { folder, now }, deriveHere, fail);
      const { dataDir, databaseUrl = '' } = made.options;
      const child = spawn(
        process.execPath,
        ['tests/support/upload-process.ts', dataDir, databaseUrl, folder, id],
        { stdio: ['ignore', 'ignore', 'inherit'] },
      );
      const stored = async () =>
        Number(
          (
            await database.kysely
              .selectFrom('source_records')
              .select((eb) => eb.fn.countAll().as('count'))
              .executeTakeFirst()
          )?.count,
        );
      await expect.poll(stored, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await stored()).toBeLessThanOrEqual(ROWS);
      expect(readdirSync(folder)).toHaveLength(2);

      await resumeUploads(database, { folder, now }, deriveHere, fail);
      await isEmpty(folder).toEqual([]);
      expect(await stored()).toBe(ROWS);
      expect(await contentOf(database)).toEqual(await contentOf(straight));
      await resumeUploads(database, { folder, now }, deriveHere, fail);

      // What has lost its content, or was announced by half, holds up no other.
      const lost = JSON.stringify({ format: 'operator-csv', bytes: 9, gzip: false, tries: 1 });
      writeFileSync(join(folder, `${'a'.repeat(32)}.json`), lost);
      writeFileSync(join(folder, `${'b'.repeat(32)}.json`), lost.slice(0, 20));
      await resumeUploads(database, { folder, now }, deriveHere, fail);
    } finally {
      for (const database of opened) await database.close();
      await made.remove();
      await whole.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 180_000);
});
