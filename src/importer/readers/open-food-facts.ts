import { ordered } from '#domain/product/derive/choose-facts.ts';
import type { Allergen } from '#domain/enumerations.ts';
import {
  blankRecord,
  type SourceRecord,
  type StatedAmount,
  type StatedFigures,
} from '#domain/product/record/source-record.ts';
import { isNorthAmerican, normalizeGtin } from '#domain/product/record/gtin.ts';
import {
  plausibleServing,
  readPackageSize,
  readServingSize,
} from '#domain/product/figures/serving.ts';
import { baseName } from '#domain/flavors/base-name.ts';
import { foldText } from '#domain/slug.ts';
import {
  classifySupplement,
  type Classified,
  type SupplementFacts,
} from '#domain/product/classify/classify-supplement.ts';
import { catalogueTables, type AllergenTag } from '../tables/catalogue-tables.ts';
import { servingOfFigures } from './serving-of-figures.ts';
import { wordedServing } from './worded-serving.ts';
import { frontPicture, toOldestSchema } from './open-food-facts-schema.ts';
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
} from '../rows/record-fields.ts';

/** Why a record with a newer schema is skipped. A later version may read it. */
export const UNKNOWN_SCHEMA = 'a schema of Open Food Facts that this version does not know';

/** 1 January 2100. Later times are considered invalid. */
const LAST_SECOND = 4_102_444_800;

const KJ_PER_KCAL = 4.184;

/**
 * Reads a product of an Open Food Facts export, JSONL or CSV/TSV (https://world.openfoodfacts.org/data). The field
 * names are the same, with `nutriments` nested in the JSON. Only protein powders, drinks and bars are accepted
 * (`classifySupplement`).
 */
export const readOpenFoodFacts: RowReader = (row, source) => readProduct(row, source, null);

/** Reads rows of published subsets that were selected by hand. Their `_derived.category` gives the format. */
export const readOpenFoodFactsSubset: RowReader = (row, source) =>
  readProduct(row, source, formatOf(text(derived(row), 'category')));

function readProduct(raw: Row, source: string, selected: SourceRecord['format'] | null): RowResult {
  const code = firstText(raw, 'code', 'barcode');
  if (!/^\d{4,24}$/.test(code)) return { rejected: { record: code, reason: 'no barcode' } };
  const known = toOldestSchema(raw);
  if (known === null) return { rejected: { record: code, reason: UNKNOWN_SCHEMA } };
  const row = flatten(known);
  const per100 = readFigures(row, '_100g');
  const perServing = readFigures(row, '_serving');
  const name = nameOf(row);
  const otherNames = otherNamesOf(row, name);
  const english = text(row, 'ingredients_text_en');
  const statement = firstText(row, 'ingredients_text_en', 'ingredients_text', 'ingredients');
  const language = firstText(row, 'lang', 'lc');
  const categories = [...list(row, 'categories_tags'), ...list(row, 'categories')].join(' ');
  const found = selected ?? formatOf(text(derived(raw), 'category'));
  const facts = { categories, statement, per100 };
  const format = found ?? classifyByNames([name, ...otherNames], facts);
  if (typeof format === 'object') return { rejected: { record: code, reason: format.reason } };
  const gtin = normalizeGtin(code);
  const sized = servingOf(row, format, { per100, perServing });
  const allergens = allergensOf([...list(row, 'allergens_tags'), ...list(row, 'allergens')]);
  const traces = allergensOf([...list(row, 'traces_tags'), ...list(row, 'traces')]);
  const record = {
    ...blankRecord(source, code, format, productKey(gtin, source, code)),
    url: `https://world.openfoodfacts.org/product/${code}`,
    retrieved: year(text(derived(raw), 'repo')),
    gtin,
    name: orNull(name),
    ...(otherNames.length === 0 ? {} : { otherNames }),
    brand: orNull(text(row, 'brands')),
    statement: orNull(statement),
    readable: english !== '' || language === '' || language === 'en',
    claims: [
      ...[...list(row, 'labels_tags'), ...list(row, 'labels')].map((tag) =>
        tag.replace(/^[a-z]{2}:/, '').replaceAll('-', ' '),
      ),
      ...genericNamesOf(row),
    ],
    allergens: declared(allergens, 'contains'),
    traces: ordered([...declared(allergens, 'traces'), ...traces.map((tag) => tag.allergen)]),
    per100,
    perServing: sized.servingSize === null && per100 !== null ? null : perServing,
    saltFromSodium: number(row, 'salt_100g') === null && number(row, 'salt_serving') === null,
    ...sized,
    packageSize: readPackageSize(text(row, 'quantity')),
    category: orNull(categories.slice(0, 200)),
    carbohydrateIncludesFiber:
      number(row, 'carbohydrates_include_fiber') === 1 || (gtin !== null && isNorthAmerican(gtin)),
    ...dated(number(row, 'last_modified_t')),
    ...pictured(frontPicture(row)),
  };
  return { record: { ...record, ...wordedServing(record, text(row, 'quantity')) } };
}

/**
 * What a record is by its name; if by that it is none of ours, by the first other name by which it is. An English name
 * may be a flavor ("Biscuit Flavoured").
 */
function classifyByNames(
  [name = '', ...others]: readonly string[],
  facts: Omit<SupplementFacts, 'name'>,
): Classified {
  const { words } = catalogueTables();
  const [own, ...found] = [name, ...others].map((each) =>
    classifySupplement({ ...facts, name: each }, words),
  );
  if (typeof own === 'string') return own;
  return found.find((each) => typeof each === 'string') ?? own ?? { reason: 'not named' };
}

