import { list, number, object, text, type Row } from '../rows/record-fields.ts';

/**
 * The newest product schema of Open Food Facts that this version reads (API 3.6). Older products state none or a lower
 * one.
 */
export const NEWEST_SCHEMA = 1004;

/** Sources of tags other than the pack, its manufacturer or its ingredient text. They are guesses and not believed. */
const GUESSED = /predict|robotoff|estimate/;

/** Fields whose tags are grouped by source since schema 1004, unless `_tags` is given too. */
const TAGGED = ['allergens', 'traces', 'labels', 'categories'] as const;

const GRAMS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6, mcg: 1e-6 };

/**
 * Converts a product of any known schema to the fields of the oldest: figures as `proteins_100g` and
 * `proteins_serving`, tags as `…_tags`. Schema 1003 moved figures into `nutrition`, schema 1004 moved the sources of
 * tags into `tags_sources`. Returns null if the schema is newer than the known ones, because fields may have moved and
 * nothing may be concluded from their absence.
 */
export function toOldestSchema(row: Row): Row | null {
  const version = number(row, 'schema_version');
  if (version !== null && version > NEWEST_SCHEMA) return null;
  return { ...row, ...tagsBySource(row), ...figuresOfSets(object(row, 'nutrition')) };
}

/** Schema 1003: one set of normalized figures, and the sets as typed in, each with its basis. */
function figuresOfSets(nutrition: Row): Row {
  const aggregated = object(nutrition, 'aggregated_set');
  const sets = nutrition['input_sets'];
  const typed = (Array.isArray(sets) ? sets : []).map((set) => object({ set }, 'set'));
  const perServing = typed.find(
    (set) => text(set, 'per') === 'serving' && isOfTheProduct(set) && !isGuessed(set),
  );
  const total = object(aggregated, 'nutrients')['carbohydrates-total'] !== undefined;
  return {
    ...(isOfTheProduct(aggregated) ? figuresOf(aggregated, '_100g') : {}),
    ...(perServing === undefined ? {} : figuresOf(perServing, '_serving')),
    ...(text(aggregated, 'per') === '100ml' ? { nutrition_data_per: '100ml' } : {}),
    ...(total ? { carbohydrates_include_fiber: 1 } : {}),
  };
}

/** Figures of the product prepared with milk or water are not its own. */
function isOfTheProduct(set: Row): boolean {
  return text(set, 'preparation') !== 'prepared';
}

function isGuessed(row: Row): boolean {
  return GUESSED.test(text(row, 'source'));
}

function figuresOf(set: Row, basis: '_100g' | '_serving'): Row {
  const nutrients = object(set, 'nutrients');
  const found: Record<string, number> = {};
  for (const name of Object.keys(nutrients)) {
    const nutrient = object(nutrients, name);
    const value = number(nutrient, 'value');
    if (value === null || isGuessed(nutrient)) continue;
    const unit = text(nutrient, 'unit').toLowerCase();
    const isEnergy = name.startsWith('energy');
    if (isEnergy && name === 'energy' && unit === 'kcal') found[`energy-kcal${basis}`] = value;
    else if (isEnergy || unit === '') found[`${name}${basis}`] = value;
    else if (GRAMS[unit] !== undefined) found[`${name}${basis}`] = value * GRAMS[unit];
  }
  const total = found[`carbohydrates-total${basis}`];
  return total === undefined ? found : { ...found, [`carbohydrates${basis}`]: total };
}

/**
 * Schema 1004: `{ packaging: { tags }, … }`, for one field (`allergens_tags_sources`) or for a field within
 * `tags_sources`.
 */
function tagsBySource(row: Row): Row {
  const found: Record<string, readonly string[]> = {};
  for (const field of TAGGED) {
    if (row[`${field}_tags`] !== undefined) continue;
    const sources = {
      ...object(object(row, 'tags_sources'), field),
      ...object(row, `${field}_tags_sources`),
    };
    const tags = Object.keys(sources)
      .filter((source) => !GUESSED.test(source))
      .flatMap((source) => list(object(sources, source), 'tags'));
    if (tags.length > 0) found[`${field}_tags`] = [...new Set(tags)];
  }
  return found;
}

/**
 * Returns the path of the full-size front picture within Open Food Facts' picture folder; null if the record names
 * none. Schema 1002 has `images.selected.front.en`, older ones `images.front_en`. Tables made from the export have the
 * address of a small picture.
 */
export function frontPicture(row: Row): string | null {
  const images = object(row, 'images');
  const selected = object(object(images, 'selected'), 'front');
  const old = Object.fromEntries(
    Object.entries(images).flatMap(([key, value]) =>
      key.startsWith('front_') ? [[key.slice('front_'.length), value]] : [],
    ),
  );
  const fronts: Row = { ...old, ...selected };
  const wanted = [text(row, 'lang'), text(row, 'lc'), 'en', ...Object.keys(fronts).sort()];
  const language = wanted.find((each) => /^[a-z]{2}$/.test(each) && fronts[each] !== undefined);
  const code = text(row, 'code');
  if (!/^\d{1,24}$/.test(code)) return null;
  const folder = code.padStart(13, '0').replace(/^(...)(...)(...)(.*)$/, '$1/$2/$3/$4');
  const front =
    language === undefined
      ? frontOfAddress(text(row, 'image_url'), folder)
      : `front_${language}.${text(object(fronts, language), 'rev')}`;
  return /^front_[a-z]{2}\.\d{1,9}$/.test(front) ? `${folder}/${front}.full.jpg` : null;
}

/**
 * Returns the name of a front picture in an address such as `…/343/566/076/8163/front_en.4.400.jpg`; empty if it is not
 * in this folder.
 */
function frontOfAddress(address: string, folder: string): string {
  const [, name = ''] = address.split(`/images/products/${folder}/`);
  return name.replace(/\.\d+\.jpg$/, '');
}
