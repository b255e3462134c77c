import { readBrands } from '#database/brands.ts';
import { readCatalogueVersion } from '#database/catalogue-version.ts';
import { JOB_KINDS, readLatestJob } from '#database/jobs.ts';
import { readUnmatchedLabResults } from '#database/lab-results.ts';
import type { Database } from '#database/open-database.ts';
import { streamProducts } from '#database/products.ts';
import { countQuarantine } from '#database/quarantine.ts';
import { CARD_FACTS, countCardFacts } from '#domain/product/known-facts.ts';
import { UNSTATED_BRAND, type Product } from '#domain/product/product.ts';
import { compareTexts } from '#domain/wording.ts';

/** What is known of a group of products: how many state each. */
export interface KnownCounts {
  readonly products: number;
  /** With an ingredient text, and with one that was read to its last name. */
  readonly text: number;
  readonly complete: number;
  /** With the label's own serving, and with calories that a source states. */
  readonly serving: number;
  readonly calories: number;
  readonly flavor: number;
  readonly brand: number;
  readonly labTested: number;
  /** Facts on cards that a source states, of all that cards have; 0 to 1. */
  readonly stated: number;
  /** Year of the newest source, the middle one of all. */
  readonly year: number | null;
}

export interface CatalogueReport {
  readonly version: number;
  readonly brands: number;
  readonly families: number;
  readonly all: KnownCounts;
  /** By the first source of a product, by format and by brand; most products first. */
  readonly bySource: Readonly<Record<string, KnownCounts>>;
  readonly byFormat: Readonly<Record<string, KnownCounts>>;
  readonly byBrand: Readonly<Record<string, KnownCounts>>;
  /** Products that share brand, name, flavor and format with another: other figures or allergens. */
  readonly alike: number;
  readonly quarantine: readonly { readonly reason: string; readonly count: number }[];
  /** Laboratory results that no product answers to. */
  readonly unmatchedLabResults: readonly string[];
  readonly lastImport: string | null;
  /** Products whose newest record is the oldest. */
  readonly oldest: readonly { readonly id: number; readonly name: string; readonly date: string }[];
}

/** Of the oldest records so many are listed. */
const OLDEST = 20;

/** Counts up one group. */
class Group {
  readonly #counts = {
    products: 0,
    text: 0,
    complete: 0,
    serving: 0,
    calories: 0,
    flavor: 0,
    brand: 0,
    labTested: 0,
  };
  #stated = 0;
  readonly #years: number[] = [];

  add(product: Product): void {
    const { facts } = product.provenance;
    const counts = this.#counts;
    counts.products += 1;
    if (product.ingredientsStatement !== null) counts.text += 1;
    if (product.ingredientsComplete) counts.complete += 1;
    if (product.servingSize?.basis === 'label') counts.serving += 1;
    if (
      [facts.calories, facts['per100.caloriesPerServing']].some((fact) => fact?.basis === 'label')
    )
      counts.calories += 1;
    if (product.flavor !== null) counts.flavor += 1;
    if (product.brandId !== UNSTATED_BRAND.id) counts.brand += 1;
    if (product.independentlyTested) counts.labTested += 1;
    this.#stated += countCardFacts(product);
    const years = product.provenance.sources.map(({ retrieved }) => Number(retrieved.slice(0, 4)));
    this.#years.push(Math.max(...years));
  }

  sums(): KnownCounts {
    const years = this.#years.sort((a, b) => a - b);
    const { products } = this.#counts;
    return {
      ...this.#counts,
      stated: products === 0 ? 0 : this.#stated / (products * CARD_FACTS.length),
      year: years[years.length >> 1] ?? null,
    };
  }
}

/** What the catalogue knows, as the work list of whoever feeds it. Reads every product once. */
export async function reportCatalogue(db: Database): Promise<CatalogueReport> {
  const all = new Group();
  const groups = {
    source: new Map<string, Group>(),
    format: new Map<string, Group>(),
    brand: new Map<string, Group>(),
  };
  const families = new Set<number>();
  const names = new Map<string, number>();
  const dated: CatalogueReport['oldest'][number][] = [];
  for await (const product of streamProducts(db)) {
    all.add(product);
    groupIn(groups.source, product.provenance.sources[0]?.name ?? '').add(product);
    groupIn(groups.format, product.format).add(product);
    groupIn(groups.brand, product.brand.name).add(product);
    families.add(product.baseProductId ?? product.id);
    const { brandId, name, flavor, format } = product;
    const key = `${brandId}|${name.toLowerCase()}|${flavor ?? ''}|${format}`;
    names.set(key, (names.get(key) ?? 0) + 1);
    if (product.recordDate !== null)
      dated.push({
        id: product.id,
        name: `${product.brand.name} ${name}`,
        date: product.recordDate,
      });
  }
  const job = await readLatestJob(db, JOB_KINDS.import);
  const unmatched = await readUnmatchedLabResults(db);
  return {
    version: await readCatalogueVersion(db),
    brands: (await readBrands(db)).length,
    families: families.size,
    all: all.sums(),
    bySource: sorted(groups.source),
    byFormat: sorted(groups.format),
    byBrand: sorted(groups.brand),
    alike: [...names.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0),
    quarantine: await countQuarantine(db),
    unmatchedLabResults: unmatched.map(
      ({ tester, name, result }) => `${tester}: ${name} (${result})`,
    ),
    oldest: dated.sort((a, b) => compareTexts(a.date, b.date) || a.id - b.id).slice(0, OLDEST),
    lastImport: job && `${job.status}, ${job.startedAt} to ${job.finishedAt ?? '…'}`,
  };
}

function groupIn(groups: Map<string, Group>, name: string): Group {
  const group = groups.get(name) ?? new Group();
  groups.set(name, group);
  return group;
}

function sorted(groups: ReadonlyMap<string, Group>): Record<string, KnownCounts> {
  const sums = [...groups].map(([name, group]) => [name, group.sums()] as const);
  return Object.fromEntries(sums.sort((a, b) => b[1].products - a[1].products));
}
