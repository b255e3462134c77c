import { blankRecord } from '#domain/product/record/source-record.ts';
import { plausibleServing } from '#domain/product/figures/serving.ts';
import { MAIN_MARKETPLACE } from '#domain/retailers/visible-links.ts';
import { foldText } from '#domain/slug.ts';
import {
  derived,
  figures,
  number,
  object,
  orNull,
  productKey,
  saltFromMilligrams,
  servingCount,
  text,
  webAddress,
  type Row,
  type RowReader,
} from '../rows/record-fields.ts';

/**
 * Reads label values from photographs of Indian packs. The folder name gives brand and flavor. Its number of servings
 * is the author's calculation, not the label's, so it is ignored.
 */
export const readLabelPhotos: RowReader = (row, source) => {
  const id = text(row, 'brand');
  const extra = derived(row);
  const fields = object(object(row, 'nutrients'), 'extracted_fields');
  const variant = text(extra, 'variant_from_folder_name');
  const isFlavor = variant !== '' && !/protein/i.test(variant);
  const size = number(fields, 'serving_size_g');
  const fat = number(fields, 'total_fat_g_per_serving');
  const printed = servingColumn(object(object(row, 'nutrients'), 'raw_evidence'), fat);
  return {
    record: {
      ...blankRecord(source, id, 'powder', productKey(null, source, foldText(id))),
      name: isFlavor ? null : orNull(variant),
      brand: orNull(text(extra, 'brand_from_folder_name')),
      brandNote: "the collectors' name for the pack",
      flavor: isFlavor ? variant : null,
      perServing: figures({
        energy: number(fields, 'energy_kcal_per_serving'),
        protein: number(fields, 'protein_g_per_serving'),
        carbohydrate: number(fields, 'carbohydrates_g_per_serving'),
        fat,
        sugar: printed(/^\W*total sugars?\b/i),
        fiber: printed(/^\W*dietary fib/i),
        saturatedFat: printed(/^\W*saturated fat/i),
        salt: saltFromMilligrams(number(fields, 'sodium_mg_per_serving')),
      }),
      saltFromSodium: true,
      servingSize: size === null ? null : plausibleServing({ amount: size, unit: 'g' }),
      carbohydrateIncludesFiber: false,
    },
  };
};

/**
 * Returns a lookup of figures per serving in the printed table. Its rows may be per 100 g, per serving, or both, or be
 * misread ("18" for 1.8), so the serving's column is the one that contains the serving's total fat.
 */
function servingColumn(evidence: Row, fat: number | null): (name: RegExp) => number | null {
  const rows = Array.isArray(evidence['visible_rows']) ? (evidence['visible_rows'] as Row[]) : [];
  const valuesOf = (name: RegExp): readonly (number | null)[] =>
    rows
      .filter((each) => name.test(text(each, 'nutrient_text')))
      .map((each) => number({ value: text(each, 'value_text').replace(/\s*g$/, '') }, 'value'));
  const fats = valuesOf(/^\W*total fat\b/i);
  const column = fat === null ? -1 : fats.indexOf(fat);
  return (name) => {
    const values = valuesOf(name);
    return values.length === fats.length ? (values[column] ?? null) : null;
  };
}

/** Brands with which the names of these rows begin. */
const UK_BRANDS = ['Applied Nutrition', 'Efectiv Nutrition', 'GYM HIGH', 'NXT'] as const;

/**
 * Reads serving facts of UK products, each of which the collectors read from the manufacturer's page. There are two
 * file formats.
 */
