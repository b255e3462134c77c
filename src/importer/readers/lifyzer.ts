import { blankRecord } from '#domain/product/record/source-record.ts';
import { isNorthAmerican, normalizeGtin } from '#domain/product/record/gtin.ts';
import { readBrandInName } from '#domain/product/brand/brand-in-name.ts';
import { brandOfBarcode } from '#domain/product/brand/brand-table.ts';
import { foldText } from '#domain/slug.ts';
import { catalogueTables } from '../tables/catalogue-tables.ts';
import { wordedServing } from './worded-serving.ts';
import {
  derived,
  figures,
  formatOf,
  list,
  number,
  orNull,
  productKey,
  text,
  webAddress,
  type Row,
  type RowReader,
} from '../rows/record-fields.ts';

/**
 * Share of unknown words above which an ingredient text is considered scrambled (data/catalogue/README.md): it ranks
 * behind any other text and is never complete.
 */
const MAX_OCR_NOISE = 0.25;

/**
 * Reads Open Food Facts of 2019-06-14 as stored in the Lifyzer Database: figures per 100 g, without serving or energy.
 * The brand is what the collectors concluded from barcode or name, if their confidence was not low.
 */
export const readLifyzer: RowReader = (row, source) => {
  const code = text(row, 'barcode_id');
  const extra = derived(row);
  const format = formatOf(text(extra, 'category'));
  if (format === null) return { rejected: { record: code, reason: 'not a powder, drink or bar' } };
  const name = text(row, 'product_name');
  const gtin = normalizeGtin(code);
  const brand = brandOf(extra, name);
  const { brands, words } = catalogueTables();
  const known =
    brand ?? readBrandInName(name, brands) ?? (gtin === null ? null : brandOfBarcode(gtin, brands));
  const flags = list(extra, 'flags');
  const english = text(extra, 'ingredients_lang') === 'en';
  const scrambled = english && (number(extra, 'ocr_noise') ?? 0) > MAX_OCR_NOISE;
  const statement = orNull(text(row, 'ingredients'));
  if (known === null && statement === null && !isDistinctive(name, words.idle)) {
    return {
      rejected: {
        record: code,
        reason: 'nothing to know it by: no brand, no ingredient text, a name that tells little',
        detail: name,
      },
    };
  }
  const macrosOff = flags.some((flag) => flag.startsWith('macros sum'));
  const record = {
    ...blankRecord(source, code, format, productKey(gtin, source, code)),
    url: webAddress(extra, 'source_url'),
    gtin,
    name: orNull(name),
    brand,
    brandNote: brand === null ? null : brandNote(text(extra, 'brand_basis')),
    statement,
    truncated: scrambled || flags.some((flag) => flag.startsWith('ingredients cut')),
    readable: english && !scrambled,
    per100: macrosOff
      ? null
      : figures({
          protein: number(row, 'protein'),
          carbohydrate: number(row, 'carbohydrate'),
          sugar: number(row, 'sugar'),
          fiber: number(row, 'dietary_fiber'),
          fat: number(row, 'fat_amount'),
          saturatedFat: number(row, 'saturated_fats'),
          salt: number(row, 'salt'),
        }),
    carbohydrateIncludesFiber: gtin !== null && isNorthAmerican(gtin),
  };
  return { record: { ...record, ...wordedServing(record, '') } };
};

/** Number of distinctive words that a name needs if nothing else identifies the product. */
const TELLING_WORDS = 3;

function isDistinctive(name: string, idle: ReadonlySet<string>): boolean {
  const words = foldText(name).split(' ');
  return (
    words.filter((word) => !idle.has(word) && /^\p{L}{3,}$/u.test(word)).length >= TELLING_WORDS
  );
}

/**
 * Matches a conclusion from a number for use within one shop. Such a number belongs to no manufacturer, and to another
 * product elsewhere.
 */
const OF_SHOPS_NUMBER = /\brecord (?:0000|2)/;

/**
 * Returns the brand that the collectors concluded. Null if their confidence was low, if they concluded it from a shop's
 * own number, or if they read it from a name that contains it only inside a word ("EAS" in "release") or by a word that
 * does not identify it ("Bulk Deal 12 X"). If another brand begins the name, returns that one.
 */
function brandOf(extra: Row, name: string): string | null {
  const brand = orNull(text(extra, 'brand'));
  if (brand === null || text(extra, 'brand_confidence') === 'low') return null;
  const basis = text(extra, 'brand_basis');
  if (OF_SHOPS_NUMBER.test(basis)) return null;
  if (!basis.startsWith('product_name')) return brand;
  const folded = ` ${foldText(name)} `;
  if (!folded.includes(` ${foldText(brand)} `)) return null;
  const { brands } = catalogueTables();
  const known = brands.spellings.get(foldText(brand)) ?? brand;
  const spellings = brands.inNames.filter(([, each]) => each === known);
  if (spellings.length > 0 && !spellings.some(([words]) => folded.includes(words))) return null;
  // "Usn Pure Protein Bar" is USN's: a brand at the beginning of a name precedes one within it.
  const first = brands.inNames.find(([words]) => folded.startsWith(words));
  return first && !folded.startsWith(` ${foldText(brand)} `) ? first[1] : brand;
}

function brandNote(basis: string): string {
  return basis.startsWith('product_name') ? 'read from the name' : `concluded: ${basis}`;
}