/** The date of a Unix time in seconds; empty if there is no valid time. */
function dated(seconds: number | null): { readonly modified?: string } {
  if (seconds === null || seconds <= 0 || seconds > LAST_SECOND) return {};
  return { modified: new Date(seconds * 1_000).toISOString().slice(0, 10) };
}

function pictured(picture: string | null): { readonly picture?: string } {
  return picture === null ? {} : { picture };
}

/** Returns the first of these fields that is not empty, or ''. */
function firstText(row: Row, ...fields: readonly string[]): string {
  return fields.map((field) => text(row, field)).find((found) => found !== '') ?? '';
}

/**
 * JSON nests the figures in `nutriments` (newer exports) or `nutrients` (a subset); CSV has them among the other
 * columns.
 */
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

/** Returns the serving that its field states. If that field is missing, the serving is calculated from the figures. */
function servingOf(
  row: Row,
  format: SourceRecord['format'],
  { per100, perServing }: Pick<SourceRecord, 'per100' | 'perServing'>,
): Pick<SourceRecord, 'servingSize' | 'servingNote'> {
  const size = { servingSize: servingSize(row), servingNote: null };
  if (firstText(row, 'serving_size', 'serving_quantity') !== '') return size;
  return servingOfFigures(per100, perServing, format === 'rtd' ? 'ml' : 'g') ?? size;
}

/** Contributors enter a table per 100 g or ml as a "serving" of exactly 100, which is not the label's serving. */
function servingSize(row: Row): StatedAmount | null {
  const words = text(row, 'serving_size');
  // Contributors omit the unit: "30" is 30 g.
  const written = readServingSize(/^\d{2}(?:[.,]\d+)?$/.test(words) ? `${words} g` : words);
  const quantity = number(row, 'serving_quantity');
  const unit = text(row, 'nutrition_data_per') === '100ml' ? 'ml' : 'g';
  const size = written ?? (quantity === null ? null : plausibleServing({ amount: quantity, unit }));
  return size?.amount === 100 ? null : size;
}

/**
 * Returns the allergens that the reviewed table assigns to tags and to words that contributors typed, in any language
 * ("de:Mich").
 */
function allergensOf(tags: readonly string[]): readonly AllergenTag[] {
  const { allergenTags } = catalogueTables();
  return tags.flatMap((tag) => allergenTags.get(foldText(tag.replace(/^[a-z]{2}:/i, ''))) ?? []);
}

function declared(tags: readonly AllergenTag[], as: AllergenTag['declares']): readonly Allergen[] {
  return ordered(tags.filter((tag) => tag.declares === as).map((tag) => tag.allergen));
}

/**
 * Returns the English name, unless it is a shop's code ("X001QS6ZA7") or says less than the label's ("Protein Shake"
 * for "Serious Mass", "Whey Protein" for "Gold Standard 100% Whey Protein"). Otherwise returns the label's name.
 */
function nameOf(row: Row): string {
  const english = text(row, 'product_name_en');
  const written = text(row, 'product_name') || text(row, 'generic_name');
  if (written === '') return english;
  const brand = foldText(text(row, 'brands'));
  if (english === '' || saysLess(english, written)) return written;
  return tellsMore(english, brand) || !tellsMore(written, brand) ? english : written;
}

/** The longer name must have more than one additional word, because one may be from a language that no table knows. */
const FULLER_BY = 2;

/**
 * Returns whether one name is a bare part of the other: "Whey Protein" of "Gold Standard 100% Whey Protein, Chocolate
 * Coconut".
 */
function saysLess(english: string, written: string): boolean {
  const { flavors, words } = catalogueTables();
  const [less, more] = [english, written].map((name) =>
    baseName(name, { brand: null, flavor: null, flavors, words }).split(' '),
  );
  if (!less || !more) return false;
  // "Impact Whey" is a name; "Whey Protein" only states the kind of product.
  const isBare = less.length === 1 && words.powder.test(less[0] ?? '');
  return isBare && more.length > FULLER_BY && less.every((word) => more.includes(word));
}

/** Returns whether a name contains a word that is neither part of the brand nor common to many products. */
function tellsMore(name: string, brand: string): boolean {
  const { words } = catalogueTables();
  return foldText(name)
    .split(' ')
    .some((word) => /^\p{L}{3,}/u.test(word) && !words.idle.has(word) && !brand.includes(word));
}

/** Returns all other names: the label's, then those by language. */
function otherNamesOf(row: Row, name: string): readonly string[] {
  const keys = [
    'product_name',
    ...Object.keys(row).filter((key) => key.startsWith('product_name_')),
  ];
  const others = new Set(keys.map((key) => text(row, key)).filter((other) => other !== ''));
  others.delete(name);
  return [...others];
}

/** Returns the generic names on the label in each language. They count as evidence that an ingredient is present. */
function genericNamesOf(row: Row): readonly string[] {
  const fields = Object.keys(row).filter((field) => /^generic_name(?:_[a-z]{2})?$/.test(field));
  return [...new Set(fields.map((field) => text(row, field)))].filter((name) => name !== '');
}

/** The subsets' rows have no date of their own. Their repositories were made from dumps of these years. */
function year(repo: string): string | null {
  if (repo === 'mathaholic/python18_foodfacts') return '2016';
  if (repo === 'anjalijayan415/IS-T-Open-Food-Facts---Lecithin') return '2021';
  return repo === 'FlowerPlay/Meda_Project' ? '2025' : null;
}
