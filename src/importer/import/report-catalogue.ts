import { readBrands } from '#database/products/brands.ts';
import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import { JOB_KINDS, readLatestJob } from '#database/jobs/jobs.ts';
import { readUnmatchedLabResults } from '#database/products/lab-results.ts';
import type { Database } from '#database/connection/open-database.ts';
import { streamProducts } from '#database/products/products.ts';
import { countQuarantine } from '#database/records/quarantine.ts';
import { KnownCounter, type KnownReport } from '#domain/product/known-counts.ts';
import { compareTexts } from '#domain/wording.ts';

export interface CatalogueReport extends KnownReport {
  readonly version: number;
  readonly brands: number;
  readonly families: number;
  /** Number of products with the brand, name, flavor and format of another, but other figures or allergens. */
  readonly alike: number;
  readonly quarantine: readonly { readonly reason: string; readonly count: number }[];
  /** Laboratory results that match no product. */
  readonly unmatchedLabResults: readonly string[];
  readonly lastImport: string | null;
  /** Products whose newest record is the oldest. */
  readonly oldest: readonly { readonly id: number; readonly name: string; readonly date: string }[];
}

/** Number of oldest records to list. */
const OLDEST = 20;

/** Returns what the catalogue knows and lacks, as a to-do list for its maintainers. Reads every product once. */
export async function reportCatalogue(db: Database): Promise<CatalogueReport> {
  const known = new KnownCounter();
  const families = new Set<number>();
  const names = new Map<string, number>();
  const dated: CatalogueReport['oldest'][number][] = [];
  for await (const product of streamProducts(db)) {
    known.add(product);
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
    version: (await readCatalogueVersions(db)).version,
    brands: (await readBrands(db)).length,
    families: families.size,
    ...known.report(),
    alike: [...names.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0),
    quarantine: await countQuarantine(db),
    unmatchedLabResults: unmatched.map(
      ({ tester, name, result }) => `${tester}: ${name} (${result})`,
    ),
    oldest: dated.sort((a, b) => compareTexts(a.date, b.date) || a.id - b.id).slice(0, OLDEST),
    lastImport: job && `${job.status}, ${job.startedAt} to ${job.finishedAt ?? '…'}`,
  };
}
