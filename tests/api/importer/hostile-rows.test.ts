import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundledInputs, listSources } from '#importer/import/bundled-catalogue.ts';
import { findFormat, IMPORT_FORMATS } from '#importer/readers/formats.ts';
import { importCatalogue, type ImportInput } from '#importer/import/import-catalogue.ts';
import { describeOnBothEngines } from '../../support/databases.ts';
import { hostileRows, hostileTexts, type Row } from '../../support/hostile-rows.ts';
import { startTestApp } from '../../support/test-app.ts';
import { deriveHere } from '../../support/derive-here.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'proteinwise-hostile-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OFFICIAL = {
  'openfoodfacts-jsonl': {
    code: '200000000',
    product_name: 'Gold Whey Protein',
    product_name_en: 'Gold Whey Protein Powder',
    generic_name: 'Whey protein',
    brands: 'Acme',
    lang: 'en',
    quantity: '900 g',
    serving_size: '30 g',
    categories_tags: ['en:protein-powders'],
    labels_tags: ['en:gluten-free'],
    allergens_tags: ['en:milk'],
    traces_tags: ['en:soybeans'],
    ingredients_text_en: 'Whey protein isolate (milk), cocoa, sucralose.',
    nutriments: { proteins_100g: 80, carbohydrates_100g: 6, fat_100g: 5, 'energy-kcal_100g': 390 },
  },
  'nih-dsld': {
    id: '300000000',
    fullName: 'Gold Whey Protein',
    brandName: 'Acme',
    upcSku: '',
    servingsPerContainer: '30',
    physicalState: { langualCodeDescription: 'Powder' },
    servingSizes: [{ minQuantity: 30, maxQuantity: 30, unit: 'Gram(s)', notes: '1 scoop' }],
    netContents: [{ display: '900 g' }],
    statements: [{ type: 'Label claim', notes: 'gluten free' }],
    ingredientRows: [
      { name: 'Protein', category: 'protein', quantity: [{ quantity: 24, unit: 'Gram(s)' }] },
      { name: 'Blend', category: 'blend', nestedRows: [{ name: 'Whey isolate', forms: [] }] },
    ],
    otheringredients: { text: 'Cocoa, sucralose' },
  },
} as const satisfies Readonly<Record<string, Row>>;

/** The field of each bundled format by which two of its rows are told apart. */
const IDENTITY: Readonly<Record<string, string>> = {
  'openfoodfacts-jsonl': 'code',
  'nih-dsld': 'id',
  'usda-fdc-rows': 'fdc_id',
  'usda-bfpd': 'NDB_Number',
  labelgrade: 'slug',
  lifyzer: 'barcode_id',
  'openfoodfacts-subsets': 'code',
  'off-pool': 'gtin',
  supplementscout: 'expected_product_name',
  'label-photos': 'brand',
  bodybuilding: 'name',
  'vegan-bars': 'name',
};

/** The first row of a bundled file that is taken. */
async function sampleOf({ path, format, source }: ImportInput): Promise<Row> {
  const taken = new Set<number>();
  for await (const batch of format.read(path, source.key, () => undefined)) {
    for (const row of batch) if ('record' in row) taken.add(row.line);
  }
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(path) })) {
    if (taken.has((line += 1))) return JSON.parse(text) as Row;
  }
  throw new Error(`${format.name}: no row is taken`);
}

function inputOf(name: string, path: string): ImportInput {
  const format = findFormat(name);
  const source = listSources().find(({ key }) => key === format?.source);
  if (!format || !source) throw new Error(`There is no format ${name}`);
  return { path, format, source };
}

/** Rows that go through a database: a part of all, half of them through each engine; every field and every value has its turn. */
const EVERY = 14;
const FIRST = { sqlite: 0, postgres: 7 };

function jsonInput(name: string, sample: Row, first: number): ImportInput {
  const path = join(folder, `${name}.jsonl`);
  const rows = hostileRows(sample, IDENTITY[name] ?? '').filter(
    (_, index, all) => index % EVERY === first || index > all.length - 8,
  );
  writeFileSync(path, [JSON.stringify(sample), ...rows].join('\n'));
  return inputOf(name, path);
}

/** Tables with every hostile text in every column. */
function tableInput(name: string, separator: string, sample: Readonly<Record<string, string>>) {
  const columns = Object.keys(sample);
  const cell = (text: string) =>
    separator === ',' ? `"${text.replaceAll('"', '""')}"` : text.replaceAll(/[\t\n]/g, ' ');
  const lines = columns.flatMap((attacked) =>
    hostileTexts().map((hostile) =>
      columns
        .map((column) => cell(column === attacked ? hostile : (sample[column] ?? '')))
        .join(separator),
    ),
  );
  const table = [
    [...columns, '__proto__', 'constructor'].join(separator),
    ...lines.map((line) => `${line}${separator}${separator}`),
  ];
  return { name, text: table.join('\n') };
}

function operatorInput(): ImportInput {
  const { name, text } = tableInput('operator-csv', ',', {
    gtin: '',
    brand: 'Acme',
    name: 'Gold Whey',
    flavor: 'Vanilla',
    format: 'powder',
    serving_size: '30',
    servings_per_container: '30',
    protein_g: '24',
    salt_g: '0.2',
    ingredients: 'whey, cocoa',
    claims: 'gluten free|vegan',
    allergens: 'milk',
    url: 'https://example.org/',
  });
  const path = join(folder, 'operator.csv');
  writeFileSync(path, text);
  return inputOf(name, path);
}

