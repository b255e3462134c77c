import { blankRecord } from '#domain/product/source-record.ts';
import { ALLERGENS, type Allergen } from '#domain/product/enumerations.ts';
import { isNorthAmerican, normaliseGtin } from '#domain/product/gtin.ts';
import { readPackageSize, readServingSize } from '#domain/product/serving.ts';
import type { SourceRecord, StatedAmount, StatedFigures } from '#domain/product/source-record.ts';
import { classifySupplement } from '#domain/product/classify-supplement.ts';
import {
  derived,
  figures,
  formatOf,
  list,
  number,
  object,
  orNull,
  productKey,
  saltFrom,
  text,
  type Row,
  type RowReader,
  type RowResult,
} from './record-fields.ts';

/** Kilojoules a kilocalorie. */
const KJ_PER_KCAL = 4.184;

/**
 * One product of an Open Food Facts export, JSONL or CSV/TSV (https://world.openfoodfacts.org/data): the field names are
 * the same, with `nutriments` nested in the JSON. Only protein powders, drinks and bars are taken (`classifySupplement`).
 */
export const readOpenFoodFacts: RowReader = (row, source) => readProduct(row, source, null);

/** Rows of published subsets that were selected by hand: their `_derived.category` says what they are. */
export const readOpenFoodFactsSubset: RowReader = (row, source) =>
  readProduct(row, source, formatOf(text(derived(row), 'category')));

function readProduct(raw: Row, source: string, selected: SourceRecord['format'] | null): RowResult {
  const row = flatten(raw);
  const code = firstText(row, 'code', 'barcode');
  if (!/^\d{4,24}$/.test(code)) return { rejected: { record: code, reason: 'no barcode' } };
  const per100 = readFigures(row, '_100g');
  const perServing = readFigures(row, '_serving');
  const name = firstText(row, 'product_name_en', 'product_name', 'generic_name');
  const english = text(row, 'ingredients_text_en');
  const statement = firstText(row, 'ingredients_text_en', 'ingredients_text', 'ingredients');
  const language = firstText(row, 'lang', 'lc');
  const categories = [...list(row, 'categories_tags'), ...list(row, 'categories')].join(' ');
  const found = selected ?? formatOf(text(derived(raw), 'category'));
  const format = found ?? classifySupplement({ name, categories, statement, per100 });
  if (typeof format === 'object') return { rejected: { record: code, reason: format.reason } };
  const gtin = normaliseGtin(code);
  const size = servingSize(row, format);
  return {
    record: {
      ...blankRecord(source, code, format, productKey(gtin, source, code)),
      url: `https://world.openfoodfacts.org/product/${code}`,
      retrieved: year(text(derived(raw), 'repo')),
      gtin,
      name: orNull(name),
      brand: orNull(text(row, 'brands')),
      statement: orNull(statement),
      readable: english !== '' || language === '' || language === 'en',
      claims: [...list(row, 'labels_tags'), ...list(row, 'labels')].map((tag) =>
        tag.replace(/^[a-z]{2}:/, '').replaceAll('-', ' '),
      ),
      allergens: allergensOf([...list(row, 'allergens_tags'), ...list(row, 'allergens')]),
      traces: allergensOf([...list(row, 'traces_tags'), ...list(row, 'traces')]),
      per100,
      perServing: size === null && per100 !== null ? null : perServing,
      saltFromSodium: number(row, 'salt_100g') === null && number(row, 'salt_serving') === null,
      servingSize: size,
      packageSize: readPackageSize(text(row, 'quantity')),
      category: orNull(categories.slice(0, 200)),
      carbohydrateIncludesFiber: gtin !== null && isNorthAmerican(gtin),
    },
  };
}

/** The first of these fields that says something; '' where none does. */
function firstText(row: Row, ...fields: readonly string[]): string {
  return fields.map((field) => text(row, field)).find((found) => found !== '') ?? '';
}

/** JSON nests the figures in `nutriments` (newer exports) or `nutrients` (a subset); CSV has them beside the rest. */
function flatten(row: Row): Row {
  return { ...row, ...object(row, 'nutrients'), ...object(row, 'nutriments') };
}

function readFigures(row: Row, basis: '_100g' | '_serving'): StatedFigures | null {
  const kilojoules = number(row, `energy-kj${basis}`) ?? number(row, `energy${basis}`);
  return figures({
    energy:
      number(row, `energy-kcal${basis}`) ?? (kilojoules === null ? null : kilojoules / KJ_PER_KCAL),
    protein: number(row, `proteins${basis}`),
    carbohydrate: number(row, `carbohydrates${basis}`),
    sugar: number(row, `sugars${basis}`),
    fiber: number(row, `fiber${basis}`),
    fat: number(row, `fat${basis}`),
    saturatedFat: number(row, `saturated-fat${basis}`),
    salt: number(row, `salt${basis}`) ?? saltFrom(number(row, `sodium${basis}`)),
  });
}

/** A "serving" of exactly 100 g on a powder or bar is how contributors enter a per-100 g table, not a label's serving. */
function servingSize(row: Row, format: SourceRecord['format']): StatedAmount | null {
  const size = readServingSize(text(row, 'serving_size'));
  return size !== null && size.amount === 100 && format !== 'rtd' ? null : size;
}

/** Open Food Facts' allergen tags and the English words contributors type, as the nine of the FDA. */
const ALLERGEN_WORDS: readonly (readonly [RegExp, Allergen])[] = [
  [/^(?:milk|whey|casein|leche|lait|milch|dairy|lactose)$/, 'milk'],
  [/^(?:eggs?)$/, 'egg'],
  [/^fish$/, 'fish'],
  [/^(?:crustaceans?|shellfish)$/, 'crustacean shellfish'],
  [
    /^(?:nuts|tree nuts|almonds?|cashews?|hazelnuts?|walnuts?|pecans?|pistachios?|macadamias?|brazil nuts)$/,
    'tree nuts',
  ],
  [/^peanuts?$/, 'peanuts'],
  [/^wheat$/, 'wheat'],
  [/^(?:soybeans?|soy|soya)$/, 'soy'],
  [/^(?:sesame(?: seeds)?)$/, 'sesame'],
];

function allergensOf(tags: readonly string[]): readonly Allergen[] {
  const words = tags.map((tag) =>
    tag
      .toLowerCase()
      .replace(/^[a-z]{2}:/, '')
      .replaceAll('-', ' ')
      .trim(),
  );
  return ALLERGENS.filter((allergen) =>
    words.some((word) =>
      ALLERGEN_WORDS.some(([pattern, name]) => name === allergen && pattern.test(word)),
    ),
  );
}

/** The subsets' rows carry no date of their own; their repositories were made from dumps of these years. */
function year(repo: string): string | null {
  if (repo === 'mathaholic/python18_foodfacts') return '2016';
  if (repo === 'anjalijayan415/IS-T-Open-Food-Facts---Lecithin') return '2021';
  return repo === 'FlowerPlay/Meda_Project' ? '2025' : null;
}
