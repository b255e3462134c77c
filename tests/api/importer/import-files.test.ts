import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acquireLock } from '#database/jobs/job-locks.ts';
import { readLatestJob } from '#database/jobs/jobs.ts';
import type { Database } from '#database/connection/open-database.ts';
import { readProducts, streamProducts } from '#database/products/products.ts';
import { countQuarantine, decideQuarantine, readQuarantine } from '#database/records/quarantine.ts';
import type { Product } from '#domain/product/product.ts';
import { CATALOGUE_FOLDER } from '#importer/tables/bundle-version.ts';
import { listSources } from '#importer/import/bundled-catalogue.ts';
import { findFormat } from '#importer/readers/formats.ts';
import { importCatalogue, type ImportInput } from '#importer/import/import-catalogue.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { deriveHere } from '../../support/derive-here.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proteinwise-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function input(format: string, name: string, content: string | Buffer): ImportInput {
  const path = join(folder, name);
  writeFileSync(path, content);
  const found = findFormat(format);
  const source = listSources().find((each) => each.key === found?.source);
  if (!found || !source) throw new Error(`No format ${format}`);
  return { path, format: found, source };
}

async function run(db: Database, ...inputs: readonly ImportInput[]) {
  const outcome = await importCatalogue(db, { inputs, deriver: deriveHere });
  if (outcome.status !== 'done') throw new Error(outcome.status);
  return outcome.report;
}

async function products(db: Database): Promise<readonly Product[]> {
  const all: Product[] = [];
  for await (const product of streamProducts(db)) all.push(product);
  return all;
}

const operator = (name: string, ...rows: readonly string[]) =>
  input(
    'operator-csv',
    name,
    [
      'gtin,brand,name,flavor,format,serving_size,protein_g,energy_kcal,carbohydrate_g,fat_g,ingredients',
      ...rows,
    ].join('\n'),
  );

