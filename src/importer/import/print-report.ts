import type { KnownGroup } from '#domain/product/known-counts.ts';
import type { CatalogueReport } from './report-catalogue.ts';

/** Number of brands that the table lists; the JSON has all of them. */
const BRANDS_SHOWN = 40;

const COLUMNS = [
  'text',
  'complete',
  'serving',
  'workedOut',
  'perServing',
  'calories',
  'flavor',
  'brand',
] as const;

/** Width of a column, in characters. */
const WIDTH = 11;

/**
 * Returns the report as a table for a terminal: the number of products in each group, and the share of them that states
 * each fact.
 */
export function printReport(report: CatalogueReport): string {
  const { byBrand } = report;
  return [
    `Catalogue version ${report.version}: ${report.all.products} products, ${report.families} families, ${report.brands} brands`,
    table('All', [{ group: 'All', ...report.all }]),
    table('By source (the first of each product)', report.bySource),
    table('By format', report.byFormat),
    table('By language of the ingredient text', report.byLanguage),
    table('By brand', byBrand.slice(0, BRANDS_SHOWN)),
    ...(byBrand.length > BRANDS_SHOWN ? [`  … ${byBrand.length - BRANDS_SHOWN} more: --json`] : []),
    `Products that share brand, name, flavor and format with another, and differ in figures or allergens: ${report.alike}`,
    `With an independent laboratory result: ${report.all.labTested}`,
    `Laboratory results that no product answers to: ${report.unmatchedLabResults.length}`,
    ...report.unmatchedLabResults.map((line) => `  ${line}`),
    `Quarantine: ${report.quarantine.reduce((sum, each) => sum + each.count, 0)}`,
    ...report.quarantine.map(({ reason, count }) => `  ${String(count).padStart(7)}  ${reason}`),
    `Oldest records (${report.oldest.length} shown):`,
    ...report.oldest.map(({ id, name, date }) => `  ${date.padEnd(10)}  ${id}  ${name}`),
    report.lastImport === null ? 'No import yet' : `Last import: ${report.lastImport}`,
  ].join('\n');
}

function table(title: string, groups: readonly KnownGroup[]): string {
  const header = ['products', ...COLUMNS, 'stated', 'year']
    .map((name) => name.padStart(WIDTH))
    .join('');
  const lines = groups.map(({ group, ...counts }) => {
    const shares = COLUMNS.map((column) => percent(counts[column], counts.products));
    const cells = [
      String(counts.products),
      ...shares,
      percent(counts.stated, 1),
      String(counts.year ?? ''),
    ];
    return `${cells.map((cell) => cell.padStart(WIDTH)).join('')}  ${group}`;
  });
  return [`${title}`, header, ...lines].join('\n');
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(0)}%`;
}
