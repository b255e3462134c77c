import { catalogueTables } from '../tables/catalogue-tables.ts';
import {
  blankRecord,
  type FigureKey,
  type StatedAmount,
  type StatedFigures,
} from '#domain/product/record/source-record.ts';
import { classifySupplement } from '#domain/product/classify/classify-supplement.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import { normalizeGtin } from '#domain/product/record/gtin.ts';
import {
  plausibleServing,
  readPackageSize,
  readServingSize,
} from '#domain/product/figures/serving.ts';
import {
  figures,
  number,
  object,
  orNull,
  productKey,
  saltFrom,
  servingCount,
  text,
  type Row,
  type RowReader,
} from '../rows/record-fields.ts';

/** Rows of a DSLD label's facts panel that are figures, by lower-case name. */
const PANEL: readonly (readonly [RegExp, FigureKey | 'sodium'])[] = [
  [/^calories$|^energy$/, 'energy'],
  [/^protein(?: \(.*\))?$/, 'protein'],
  [/^total carbohydrates?\b|^carbohydrates?$/, 'carbohydrate'],
  [/^(?:total )?sugars?$/, 'sugar'],
  [/^dietary fib(?:er|re)$|^fib(?:er|re)$/, 'fiber'],
  [/^total fat$|^fat$/, 'fat'],
  [/^saturated fat$/, 'saturatedFat'],
  [/^sodium$/, 'sodium'],
];
/** Deeper than the nested blends of any label. */
const DEEPEST_NESTING = 20;
/** Nutrients of the panel that are neither figures of ours nor ingredients. */
const PANEL_CATEGORIES =
  /^(?:vitamin|mineral|fat|sugar|carbohydrate|protein|fiber|cholesterol|energy|other nutrient)$/;

/**
 * Reads a label of the NIH Dietary Supplement Label Database, as its API's `/v9/label/{id}` and its full download
 * provide it (https://dsld.od.nih.gov/api-guide): fullName, brandName, upcSku, servingSizes, servingsPerContainer,
 * ingredientRows (nested, with quantity), otheringredients. Figures are those of the first serving size. The ingredient
 * text is `otheringredients.text`, or otherwise the names of blends and other ingredients, joined by commas.
 */
export const readDsld: RowReader = (row, source) => {
  const id = text(row, 'id') || text(row, 'dsld_id');
  if (id === '') return { rejected: { record: '', reason: 'no label id' } };
  const panel = readPanel(rows(row, 'ingredientRows'));
  const size = servingSize(row);
  const statement = statementOf(row);
  const name = text(row, 'fullName');
  const state = text(object(row, 'physicalState'), 'langualCodeDescription').toLowerCase();
  const format = labelFormat(name, state, statement, panel, size);
  if (typeof format === 'object')
    return { rejected: { record: id, reason: format.reason, detail: name } };
  const gtin = normalizeGtin(text(row, 'upcSku'));
  return {
    record: {
      ...blankRecord(source, id, format, productKey(gtin, source, id)),
      url: `https://dsld.od.nih.gov/label/${id}`,
      gtin,
      name: orNull(name),
      brand: orNull(text(row, 'brandName')),
      statement: orNull(statement),
      claims: rows(row, 'statements').flatMap((each) =>
        /claim|seal|formulation/i.test(text(each, 'type')) ? [text(each, 'notes')] : [],
      ),
      perServing: panel,
      saltFromSodium: true,
      servingSize: size,
      servings: servingCount(row, 'servingsPerContainer'),
      packageSize: readPackageSize(
        rows(row, 'netContents')
          .map((each) => text(each, 'display'))
          .join(' '),
      ),
      category: orNull(text(object(row, 'productType'), 'langualCodeDescription')),
    },
  };
};

function rows(row: Row, key: string): readonly Row[] {
  const value = row[key];
  return Array.isArray(value)
    ? value.filter((each): each is Row => typeof each === 'object' && each !== null)
    : [];
}

function nestedRows(row: Row, depth: number): readonly Row[] {
  return depth < DEEPEST_NESTING ? rows(row, 'nestedRows') : [];
}

