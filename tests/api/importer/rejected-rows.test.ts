import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#database/connection/open-database.ts';
import { listSources } from '#importer/import/bundled-catalogue.ts';
import { findFormat } from '#importer/readers/formats.ts';
import { importCatalogue } from '#importer/import/import-catalogue.ts';
import { importPrices } from '#importer/prices/import-prices.ts';
import { createPoliteClient } from '#importer/update/polite-client.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { deriveHere } from '../../support/derive-here.ts';

const ROWS = 60_000;
/** Rows after which a job must have been heard of. */
const AT_MOST = 5_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proteinwise-rejected-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** How often the lock of a job is renewed while `work` runs. */
async function renewals(database: Database, work: (counting: Database) => Promise<unknown>) {
  let count = 0;
  const kysely = database.kysely.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes('"job_locks"')) count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work({ ...database, kysely });
  return count;
}

describeOnBothEngines('a file of which nothing is taken', (open) => {
  it('is heard of while it is read, so that it can be stopped', async () => {
    const database = await open();
    const path = file('nothing.jsonl.gz', gzipSync('{}\n'.repeat(ROWS)));
    const format = findFormat('openfoodfacts-jsonl');
    const source = listSources().find(({ key }) => key === format?.source);
    if (!format || !source) throw new Error('There is no such format');
    const seen: number[] = [];
    const importing = importCatalogue(database, {
      inputs: [{ path, format, source }],
      deriver: deriveHere,
      onProgress: ({ rows }) => {
        seen.push(rows);
        if (rows > ROWS / 2) throw new Error('that is enough');
      },
    });
    await expect(importing).rejects.toThrow('that is enough');
    expect(Math.max(...seen)).toBeLessThanOrEqual(ROWS / 2 + AT_MOST);
  });

  it('keeps its lock where it is a feed of prices', async () => {
    const database = await open();
    const place = file('nothing.csv', `name,price,link\n${',,\n'.repeat(ROWS)}`);
    const fields = { name: 'name', price: 'price', link: 'link' };
    const map = { format: 'csv', separator: ',', currency: 'USD', fields } as const;
    const client = createPoliteClient({ userAgent: 'test', pauseMs: 0 });
    const count = await renewals(database, (counting) =>
      importPrices(counting, { retailer: 'Shop', place, map }, client),
    );
    expect(count).toBeGreaterThanOrEqual(ROWS / AT_MOST);
  });
});

describeOnBothEngines('what collectors filed under bars', (open) => {
  it('is none where its name says wafer or cookie, and no name says bar', async () => {
    const database = await open();
    const rows = ['Protein Wafers', 'Protein Wafer Bar', 'Peanut Protein Bites', 'Crunch Bar'];
    const row = (name: string) => ({
      name,
      brand: 'Acme',
      protein_g: '20.0',
      _derived: { category: 'bar' },
    });
    const path = file('bars.jsonl', rows.map((name) => JSON.stringify(row(name))).join('\n'));
    const format = findFormat('bodybuilding');
    const source = listSources().find(({ key }) => key === format?.source);
    if (!format || !source) throw new Error('There is no such format');
    const outcome = await importCatalogue(database, {
      inputs: [{ path, format, source }],
      deriver: deriveHere,
    });
    if (outcome.status !== 'done') throw new Error('Another import is running');
    const { report } = outcome;
    expect(report.taken).toBe(2);
    expect(report.rejected.map(({ reason, count }) => [reason, count])).toEqual([
      ['another kind of food', 2],
    ]);
  });
});