describeOnBothEngines('importing files', (open) => {
  it('says which rows of one file have one number, of which the last counts', async () => {
    const db = await open();
    const report = await run(
      db,
      operator(
        'twice.csv',
        '748927064100,Acme,First Whey Protein,,powder,33,25,130,3,2,',
        '0748927064100,Acme,Second Whey Protein,,powder,33,24,130,3,2,',
      ),
    );
    expect(report).toMatchObject({ rows: 2, taken: 1 });
    expect(report.rejected).toEqual([
      {
        reason: 'a later row of the file has its number',
        count: 1,
        examples: ['0748927064100 (line 2, then 3)'],
      },
    ]);
    expect((await products(db)).map(({ name }) => name)).toEqual(['Second Whey Protein']);
  });

  it('merges records of one barcode by precedence: official dumps over the older ones', async () => {
    const db = await open();
    const off = {
      code: '0748927064100',
      product_name: 'Old Whey Protein',
      brands: 'Acme',
      nutriments: { proteins_100g: 70 },
    };
    await run(db, input('openfoodfacts-jsonl', 'merge.jsonl.gz', gzipSync(JSON.stringify(off))));
    const [before] = await products(db);
    expect(before).toMatchObject({
      name: 'Old Whey Protein',
      proteinPerServing: 21,
      gtin: '0748927064100',
    });

    await run(
      db,
      operator('merge.csv', '748927064100,Acme,New Whey Protein,,powder,33,25,130,3,2,'),
    );
    const [after] = await products(db);
    expect(after).toMatchObject({
      id: before?.id,
      name: 'New Whey Protein',
      proteinPerServing: 25,
      calories: 130,
    });
    expect(after?.provenance.sources.map((source) => source.name)).toEqual([
      "Operator's own entries",
    ]);
    expect(await products(db)).toHaveLength(1);
  });

  it('follows a record that changes, and says what changed', async () => {
    const db = await open();
    const row = (protein: number) => `,Acme,Gold Whey,,powder,30,${protein},120,3,1.5,`;
    expect(await run(db, operator('a.csv', row(24)))).toMatchObject({
      recordsAdded: 1,
      productsCreated: 1,
    });
    expect(await run(db, operator('a.csv', row(25)))).toMatchObject({
      recordsChanged: 1,
      productsUpdated: 1,
      productsCreated: 0,
    });
    expect((await products(db)).map((product) => product.proteinPerServing)).toEqual([25]);
  });

  it('withdraws what a file of the program no longer gives, and keeps what another file gives wrongly', async () => {
    const db = await open();
    const row = (name: string) => `,Acme,${name},,powder,30,24,120,3,1.5,`;
    const both = [row('Gold Whey'), row('Plain Whey')];
    const [gold = '', plain = ''] = both;
    const cut = `,Acme,Gold Whey,,powder,thirty,24,120,3,1.5,`;
    await run(db, operator('w.csv', ...both));
    await run(db, operator('w.csv', cut, plain));
    expect(await products(db)).toHaveLength(2);
    const withdraws = true;
    await run(db, { ...operator('w.csv', gold, cut, plain), withdraws });
    expect(await products(db)).toHaveLength(2);
    await run(db, { ...operator('w.csv', cut, plain), withdraws });
    expect((await products(db)).map(({ name }) => name)).toEqual(['Plain Whey']);
    await run(db, { ...operator('w.csv', ...both), withdraws });
    expect(await products(db)).toHaveLength(2);
  });

  it('holds back nonsense with a reason, until an operator lets it in', async () => {
    const db = await open();
    const report = await run(
      db,
      operator(
        'q.csv',
        ',Acme,Impossible Whey,,powder,30,28,120,9,1,',
        ',Acme,Good Whey,,powder,30,24,120,3,1,',
      ),
    );
    expect(report.quarantined).toEqual([
      {
        reason: 'macronutrients above the serving size',
        count: 1,
        examples: [
          'acme|impossible whey| Impossible Whey: protein, carbohydrate and fat add up to 38 g in a serving of 30',
        ],
      },
    ]);
    expect((await products(db)).map((product) => product.name)).toEqual(['Good Whey']);
    const [held] = await readQuarantine(db, { limit: 10, offset: 0 });
    expect(held).toMatchObject({
      sourceKey: 'operator',
      record: 'acme|impossible whey|',
      decision: 'open',
    });

    expect(await decideQuarantine(db, 'operator', 'nothing', 'accepted')).toBe(false);
    expect(await decideQuarantine(db, 'operator', 'acme|impossible whey|', 'accepted')).toBe(true);
    await run(db);
    expect((await products(db)).map((product) => product.name).sort()).toEqual([
      'Good Whey',
      'Impossible Whey',
    ]);
    expect(await countQuarantine(db)).toEqual([]);

    await decideQuarantine(db, 'operator', 'acme|impossible whey|', 'rejected');
    expect(await run(db)).toMatchObject({ productsRemoved: 1 });
    expect((await products(db)).map((product) => product.name)).toEqual(['Good Whey']);
    await run(db, operator('q.csv', ',Acme,Impossible Whey,,powder,30,28,120,9,1,'));
    expect((await products(db)).map((product) => product.name)).toEqual(['Good Whey']);
    await run(db, operator('q.csv', ',Acme,Impossible Whey,,powder,40,28,160,9,1,'));
    expect(await products(db)).toHaveLength(2);
  });

  it('holds back a whey with the ingredients of a bagel', async () => {
    const db = await open();
    const text = '"Enriched wheat flour (wheat flour, niacin), water, sugar, yeast, salt"';
    const report = await run(
      db,
      operator('bagel.csv', `,Acme,Clear Whey Isolate,,powder,30,24,120,3,1,${text}`),
    );
    expect(report.quarantined.map((each) => each.reason)).toEqual([
      'the ingredient text has no milk, the name says whey or casein',
    ]);
    expect(await products(db)).toEqual([]);
  });

  it('shows one of two packages of the same product, and answers both ids with it', async () => {
    const db = await open();
    const row = (code: string, quantity: string) =>
      JSON.stringify({
        code,
        product_name: 'Gold Whey Protein',
        brands: 'Acme',
        quantity,
        nutriments: { proteins_100g: 80, carbohydrates_100g: 5, fat_100g: 4 },
      });
    await run(
      db,
      input(
        'openfoodfacts-jsonl',
        'duplicates.jsonl',
        [row('0748927064100', '1 kg'), row('5060088700105', '2 kg')].join('\n'),
      ),
    );
    expect(await products(db)).toHaveLength(1);
    const answered = await readProducts(db, [1, 2, 3]);
    expect(answered.map((product) => product.id)).toEqual([1, 1]);
  });

  it('counts what the record that is not shown lists of allergens, and says where it is from', async () => {
    const db = await open();
    const row = (code: string, lists: object) =>
      JSON.stringify({
        code,
        product_name: 'Gold Whey Protein, Vanilla',
        brands: 'Acme',
        nutriments: { proteins_100g: 80, carbohydrates_100g: 5, fat_100g: 4 },
        ...lists,
      });
    const known = { serving_size: '30 g', serving_quantity: 30, quantity: '900 g' };
    const listed = { allergens_tags: ['en:soybeans'], traces_tags: ['en:peanuts'] };
    const rows = [row('0748927064100', known), row('5060088700105', listed)].join('\n');
    await run(db, input('openfoodfacts-jsonl', 'allergens-of-duplicates.jsonl', rows));
    const [shown, ...others] = await products(db);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ gtin: '0748927064100', mayContain: ['peanuts'] });
    expect(shown?.contains).toEqual(['milk', 'soy']);
    expect(shown?.description).toContain('Contains milk and soy.');
    const { facts, sources } = shown?.provenance ?? { facts: {}, sources: [] };
    expect(sources[facts['contains']?.source ?? 0]?.record).toBe('5060088700105');
    expect(sources[facts['mayContain']?.source ?? 0]?.record).toBe('5060088700105');
  });

  it('shows a family under one protein type, and says where it is from', async () => {
    const db = await open();
    const row = (code: string, flavor: string, text?: string) =>
      JSON.stringify({
        code,
        product_name: `Crunchy Protein Bar ${flavor}`,
        brands: 'Acme',
        nutriments: { proteins_100g: 33, carbohydrates_100g: 30, fat_100g: 12 },
        ingredients_text: text,
        lang: 'en',
      });
    const rows = [
      row('0748927064100', 'Vanilla', 'Milk protein, soy protein, cocoa butter, sucralose'),
      row('5060088700105', 'Chocolate', 'Milk protein, cocoa butter, xyzzyq bl'),
    ].join('\n');
    await run(db, input('openfoodfacts-jsonl', 'types.jsonl', rows));
    const list = await products(db);
    expect(list.map(({ proteinType }) => proteinType)).toEqual(['Multi-Source', 'Multi-Source']);
    const [whole, part] = list;
    expect(whole?.proteinTypeReason).toContain('Dairy and plant proteins');
    expect(part?.proteinTypeReason).toContain('its other flavors');
    expect(part?.description).toContain('Multi-Source protein bar');
    expect(part?.provenance.facts['proteinType']).toMatchObject({ basis: 'calculated' });
  });

  it('says by line what cannot be read, and goes on', async () => {
    const db = await open();
    const good = {
      code: '0748927064100',
      product_name: 'Whey Protein',
      brands: 'Acme',
      nutriments: { proteins_100g: 80 },
    };
    const report = await run(
      db,
      input('openfoodfacts-jsonl', 'bad.jsonl', `${JSON.stringify(good)}\n{"code": "07\n`),
    );
    expect(report.badLines).toEqual([
      {
        file: 'bad.jsonl',
        line: 2,
        problem: 'the line is not a JSON object (cut off?)',
      },
    ]);
    expect(await products(db)).toHaveLength(1);
    expect(await readLatestJob(db, 'catalogue-import')).toMatchObject({
      status: 'completed',
      report: { rows: 2 },
    });
  });

  it('refuses a foreign file at once, and writes down that it failed', async () => {
    const db = await open();
    await expect(
      run(db, input('openfoodfacts-csv', 'foreign.csv', 'id,title\n1,x')),
    ).rejects.toThrow(
      'line 1: not the file that was expected: no column "code", "product_name", "proteins_100g"',
    );
    expect(await readLatestJob(db, 'catalogue-import')).toMatchObject({
      status: 'failed',
      report: { error: expect.stringContaining('line 1') },
    });
    expect(await run(db, operator('after.csv', ',Acme,Whey,,powder,30,24,120,3,1,'))).toMatchObject(
      { productsCreated: 1 },
    );
  });

  it('keeps what came before the break of a cut-off file', async () => {
    const db = await open();
    const rows = Array.from({ length: 20_000 }, (_, index) =>
      JSON.stringify({
        code: String(10_000_000 + index),
        product_name: `Whey Protein ${Math.random()}`,
        brands: 'Acme',
        nutriments: { proteins_100g: index < 600 ? 80 : 1 },
      }),
    );
    const whole = gzipSync(rows.join('\n'));
    await expect(
      run(
        db,
        input('openfoodfacts-jsonl', 'cut.jsonl.gz', whole.subarray(0, whole.length - 100_000)),
      ),
    ).rejects.toThrow(/cut\.jsonl\.gz: line \d+: the file breaks off/);
    const report = await run(db);
    expect(report.productsCreated).toBeGreaterThanOrEqual(500);
  });

  it('is refused while another machine imports, and takes over from one that is gone', async () => {
    const db = await open();
    await acquireLock(db, {
      name: 'catalogue-import',
      holder: 'elsewhere:1:abc',
      now: Date.now(),
      ttlMs: 60_000,
    });
    const inputs = [operator('busy.csv', ',Acme,Whey,,powder,30,24,120,3,1,')];
    expect(await importCatalogue(db, { inputs, deriver: deriveHere })).toEqual({
      status: 'busy',
      holder: 'elsewhere:1:abc',
    });
    await db.kysely
      .updateTable('job_locks')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .execute();
    expect((await importCatalogue(db, { inputs, deriver: deriveHere })).status).toBe('done');
  });
});

