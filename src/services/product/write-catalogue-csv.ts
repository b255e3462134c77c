import { csvCell } from '#domain/csv-cell.ts';
import { DIETARY_FLAGS } from '#domain/enumerations.ts';
import type { NutritionKey, Product } from '#domain/product/product.ts';
import { streamProteins } from './list-proteins.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';

type Value = string | number | boolean | null;

const FIGURES: readonly NutritionKey[] = [
  'proteinPerServing',
  'caloriesPerServing',
  'sugarPerServing',
  'carbohydratePerServing',
  'fiberPerServing',
  'fatPerServing',
  'saturatedFatPerServing',
  'saltPerServing',
];

/** "proteinPerServing" → "proteinPer100": the same figure per 100 g or ml. */
const per100 = (figure: NutritionKey) => figure.replace('PerServing', 'Per100');

/** The columns and their values. Grams and kcal; null if unknown. */
const COLUMNS: readonly (readonly [name: string, value: (product: Product) => Value])[] = [
  ['id', ({ id }) => id],
  ['gtin', ({ gtin }) => gtin],
  ['name', ({ name }) => name],
  ['brand', ({ brand, brandId }) => (brandId === 0 ? null : brand.name)],
  ['format', ({ format }) => format],
  ['proteinType', ({ proteinType }) => proteinType],
  ['fitnessGoal', ({ fitnessGoal }) => fitnessGoal],
  ['flavor', ({ flavor }) => flavor],
  ['servingAmount', ({ servingSize }) => servingSize?.amount ?? null],
  ['servingUnit', ({ servingSize }) => servingSize?.unit ?? null],
  ['servingBasis', ({ servingSize }) => servingSize?.basis ?? null],
  ['servings', ({ servings }) => servings],
  ...FIGURES.map((figure) => [figure, figureOf(figure)] as const),
  ...FIGURES.map((figure) => [per100(figure), figurePer100(figure)] as const),
  ...DIETARY_FLAGS.map((flag) => [flag, (product: Product) => product[flag]] as const),
  ['contains', ({ contains }) => contains.join('; ')],
  ['mayContain', ({ mayContain }) => mayContain.join('; ')],
  ['ingredientsStatement', ({ ingredientsStatement }) => ingredientsStatement],
  ['ingredientsComplete', ({ ingredientsComplete }) => ingredientsComplete],
  ['sources', ({ provenance }) => provenance.sources.map(({ name }) => name).join('; ')],
  ['sourceUrls', ({ provenance }) => provenance.sources.map(({ url }) => url).join(' ')],
  ['licences', ({ provenance }) => unique(provenance.sources.map(({ licence }) => licence))],
  ['picture', ({ image }) => image],
  ['pictureBy', ({ picture }) => picture?.by ?? null],
  ['pictureLicence', ({ picture }) => picture?.licence ?? null],
  ['pictureSource', ({ picture }) => picture?.source ?? null],
];

function figureOf(figure: NutritionKey) {
  return ({ nutritionalInfo }: Product): Value => nutritionalInfo[figure];
}

function figurePer100(figure: NutritionKey) {
  return ({ nutritionalInfo }: Product): Value => nutritionalInfo.per100[figure];
}

function unique(texts: readonly string[]): string {
  return [...new Set(texts)].join('; ');
}

/** The first line of the file, with the column names. */
export const CATALOGUE_CSV_HEADER = `${COLUMNS.map(([name]) => name).join(',')}\r\n`;

/** Formats one product as a line of CSV (RFC 4180). Unknown values are empty. */
export function catalogueCsvRow(product: Product): string {
  return `${COLUMNS.map(([, value]) => cellOf(value(product))).join(',')}\r\n`;
}

function cellOf(value: Value): string {
  return typeof value === 'string' ? csvCell(value) : String(value ?? '');
}

/** Yields the whole catalogue of one version as CSV, by name, in pieces. */
export async function* writeCatalogueCsv(snapshot: CatalogueSnapshot): AsyncGenerator<string> {
  yield CATALOGUE_CSV_HEADER;
  for await (const products of streamProteins(snapshot)) {
    yield products.map(({ product }) => catalogueCsvRow(product)).join('');
  }
}