export const readSupplementScout: RowReader = (row, source) => {
  const full = text(row, 'expected_product_name') || text(row, 'expected_name');
  const display = text(row, 'expected_display_name');
  const facts = { ...row, ...object(row, 'after_nutrition_override') };
  const brand = UK_BRANDS.find((each) => full.startsWith(`${each} `)) ?? null;
  const flavor = display.replace(/\s*\/.*$/, '');
  const weight = number(facts, 'net_weight_g');
  const id = [full, display].map(foldText).join('|');
  if (display === 'Default') {
    return {
      rejected: {
        record: id,
        reason: 'stands for a whole family of flavours, which are listed themselves',
        detail: full,
      },
    };
  }
  const name = full
    .slice(brand === null ? 0 : brand.length + 1)
    .replace(/\s*\d+(?:\.\d+)?\s*k?g$/i, '');
  const size = number(facts, 'serving_size_g');
  return {
    record: {
      ...blankRecord(
        source,
        id,
        'powder',
        productKey(null, source, [brand ?? '', name, flavor].map(foldText).join('|')),
      ),
      url: webAddress(facts, 'source_url'),
      rank: String(weight ?? 0).padStart(6, '0'),
      name,
      brand,
      flavor: orNull(flavor),
      perServing: figures({ protein: number(facts, 'protein_per_serving_g') }),
      servingSize: size === null ? null : plausibleServing({ amount: size, unit: 'g' }),
      servings: servingCount(facts, 'serving_count_verified'),
      carbohydrateIncludesFiber: false,
    },
  };
};

/** Brands with which the selector's names begin. Other names are shown whole, without a brand. */
const BAR_BRANDS = [
  '2FIT',
  'Aloha',
  'AMRITA',
  'Barebells',
  'Clif',
  'Core',
  'Dr Smood',
  'Evolve',
  'Free Soul',
  'Garden of Life',
  'Go Macro',
  'Good Cravings',
  'Huel',
  'IQBAR',
  "Lenny and Larry's",
  'Mindright',
  'Misfits',
  'No Cow',
  'NuGo',
  'NuSkool',
  'Orgain',
  'Outright',
  'Pegan Thin',
  'PhD Nutrition',
  'Plenny',
  'PROBAR',
  'Pulsin',
  'PureFit',
  'Quantum',
  'Raw Rev',
  'Rise',
  'SimplyProtein',
  'Square Organics',
  'The GFB',
  'good!',
  'think!',
  'Trek',
  'Tribe',
  'TRUBAR',
  'Vega',
  'YoFiit',
  'Zing',
] as const;

/** Grams per bar. */
const MIN_PROTEIN = 10;

/** What the source is: it lists vegan bars only, so that their protein is of plants. */
const VEGAN_LIST = 'vegan protein bar selector';

/**
 * Reads figures per bar from a selector of vegan bars, one row per brand line. Net carbohydrate is no label fact, so it
 * is ignored. The sweeteners that a row names are a claim: a presence is believed from anywhere.
 */
export const readVeganBars: RowReader = (row, source) => {
  const full = text(row, 'name');
  const id = foldText(full);
  const protein = number(row, 'protein');
  if (protein === null || protein < MIN_PROTEIN) {
    return { rejected: { record: id, reason: 'less than 10 g protein a bar', detail: full } };
  }
  if (/cookies?$|cookies? \(/i.test(full))
    return { rejected: { record: id, reason: 'not a powder, drink or bar', detail: full } };
  const brand = BAR_BRANDS.find((each) => full.startsWith(each)) ?? null;
  const url = webAddress(row, 'url');
  const sweetener = text(row, 'sweetener');
  const asin =
    /^https:\/\/www\.amazon\.com\/(?:[^/]+\/)?dp\/(B0[A-Z0-9]{8})\b/.exec(url)?.[1] ?? null;
  return {
    record: {
      ...blankRecord(source, id, 'bar', productKey(null, source, id)),
      url: asin === null ? url : '',
      name: full.replace(/\s*\((?:UK|UK, EU, etc|some flavors)\)\s*/g, ' ').trim(),
      brand,
      brandNote: 'read from the name',
      category: VEGAN_LIST,
      claims: sweetener === '' ? [] : [sweetener],
      perServing: figures({
        energy: number(row, 'calories'),
        protein,
        sugar: number(row, 'sugar'),
      }),
      links:
        asin === null
          ? []
          : [{ retailer: MAIN_MARKETPLACE, url: `https://www.amazon.com/dp/${asin}`, asin }],
    },
  };
};
