import { blankRecord, type StatedAmount } from '#domain/product/record/source-record.ts';
import { ALLERGENS, type Allergen } from '#domain/enumerations.ts';
import { normalizeGtin } from '#domain/product/record/gtin.ts';
import { FIGURE_COLUMNS, OPERATOR_COLUMNS } from '#domain/product/record/operator-columns.ts';
import { type BarcodeFault, readBarcode } from '#domain/product/record/read-barcode.ts';
import { plausibleServing } from '#domain/product/figures/serving.ts';
import { foldText } from '#domain/slug.ts';
import {
  figures,
  formatOf,
  number,
  orNull,
  productKey,
  servingCount,
  text,
  webAddress,
  type Rejection,
  type Row,
  type RowReader,
} from '../rows/record-fields.ts';

const NUMBER_COLUMNS = ['serving_size', 'servings_per_container', ...FIGURE_COLUMNS] as const;

/** Returns the serving of a row; null if it states none or an implausible one. */
function servingOf(row: Row): StatedAmount | null {
  const amount = number(row, 'serving_size');
  const unit = text(row, 'serving_unit') === 'ml' ? 'ml' : 'g';
  return amount === null ? null : plausibleServing({ amount, unit });
}

/** Columns whose cells may be well formed but unusable. */
const USABLE: readonly (readonly [
  column: string,
  isUsable: (row: Row) => boolean,
  reason: string,
])[] = [
  ['serving_size', (row) => servingOf(row) !== null, 'is no serving of anything'],
  [
    'servings_per_container',
    (row) => servingCount(row, 'servings_per_container') !== null,
    'is no count of servings',
  ],
  ['url', (row) => webAddress(row, 'url') !== '', 'must begin with http:// or https://'],
];

/** Returns a cell that cannot be understood; null if there is none. An operator's input is never dropped silently. */
function unreadableCell(row: Row): Pick<Rejection, 'reason' | 'detail'> | null {
  const garbled = OPERATOR_COLUMNS.find((column) => text(row, column).includes('\u{fffd}'));
  if (garbled !== undefined)
    return { reason: 'not UTF-8: save the table as "CSV UTF-8"', detail: text(row, garbled) };
  const wrong = NUMBER_COLUMNS.find(
    (column) => text(row, column) !== '' && number(row, column) === null,
  );
  if (wrong !== undefined) return { reason: `${wrong} must be a number`, detail: text(row, wrong) };
  const unit = text(row, 'serving_unit');
  if (!['', 'g', 'ml'].includes(unit))
    return { reason: 'serving_unit must be g or ml', detail: unit };
  const unusable = USABLE.find(([column, isUsable]) => text(row, column) !== '' && !isUsable(row));
  if (unusable !== undefined) {
    const [column, , reason] = unusable;
    return { reason: `${column} ${reason}`, detail: text(row, column) };
  }
  const unknown = [...listOf(row, 'allergens'), ...listOf(row, 'traces')].find(
    (each) => !isAllergen(each),
  );
  return unknown === undefined
    ? null
    : { reason: `allergens must be among ${ALLERGENS.join(', ')}`, detail: unknown };
}

/** Why the number of a row is no barcode of a product. */
const GTIN_FAULTS: Readonly<Record<BarcodeFault, string>> = {
  'no number': 'gtin must be the 8 to 14 digits of a barcode',
  'check digit': 'wrong check digit in gtin',
  store: 'gtin is a number that shops give out themselves (02, 04, 2…)',
  case: 'gtin is the number of a case, not of one pack',
};

function gtinFault(written: string): string {
  const read = readBarcode(written);
  return GTIN_FAULTS[read.ok ? 'no number' : read.fault];
}

/** Reads one row of the operator's own table. Lists (claims, allergens, traces) are separated by "|". */
export const readOperatorRow: RowReader = (row, source) => {
  const name = text(row, 'name');
  const written = text(row, 'gtin');
  const gtin = normalizeGtin(written);
  const identity = [text(row, 'brand'), name, text(row, 'flavor')].map(foldText).join('|');
  const record = gtin ?? identity;
  const format = formatOf(text(row, 'format'));
  if (name === '') return { rejected: { record: written, reason: 'no name' } };
  if (format === null)
    return {
      rejected: {
        record,
        reason: 'format must be powder, rtd or bar',
        detail: text(row, 'format'),
      },
    };
  if (written !== '' && gtin === null)
    return { rejected: { record, reason: gtinFault(written), detail: written } };
  const unreadable = unreadableCell(row);
  if (unreadable !== null) return { rejected: { record, ...unreadable } };
  return {
    record: {
      ...blankRecord(source, record, format, productKey(gtin, source, identity)),
      url: webAddress(row, 'url'),
      gtin,
      name,
      brand: orNull(text(row, 'brand')),
      flavor: orNull(text(row, 'flavor')),
      statement: orNull(text(row, 'ingredients')),
      claims: listOf(row, 'claims'),
      allergens: listOf(row, 'allergens').filter(isAllergen),
      traces: listOf(row, 'traces').filter(isAllergen),
      perServing: figures({
        energy: number(row, 'energy_kcal'),
        protein: number(row, 'protein_g'),
        carbohydrate: number(row, 'carbohydrate_g'),
        sugar: number(row, 'sugars_g'),
        fiber: number(row, 'fiber_g'),
        fat: number(row, 'fat_g'),
        saturatedFat: number(row, 'saturated_fat_g'),
        salt: number(row, 'salt_g'),
      }),
      servingSize: servingOf(row),
      servings: servingCount(row, 'servings_per_container'),
    },
  };
};

function listOf(row: Row, key: string): readonly string[] {
  return text(row, key)
    .split('|')
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
}

function isAllergen(word: string): word is Allergen {
  return ALLERGENS.some((allergen) => allergen === word);
}