it('reads real Open Food Facts records alike from JSONL and from the tab-separated export', async () => {
  const text = readFileSync(join(CATALOGUE_FOLDER, 'off-groqu-2026.jsonl'), 'utf8');
  // The export turns line breaks inside fields into spaces.
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line.replaceAll(/\\[nt]/g, ' ')) as Record<string, unknown>);
  const flat = rows.map(
    ({ nutriments, _derived, ...row }): Record<string, unknown> => ({
      ...row,
      ...(nutriments as object),
    }),
  );
  const columns = [
    ...new Set(['code', 'product_name', 'proteins_100g', ...flat.flatMap(Object.keys)]),
  ];
  const cell = (value: unknown) =>
    Array.isArray(value)
      ? value.join(',')
      : typeof value === 'string'
        ? value
        : JSON.stringify(value ?? '').replace('""', '');
  const tsv = [columns, ...flat.map((row) => columns.map((column) => cell(row[column])))];
  const read = async ({ path, format }: ImportInput) => {
    const parsed = [];
    for await (const batch of format.read(path, 'openfoodfacts', () => undefined))
      parsed.push(...batch);
    return parsed.map(({ line: _line, ...row }) => row);
  };
  const jsonl = rows.map(({ _derived, ...row }) => JSON.stringify(row)).join('\n');
  const fromJson = await read(input('openfoodfacts-jsonl', 'real.jsonl', jsonl));
  const fromTsv = await read(
    input('openfoodfacts-csv', 'real.tsv', tsv.map((row) => row.join('\t')).join('\n')),
  );
  expect(fromJson).toHaveLength(74);
  expect(fromTsv).toEqual(fromJson);
});

