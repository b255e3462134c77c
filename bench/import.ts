/**
 * `node bench/import.ts [rows]`: writes an Open Food Facts JSONL export of 1,000,000 generated rows (two in a hundred
 * are protein supplements) and a FoodData Central folder of a tenth of that, imports both into a new SQLite database in
 * separate processes, and prints rows per second and the peak memory of each. The limit is 300 MB for any size of dump.
 * Scratch files are written to the temporary folder.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gtinOf } from '../tests/support/check-digit.ts';

const LIMIT_MB = 300;
/** With fewer rows the bench is only a smoke test. */
const JUDGED_FROM = 100_000;
const SUPPLEMENT_EVERY = 50;
const rows = Number(process.argv[2] ?? 1_000_000);
const script = fileURLToPath(new URL('../scripts/catalogue.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'proteinwise-import-bench-'));

const FOODS = [
  'Tomato soup',
  'Wheat bread',
  'Hazelnut spread',
  'Sparkling water',
  'Olive oil',
  'Muesli',
];
const FLAVORS = ['Vanilla', 'Chocolate', 'Strawberry', 'Cookies & Cream', 'Salted Caramel'];

function openFoodFactsRow(index: number): string {
  const supplement = index % SUPPLEMENT_EVERY === 0;
  const flavor = FLAVORS[index % FLAVORS.length] ?? '';
  return JSON.stringify({
    _id: gtinOf(index),
    code: gtinOf(index),
    lang: 'en',
    product_name: supplement
      ? `Whey Protein ${index % 997}, ${flavor}`
      : `${FOODS[index % FOODS.length]} ${index}`,
    brands: `Brand ${index % 400}`,
    quantity: '900 g',
    serving_size: '30 g',
    categories_tags: supplement
      ? ['en:dietary-supplements', 'en:protein-powders']
      : ['en:groceries'],
    allergens_tags: supplement ? ['en:milk', 'en:soybeans'] : [],
    traces_tags: [],
    labels_tags: ['en:gluten-free'],
    ingredients_text: supplement
      ? 'Whey protein concentrate (milk), whey protein isolate (milk), cocoa powder, natural flavor, soy lecithin, xanthan gum, sucralose, salt.'
      : 'Water, tomatoes, sugar, salt, modified corn starch, spices, natural flavor, citric acid.',
    nutriments: supplement
      ? {
          'energy-kcal_100g': 390,
          proteins_100g: 75 + (index % 7),
          carbohydrates_100g: 8,
          sugars_100g: 5,
          fat_100g: 5,
          'saturated-fat_100g': 3,
          salt_100g: 0.5,
        }
      : {
          'energy-kcal_100g': 120,
          proteins_100g: 3,
          carbohydrates_100g: 20,
          sugars_100g: 5,
          fat_100g: 3,
          salt_100g: 1,
        },
    ecoscore_data: {
      adjustments: {
        packaging: { value: -10, packagings: [{ material: 'en:plastic', shape: 'en:tub' }] },
      },
    },
    images: {
      front_en: {
        imgid: '1',
        rev: '4',
        sizes: { 100: { h: 100, w: 75 }, 400: { h: 400, w: 300 } },
      },
    },
    last_modified_t: 1_700_000_000 + index,
  });
}

async function write(
  file: string,
  header: string,
  count: number,
  line: (index: number) => string,
): Promise<void> {
  const stream = createWriteStream(file);
  let block = header;
  for (let index = 0; index < count; index += 1) {
    block += `${line(index)}\n`;
    if (block.length < 1_000_000 && index < count - 1) continue;
    if (!stream.write(block)) await once(stream, 'drain');
    block = '';
  }
  stream.end();
  await once(stream, 'finish');
}

async function writeFdc(target: string, count: number): Promise<void> {
  mkdirSync(target);
  const quote = (...cells: readonly (string | number)[]) =>
    cells.map((cell) => `"${cell}"`).join(',');
  const supplement = (index: number) => index % SUPPLEMENT_EVERY === 0;
  await write(
    join(target, 'branded_food.csv'),
    `${quote('fdc_id', 'brand_owner', 'brand_name', 'subbrand_name', 'gtin_upc', 'ingredients', 'serving_size', 'serving_size_unit', 'branded_food_category', 'package_weight', 'modified_date', 'available_date')}\n`,
    count,
    (index) =>
      quote(
        index,
        `Owner ${index % 300}, Inc.`,
        `BRAND ${index % 300}`,
        '',
        gtinOf(500_000_000 + index),
        supplement(index) ? 'WHEY PROTEIN ISOLATE, COCOA, SUCRALOSE.' : 'WATER, SUGAR, SALT.',
        31,
        'g',
        supplement(index) ? 'Energy, Protein & Muscle Recovery Drinks' : 'Soups',
        '2 lb/907 g',
        '2024-01-01',
        '2024-01-01',
      ),
  );
  await write(
    join(target, 'food.csv'),
    `${quote('fdc_id', 'data_type', 'description')}\n`,
    count,
    (index) =>
      quote(
        index,
        'branded_food',
        supplement(index) ? `WHEY PROTEIN POWDER ${index % 991}` : `SOUP ${index}`,
      ),
  );
  const nutrients = [
    [1003, 77.4],
    [1004, 3.2],
    [1005, 9.7],
    [1008, 387],
    [1093, 419],
    [2000, 3.2],
  ] as const;
  await write(
    join(target, 'food_nutrient.csv'),
    `${quote('id', 'fdc_id', 'nutrient_id', 'amount')}\n`,
    count * nutrients.length,
    (index) => {
      const [nutrient, amount] = nutrients[index % nutrients.length] ?? [0, 0];
      return quote(index, Math.floor(index / nutrients.length), nutrient, amount);
    },
  );
}

/** Runs the catalogue command and reads its peak memory from /proc while it runs (Linux). */
async function measure(label: string, count: number, ...args: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, 'import', ...args, '--quiet'], {
    env: { ...process.env, DATA_DIR: join(folder, 'db'), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  let peak = 0;
  const watch = setInterval(() => {
    try {
      const kilobytes = /VmHWM:\s+(\d+)/.exec(
        readFileSync(`/proc/${child.pid}/status`, 'utf8'),
      )?.[1];
      peak = Math.max(peak, Number(kilobytes ?? 0) / 1024);
    } catch {
      // The process has just ended.
    }
  }, 200);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${label}: ${count} rows in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} rows/s, at most ${Math.round(peak)} MB resident (limit ${LIMIT_MB})`,
  );
  console.log(
    out
      .split('\n')
      .slice(0, 5)
      .map((line) => `    ${line}`)
      .join('\n'),
  );
  return code === 0 && (rows < JUDGED_FROM || peak <= LIMIT_MB);
}

try {
  const jsonl = join(folder, 'openfoodfacts-products.jsonl');
  await write(jsonl, '', rows, openFoodFactsRow);
  const first = await measure(
    'Open Food Facts JSONL',
    rows,
    '--format',
    'openfoodfacts-jsonl',
    jsonl,
  );
  const again = await measure('the same again', rows, '--format', 'openfoodfacts-jsonl', jsonl);
  const fdc = join(folder, 'fdc');
  await writeFdc(fdc, Math.round(rows / 10));
  const third = await measure(
    'FoodData Central CSV folder',
    Math.round(rows / 10),
    '--format',
    'usda-fdc-csv',
    fdc,
  );
  process.exitCode = first && again && third ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
