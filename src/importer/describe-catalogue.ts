import { readBrands } from '#database/brands.ts';
import { readCatalogueVersion } from '#database/catalogue-version.ts';
import { JOB_KINDS, readLatestJob } from '#database/jobs.ts';
import type { Database } from '#database/open-database.ts';
import { streamProducts } from '#database/products.ts';
import { countQuarantine } from '#database/quarantine.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';

/** What the catalogue holds, in lines for a terminal: products by form and source, what is known of them, and what is held back. */
export async function describeCatalogue(db: Database): Promise<string> {
  const formats = new Map<string, number>();
  const sources = new Map<string, number>();
  const brandsWithText = new Set<number>();
  const known = new Map<string, number>(KNOWN.map(([label]) => [label, 0]));
  const facts = { label: 0, calculated: 0, standard: 0 };
  let products = 0;
  for await (const product of streamProducts(db)) {
    products += 1;
    count(formats, product.format);
    for (const name of new Set(product.provenance.sources.map((source) => source.name)))
      count(sources, name);
    for (const [label, isKnown] of KNOWN) if (isKnown(product)) count(known, label);
    if (product.ingredientsStatement !== null && product.brandId !== UNSTATED_BRAND.id)
      brandsWithText.add(product.brandId);
    for (const fact of Object.values(product.provenance.facts)) facts[fact.basis] += 1;
  }
  const total = facts.label + facts.calculated + facts.standard;
  const held = await countQuarantine(db);
  const job = await readLatestJob(db, JOB_KINDS.import);
  return [
    `Catalogue version ${await readCatalogueVersion(db)}: ${products} products, ${(await readBrands(db)).length} brands`,
    section('By form', formats),
    section('By source (a product may have several)', sources),
    'Known',
    ...[...known].map(([label, number]) => line(number, label)),
    line(brandsWithText.size, 'brands with ingredient text'),
    `Facts: ${total}, ${percent(facts.label, total)} stated by a source, ${percent(facts.calculated, total)} calculated, ${percent(facts.standard, total)} for a standard serving`,
    `Quarantine: ${held.reduce((sum, each) => sum + each.count, 0)}`,
    ...held.map((each) => line(each.count, each.reason)),
    job === null
      ? 'No import yet'
      : `Last import: ${job.status}, ${job.startedAt} to ${job.finishedAt ?? '…'}`,
  ].join('\n');
}

/** What may be known of a product, in the order of the lines. */
const KNOWN: readonly (readonly [label: string, isKnown: (product: Product) => boolean])[] = [
  ['with ingredient text', (product) => product.ingredientsStatement !== null],
  ['with a complete, understood ingredient text', (product) => product.ingredientsComplete],
  ['with a protein type', (product) => product.proteinType !== null],
  ['with a fitness goal', (product) => product.fitnessGoal !== null],
  ['with protein per serving', (product) => product.proteinPerServing !== null],
  ['with calories per serving', (product) => product.calories !== null],
  ["with the label's serving size", (product) => product.servingSize?.basis === 'label'],
  ['with a flavor', (product) => product.flavor !== null],
  ['with a barcode', (product) => product.gtin !== null],
];

function line(number: number, words: string): string {
  return `  ${String(number).padStart(7)}  ${words}`;
}

function section(title: string, counts: ReadonlyMap<string, number>): string {
  const lines = [...counts].sort((a, b) => b[1] - a[1]).map(([name, number]) => line(number, name));
  return [title, ...lines].join('\n');
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(1)} %`;
}