function exportInput(): ImportInput {
  const { name, text } = tableInput('openfoodfacts-csv', '\t', {
    code: '400000000',
    product_name: 'Gold Whey Protein',
    brands: 'Acme',
    quantity: '900 g',
    categories: 'Protein powders',
    ingredients_text: 'whey, cocoa',
    proteins_100g: '80',
    carbohydrates_100g: '6',
  });
  const path = join(folder, 'export.tsv');
  // Latin-1 where UTF-8 is expected, and bytes that are no text at all.
  const wrong = Buffer.from(
    '400000001\tProt\xe9ine whey\tAcm\xe9\t\xff\xfe\t\t\t80\t6\t\t\n',
    'latin1',
  );
  writeFileSync(path, Buffer.concat([Buffer.from(`${text}\n`), wrong]));
  return inputOf(name, path);
}

function fdcInput(): ImportInput {
  const path = join(folder, 'fdc');
  mkdirSync(path, { recursive: true });
  const branded = tableInput('usda-fdc-csv', ',', {
    fdc_id: '500000000',
    brand_owner: 'Acme',
    brand_name: 'Acme',
    gtin_upc: '',
    ingredients: 'whey protein, cocoa',
    serving_size: '30',
    serving_size_unit: 'g',
    branded_food_category: 'Protein powders',
  });
  const food = tableInput('', ',', { fdc_id: '500000000', description: 'WHEY PROTEIN POWDER' });
  const amounts = tableInput('', ',', { fdc_id: '500000000', nutrient_id: '1003', amount: '80' });
  writeFileSync(join(path, 'branded_food.csv'), branded.text);
  writeFileSync(join(path, 'food.csv'), food.text);
  writeFileSync(join(path, 'food_nutrient.csv'), amounts.text);
  return inputOf(branded.name, path);
}

async function everyFormat(first: number): Promise<readonly ImportInput[]> {
  const bundled = new Map(bundledInputs().map((input) => [input.format.name, input]));
  const bundledFormats = [...bundled.values()].filter(({ format }) => format.name in IDENTITY);
  return [
    ...Object.entries(OFFICIAL).map(([name, sample]) => jsonInput(name, sample, first)),
    ...(await Promise.all(
      bundledFormats
        .filter(({ format }) => !(format.name in OFFICIAL))
        .map(async (input) => jsonInput(input.format.name, await sampleOf(input), first)),
    )),
    operatorInput(),
    exportInput(),
    fdcInput(),
  ];
}

it('hostile rows are made for every format', async () => {
  const made = (await everyFormat(FIRST.sqlite)).map(({ format }) => format.name);
  expect(made.toSorted()).toEqual(IMPORT_FORMATS.map(({ name }) => name).toSorted());
});

/** What may be wrong with a value of an answer, as anything that comes from outside may make it. */
function flawsOf(value: unknown, path: string): readonly string[] {
  if (typeof value === 'number') {
    const inRange = value >= 0 && value <= 10_000;
    return inRange || /\.(?:id|brandId|baseProductId)$/.test(path) ? [] : [`${path}: ${value}`];
  }
  if (typeof value === 'string') {
    const printable = value.isWellFormed() && !/(?![\t\n\r\u0080-\u009f])\p{Cc}/u.test(value);
    return printable && value.length <= 50_000
      ? []
      : [`${path}: ${JSON.stringify(value.slice(0, 60))}`];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flawsOf(inner, `${path}.${key}`));
}

describeOnBothEngines('hostile rows of every format', (open, engine) => {
  it('are refused or taken, never believed beyond reason, and stop nothing', async () => {
    const db = await open();
    const inputs = await everyFormat(FIRST[engine]);
    const outcome = await importCatalogue(db, { inputs, deriver: deriveHere });
    expect(outcome.status).toBe('done');
    if (outcome.status !== 'done') return;
    const { rows, taken, productsCreated, rejected } = outcome.report;
    expect(rows).toBeGreaterThan(750);
    expect(taken).toBeGreaterThan(500);
    expect(productsCreated).toBeGreaterThan(250);
    expect(JSON.stringify(rejected).length).toBeLessThan(100_000);
    expect(({} as Row)['polluted']).toBeUndefined();

    const app = await startTestApp({ engine: db.engine, database: db });
    try {
      const answer = await app.inject({ url: '/api/proteins' });
      expect(answer.statusCode).toBe(200);
      const products = answer.json<{ id: number }[]>();
      expect(products.flatMap((product) => flawsOf(product, `.${product.id}`))).toEqual([]);
      for (const url of [
        '/api/brands',
        '/api/ingredients',
        '/api/stats',
        '/open-data/catalogue.csv',
      ]) {
        expect([url, (await app.inject({ url })).statusCode]).not.toEqual([url, 500]);
      }
    } finally {
      await app.close();
    }
    const again = await importCatalogue(db, { inputs, deriver: deriveHere });
    expect(again).toMatchObject({ report: { productsCreated: 0, productsUpdated: 0 } });
  }, 120_000);
});
