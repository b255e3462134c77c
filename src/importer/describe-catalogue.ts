import { readBrands } from '#database/brands.ts';
import { readCatalogueVersion } from '#database/catalogue-version.ts';
import { JOB_KINDS, readLatestJob } from '#database/jobs.ts';
import type { Database } from '#database/open-database.ts';
import { streamProducts } from '#database/products.ts';
import { countQuarantine } from '#database/quarantine.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';

/** What the catalogue holds, in lines for a terminal: products by form and source, what is known of them, and what is held back. */
export async function describeCatalogue(db: Database): Promise<string> {
  const formats = new Map<string, number>();
  const sources = new Map<string, number>();
  const brandsWithText = new Set<number>();
  const known = {
    text: 0,
    complete: 0,
    type: 0,
    goal: 0,
    protein: 0,
    calories: 0,
    labelServing: 0,
    flavor: 0,
    barcode: 0,
  };
  const facts = { label: 0, calculated: 0, standard: 0 };
  let products = 0;
  for await (const product of streamProducts(db)) {
    products += 1;
    count(formats, product.format);
    for (const name of new Set(product.provenance.sources.map((source) => source.name)))
      count(sources, name);
    if (product.ingredientsStatement !== null) {
      known.text += 1;
      if (product.brandId !== UNSTATED_BRAND.id) brandsWithText.add(product.brandId);
    }
    if (product.ingredientsComplete) known.complete += 1;
    if (product.proteinType !== null) known.type += 1;
    if (product.fitnessGoal !== null) known.goal += 1;
    if (product.proteinPerServing !== null) known.protein += 1;
    if (product.calories !== null) known.calories += 1;
    if (product.servingSize?.basis === 'label') known.labelServing += 1;
    if (product.flavor !== null) known.flavor += 1;
    if (product.gtin !== null) known.barcode += 1;
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
    ...Object.entries(known).map(
      ([name, number]) => `  ${String(number).padStart(7)}  ${LABELS[name as keyof typeof LABELS]}`,
    ),
    `  ${String(brandsWithText.size).padStart(7)}  brands with ingredient text`,
    `Facts: ${total}, ${percent(facts.label, total)} stated by a source, ${percent(facts.calculated, total)} calculated, ${percent(facts.standard, total)} for a standard serving`,
    `Quarantine: ${held.reduce((sum, each) => sum + each.count, 0)}`,
    ...held.map((each) => `  ${String(each.count).padStart(7)}  ${each.reason}`),
    job === null
      ? 'No import yet'
      : `Last import: ${job.status}, ${job.startedAt} to ${job.finishedAt ?? '…'}`,
  ].join('\n');
}

const LABELS = {
  text: 'with ingredient text',
  complete: 'with a complete, understood ingredient text',
  type: 'with a protein type',
  goal: 'with a fitness goal',
  protein: 'with protein per serving',
  calories: 'with calories per serving',
  labelServing: "with the label's serving size",
  flavor: 'with a flavor',
  barcode: 'with a barcode',
} as const;

function section(title: string, counts: ReadonlyMap<string, number>): string {
  const lines = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, number]) => `  ${String(number).padStart(7)}  ${name}`);
  return [title, ...lines].join('\n');
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(1)} %`;
}
