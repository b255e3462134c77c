import { type Bits, allBits, setBit, wordsFor } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import type { GrowingNumbers } from './growing-numbers.ts';
import { type ColumnsBuilder, TRAIT } from './columns-builder.ts';
import { filterWords } from '#domain/matching/filters.ts';
import {
  ALLERGENS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/enumerations.ts';
import { NAMED_PROTEINS } from '#domain/product/classify/named-proteins.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';
import { MAX_BONUS } from '../evaluate/score-classes.ts';
import { steps } from './sort-in-steps.ts';

/** The columns that are filled in one pass over the products. */
type FilledColumns = ReturnType<typeof emptyColumns>;

/** Fills the columns from the builder, product by product in the given order. Yields every few milliseconds. */
export function* fillColumns(
  builder: ColumnsBuilder,
  order: Int32Array,
): Generator<void, FilledColumns> {
  const columns = emptyColumns(builder);
  const { brandIds } = columns;
  const rowOfBrand = new Map(brandIds.map((id, row) => [id, row]));
  const bitColumns = bitColumnsOf(builder, columns);
  yield* steps(builder.size, (product) => {
    const arrival = order[product] as number;
    columns.ids[product] = builder.ids[arrival] as number;
    const brand = rowOfBrand.get(builder.brandIds.at(arrival));
    const brandRow = brand ?? brandIds.length;
    if (brand !== undefined) setBit(columns.brandKnown, product);
    columns.brandRows[product] = brandRow;
    columns.brandTotals[brandRow] = (columns.brandTotals[brandRow] as number) + 1;
    columns.flavorRows[product] = builder.flavors.at(arrival);
    addTraits(columns, builder.traits.at(arrival), product);
    addFlags(columns, builder.flags.at(arrival), product);
    for (const [bits, sets] of bitColumns) addBits(sets, bits.at(arrival), product);
  });
  return columns;
}

function emptyColumns({ size, brandNames }: ColumnsBuilder) {
  const set = (): Bits => new Int32Array(wordsFor(size));
  const sets = (count: number): Bits[] => Array.from({ length: count }, set);
  const brands = [...brandNames]
    .filter(([id]) => id !== UNSTATED_BRAND.id)
    .sort(([a], [b]) => a - b);
  const brandIds = brands.map(([id]) => id);
  return {
    size,
    all: allBits(size),
    ids: new Float64Array(size),
    brandIds,
    brandNames: brands.map(([, name]) => name.toLowerCase()),
    brandParts: brands.map(([, name]) => filterWords(name)),
    brandValues: brandIds.map(String),
    brandRows: new Int32Array(size),
    brandTotals: new Int32Array(brandIds.length + 1),
    brandKnown: set(),
    types: sets(PROTEIN_TYPES.length),
    typeKnown: set(),
    goals: sets(FITNESS_GOALS.length),
    goalKnown: set(),
    flagTrue: sets(DIETARY_FLAGS.length),
    flagFalse: sets(DIETARY_FLAGS.length),
    complete: set(),
    onRecord: set(),
    formats: sets(PRODUCT_FORMATS.length),
    flavorRows: new Int32Array(size),
    contains: sets(ALLERGENS.length),
    declared: sets(ALLERGENS.length),
    mayContain: sets(ALLERGENS.length),
    facility: sets(ALLERGENS.length),
    unspecified: sets(ALLERGENS.length),
    namedProteins: sets(NAMED_PROTEINS.length),
    bonus: new Uint8Array(size),
    bonusAtLeast: sets(MAX_BONUS),
    marketplace: set(),
  } satisfies Partial<Columns>;
}

/** The builder's fields that have one bit per set, with those sets. */
function bitColumnsOf(
  builder: ColumnsBuilder,
  columns: FilledColumns,
): readonly (readonly [GrowingNumbers, readonly Bits[]])[] {
  const keys = [
    'contains',
    'declared',
    'mayContain',
    'facility',
    'unspecified',
    'namedProteins',
  ] as const;
  return keys.map((key) => [builder[key], columns[key]]);
}

function setIn(set: Bits | undefined, product: number): void {
  if (set !== undefined) setBit(set, product);
}

function addTraits(columns: FilledColumns, traits: number, product: number): void {
  if ((traits >> TRAIT.complete) & 1) setBit(columns.complete, product);
  if ((traits >> TRAIT.onRecord) & 1) setBit(columns.onRecord, product);
  if ((traits >> TRAIT.marketplace) & 1) setBit(columns.marketplace, product);
  setIn(columns.formats[(traits >> TRAIT.format) & 3], product);
  const bonus = (traits >> TRAIT.bonus) & 7;
  columns.bonus[product] = bonus;
  for (let points = 1; points <= bonus; points++) setIn(columns.bonusAtLeast[points - 1], product);
  const type = (traits >> TRAIT.type) & 15;
  const goal = (traits >> TRAIT.goal) & 7;
  setIn(columns.types[type - 1], product);
  setIn(columns.goals[goal - 1], product);
  if (type > 0) setBit(columns.typeKnown, product);
  if (goal > 0) setBit(columns.goalKnown, product);
}

function addFlags(columns: FilledColumns, flags: number, product: number): void {
  for (let row = 0; row < DIETARY_FLAGS.length; row++) {
    const value = (flags >> (2 * row)) & 3;
    if (value === 1) setIn(columns.flagTrue[row], product);
    else if (value === 2) setIn(columns.flagFalse[row], product);
  }
}

function addBits(sets: readonly Bits[], bits: number, product: number): void {
  for (let rest = bits, row = 0; rest !== 0; rest >>= 1, row++) {
    if (rest & 1) setIn(sets[row], product);
  }
}