function readPanel(list: readonly Row[]): StatedFigures | null {
  const found: Partial<Record<FigureKey | 'sodium', number>> = {};
  const visit = (row: Row, depth: number) => {
    const key = PANEL.find(([pattern]) => pattern.test(text(row, 'name').toLowerCase()))?.[1];
    const quantity = rows(row, 'quantity')[0];
    const amount =
      quantity === undefined
        ? null
        : toUnit(number(quantity, 'quantity'), text(quantity, 'unit'), key);
    if (key !== undefined && amount !== null && found[key] === undefined) found[key] = amount;
    for (const nested of nestedRows(row, depth)) visit(nested, depth + 1);
  };
  for (const row of list) visit(row, 0);
  const { sodium, ...rest } = found;
  return figures({ ...rest, salt: saltFrom(sodium ?? null) });
}

/**
 * Returns an amount in the database's units ("Gram(s)", "mg", "Calorie(s)") in grams, or in kcal for energy; null for
 * NP (not present) and other units.
 */
function toUnit(
  amount: number | null,
  unit: string,
  key: FigureKey | 'sodium' | undefined,
): number | null {
  if (amount === null) return null;
  if (key === 'energy')
    return /^(?:\{?calories?\}?|calorie\(s\)|kcal)$/i.test(unit) || unit === '' ? amount : null;
  if (/^(?:g|gram\(s\)|grams?)$/i.test(unit)) return amount;
  return /^(?:mg|milligram\(s\)|milligrams?)$/i.test(unit) ? amount / 1000 : null;
}

/**
 * Returns the first serving size; null if it has no weight. "1 Scoop(s)" has none, but its notes often state one
 * ("approx. 31 g").
 */
function servingSize(row: Row): StatedAmount | null {
  const first = rows(row, 'servingSizes')[0];
  if (first === undefined) return null;
  const unit = text(first, 'unit');
  const amount = number(first, 'maxQuantity') ?? number(first, 'minQuantity');
  if (amount !== null && /^(?:g|gram\(s\)|grams?)$/i.test(unit))
    return plausibleServing({ amount, unit: 'g' });
  if (amount !== null && /^(?:ml|milliliter\(s\))$/i.test(unit))
    return plausibleServing({ amount, unit: 'ml' });
  return readServingSize(`${text(first, 'notes')} ${unit}`);
}

function statementOf(row: Row): string {
  const other = object(row, 'otheringredients');
  const blends = rows(row, 'ingredientRows')
    .filter(
      (each) =>
        !PANEL_CATEGORIES.test(text(each, 'category').toLowerCase()) &&
        !PANEL.some(([pattern]) => pattern.test(text(each, 'name').toLowerCase())),
    )
    .map((each) => named(each));
  const rest =
    text(other, 'text') ||
    rows(other, 'ingredients')
      .map((each) => named(each))
      .join(', ');
  return [...blends, rest].filter((part) => part !== '' && part !== 'None').join(', ');
}

function named(row: Row, depth = 0): string {
  const inner = [
    ...nestedRows(row, depth).map((each) => named(each, depth + 1)),
    ...rows(row, 'forms').map((form) => text(form, 'name')),
  ].filter(Boolean);
  const name = text(row, 'name');
  return inner.length === 0 ? name : `${name} (${inner.join(', ')})`;
}

function labelFormat(
  name: string,
  state: string,
  statement: string,
  panel: StatedFigures | null,
  size: StatedAmount | null,
): ProductFormat | { readonly reason: string } {
  const protein = panel?.protein ?? null;
  const per100 =
    size === null || protein === null ? null : figures({ protein: (protein / size.amount) * 100 });
  if (/tablet|capsule|softgel|lozenge|gummy/.test(state)) return { reason: 'tablets or capsules' };
  if (state.includes('powder') && protein !== null && protein >= 10) return 'powder';
  if (state.includes('bar') && protein !== null && protein >= 8) return 'bar';
  const categories = `${state} dietary supplements`;
  return classifySupplement({ name, categories, statement, per100 }, catalogueTables().words);
}