describe('npm run catalogue', () => {
  const script = fileURLToPath(new URL('../../../scripts/catalogue.ts', import.meta.url));
  const catalogue = (...args: readonly string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(
        process.execPath,
        [script, ...args],
        { env: { ...process.env, DATA_DIR: join(folder, 'cli'), DATABASE_URL: '' } },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });

  it('explains itself', async () => {
    const { code, out } = await catalogue('--help');
    expect(code).toBe(0);
    for (const word of [
      'import',
      'report',
      'quarantine',
      'openfoodfacts-jsonl',
      'usda-fdc-csv',
      'nih-dsld',
      'operator-csv',
    ])
      expect(out).toContain(word);
  });
  it.each([
    [['imprt'], 'There is no command "imprt".'],
    [['import', '--format', 'xml', 'x'], 'There is no format "xml".'],
    [['import', 'x.csv'], 'Which format are the files in?'],
    [['import', '--format', 'operator-csv', '/nowhere.csv'], 'There is no file "/nowhere.csv".'],
    [['import', '--colour'], "Unknown option '--colour'"],
    [['quarantine', 'accept', 'operator', 'x'], 'No record "x" of "operator" is in quarantine.'],
  ])('%j is refused in plain words', async (args, message) => {
    const { code, err } = await catalogue(...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
  });
  it('imports, reports and lists what was held back', async () => {
    const { path } = operator(
      'cli.csv',
      ',Acme,Impossible Whey,,powder,30,28,120,9,1,',
      ',Acme,Good Whey,,powder,30,24,120,3,1,',
    );
    const imported = await catalogue('import', '--format', 'operator-csv', path);
    expect(imported.code).toBe(0);
    expect(imported.out).toContain('Products             1 new, 0 changed');
    expect(imported.err).toContain('reading operator: 100 %');
    expect((await catalogue('report')).out).toContain(': 1 products, 1 families, 1 brands');
    const told = JSON.parse((await catalogue('report', '--json')).out) as { all: unknown };
    expect(told.all).toMatchObject({ products: 1, serving: 1, calories: 1, brand: 1, flavor: 0 });
    expect((await catalogue('quarantine')).out).toContain('macronutrients above the serving size');
    expect(
      (await catalogue('quarantine', 'accept', 'operator', 'acme|impossible whey|')).out,
    ).toContain('Accepted');
    expect((await catalogue('derive', '--quiet')).out).toContain('Products             1 new');
  });
});
