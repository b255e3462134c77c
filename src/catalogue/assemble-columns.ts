import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { GrowingNumbers } from './growing-numbers.ts';
import type { Intake } from './intake.ts';
import { FIGURES } from '#domain/matching/figures.ts';
import { filterWords } from '#domain/matching/filters.ts';
import {
  ALLERGENS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/product/enumerations.ts';
import { NAMED_PROTEINS } from '#domain/product/named-proteins.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';
import {
  assembleClaims,
  assembleIngredients,
  assembleNames,
  assembleTexts,
} from './assemble-postings.ts';
import { allBits, countBits, setBit, wordsFor } from './bits.ts';
import { TRAIT } from './intake.ts';
import { PostingWriter } from './posting-table.ts';
import { MOST_BONUS } from './score-sums.ts';
import { sortInSteps, steps } from './sort-in-steps.ts';

/** The most that `lackingFacts` counts. */
const MOST_LACKING = 4;

/** Numbers the products by evidence, name and id, and builds all columns; yields every few milliseconds. */
export function* assembleColumns(intake: Intake): Generator<void, Columns> {
  const { size, names, ids } = intake;
  const named = yield* sortInSteps(size, (a, b) => {
    const left = names[a] as string;
    const right = names[b] as string;
    if (left !== right) return left < right ? -1 : 1;
    return (ids[a] as number) - (ids[b] as number);
  });
  const { order, byName } = yield* orderByEvidence(intake, named);
  const sortedId = (product: number): number => ids[order[product] as number] as number;
  const byId = yield* sortInSteps(size, (a, b) => sortedId(a) - sortedId(b));

  const set = (): Bits => new Int32Array(wordsFor(size));
  const sets = (count: number): Bits[] => Array.from({ length: count }, set);
  const brands = [...intake.brandNames]
    .filter(([id]) => id !== UNSTATED_BRAND.id)
    .sort(([a], [b]) => a - b);
  const brandIds = brands.map(([id]) => id);
  const rowOfBrand = new Map(brandIds.map((id, row) => [id, row]));
  const columns = {
    size,
    all: allBits(size),
    ids: new Float64Array(size),
    byId,
    byName,
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
    bonusAtLeast: sets(MOST_BONUS),
    marketplace: set(),
  };
  const add = (to: Bits | undefined, product: number): void => {
    if (to !== undefined) setBit(to, product);
  };

  const allergenColumns: readonly (readonly [GrowingNumbers, readonly Bits[]])[] = (
    ['contains', 'declared', 'mayContain', 'facility', 'unspecified'] as const
  ).map((key) => [intake[key], columns[key]]);
  yield* steps(size, (product) => {
    const arrival = order[product] as number;
    columns.ids[product] = ids[arrival] as number;
    const brand = rowOfBrand.get(intake.brandIds.at(arrival));
    const brandRow = brand ?? brandIds.length;
    if (brand !== undefined) setBit(columns.brandKnown, product);
    columns.brandRows[product] = brandRow;
    columns.brandTotals[brandRow] = (columns.brandTotals[brandRow] as number) + 1;

    const traits = intake.traits.at(arrival);
    if ((traits >> TRAIT.complete) & 1) setBit(columns.complete, product);
    if ((traits >> TRAIT.onRecord) & 1) setBit(columns.onRecord, product);
    add(columns.formats[(traits >> TRAIT.format) & 3], product);
    columns.flavorRows[product] = intake.flavors.at(arrival);
    if ((traits >> TRAIT.marketplace) & 1) setBit(columns.marketplace, product);
    const bonus = (traits >> TRAIT.bonus) & 7;
    columns.bonus[product] = bonus;
    for (let points = 1; points <= bonus; points++) add(columns.bonusAtLeast[points - 1], product);
    const type = (traits >> TRAIT.type) & 15;
    const goal = (traits >> TRAIT.goal) & 7;
    add(columns.types[type - 1], product);
    add(columns.goals[goal - 1], product);
    if (type > 0) setBit(columns.typeKnown, product);
    if (goal > 0) setBit(columns.goalKnown, product);

    const flags = intake.flags.at(arrival);
    for (let row = 0; row < DIETARY_FLAGS.length; row++) {
      const value = (flags >> (2 * row)) & 3;
      if (value === 1) add(columns.flagTrue[row], product);
      else if (value === 2) add(columns.flagFalse[row], product);
    }
    for (const [bits, sets] of allergenColumns) {
      for (let rest = bits.at(arrival), row = 0; rest !== 0; rest >>= 1, row++) {
        if (rest & 1) add(sets[row], product);
      }
    }
    for (let rest = intake.namedProteins.at(arrival), row = 0; rest !== 0; rest >>= 1, row++) {
      if (rest & 1) add(columns.namedProteins[row], product);
    }
  });

  const brandWriter = new PostingWriter(columns.brandTotals, size);
  yield* steps(size, (product) => brandWriter.add(columns.brandRows[product] as number, product));
  return {
    ...columns,
    flagFalseCounts: columns.flagFalse.map(countBits),
    brandPostings: brandWriter.finish(),
    flavorNames: intake.flavorNames.texts,
    figures: yield* orderFigures(intake, order),
    figureRanks: yield* rankFigures(intake, order),
    families: yield* numberFamilies(intake, order),
    ingredients: yield* assembleIngredients(intake, order),
    claims: yield* assembleClaims(intake, order),
    names: yield* assembleNames(intake, order),
    texts: yield* assembleTexts(intake, order),
  };
}

/** The order of evidence (`compareEvidence`): what is known of a record, most first, then its year, latest first, inside that by name. */
function* orderByEvidence(
  { traits, figures }: Intake,
  named: Int32Array,
): Generator<void, { order: Int32Array; byName: Int32Array }> {
  const years = figures[FIGURES.indexOf('recordYear')] as readonly number[];
  // Years are few: each product falls into one of as many groups as there are years, for each count of what it lacks.
  const latest = [...new Set(years)].sort((a, b) => (b || 0) - (a || 0));
  const placeOf = new Map(latest.map((year, place) => [year, place]));
  const groupOf = (at: number): number => {
    const arrival = named[at] as number;
    const place = placeOf.get(years[arrival] as number) as number;
    return (traits.at(arrival) >> TRAIT.lacking) * latest.length + place;
  };
  const next = new Int32Array((MOST_LACKING + 1) * latest.length + 1);
  yield* steps(named.length, (at) => {
    const after = groupOf(at) + 1;
    next[after] = (next[after] as number) + 1;
  });
  for (let group = 1; group < next.length; group++) {
    next[group] = (next[group] as number) + (next[group - 1] as number);
  }
  const order = new Int32Array(named.length);
  const byName = new Int32Array(named.length);
  yield* steps(named.length, (at) => {
    const group = groupOf(at);
    const product = next[group] as number;
    next[group] = product + 1;
    order[product] = named[at] as number;
    byName[at] = product;
  });
  return { order, byName };
}

function* orderFigures(
  { figures }: Intake,
  order: Int32Array,
): Generator<void, readonly Float64Array[]> {
  const columns: Float64Array[] = [];
  for (const values of figures) {
    const column = new Float64Array(order.length);
    yield* steps(order.length, (product) => {
      column[product] = values[order[product] as number] as number;
    });
    columns.push(column);
  }
  return columns;
}

function* rankFigures(intake: Intake, order: Int32Array): Generator<void, Columns['figureRanks']> {
  const ranked: { ranks: Int32Array; count: number }[] = [];
  for (const keys of intake.sortKeys) {
    const distinct = new Set<number>();
    yield* steps(keys.length, (at) => {
      const key = keys[at] as number;
      // NaN would spoil the sort.
      if (!Number.isNaN(key)) distinct.add(key);
    });
    const values = [...distinct].sort((a, b) => a - b);
    const rankOf = new Map(values.map((value, rank) => [value, rank]));
    const ranks = new Int32Array(order.length);
    yield* steps(order.length, (product) => {
      const value = keys[order[product] as number] as number;
      ranks[product] = rankOf.get(value) ?? values.length;
    });
    ranked.push({ ranks, count: values.length + 1 });
  }
  return ranked;
}

function* numberFamilies(
  { families }: Intake,
  order: Int32Array,
): Generator<void, Columns['families']> {
  const size = order.length;
  const numbers = new Map<number, number>();
  const sizes: number[] = [];
  const rows = new Int32Array(size);
  yield* steps(size, (product) => {
    const family = families[order[product] as number] as number;
    const number = numbers.get(family) ?? numbers.size;
    numbers.set(family, number);
    sizes[number] = (sizes[number] ?? 0) + 1;
    rows[product] = number;
  });
  const starts = new Int32Array(sizes.length + 1);
  yield* steps(sizes.length, (family) => {
    starts[family + 1] = (starts[family] as number) + (sizes[family] as number);
  });
  const next = starts.slice();
  const members = new Int32Array(size);
  const alone: Bits = new Int32Array(wordsFor(size));
  yield* steps(size, (product) => {
    const family = rows[product] as number;
    const at = next[family] as number;
    members[at] = product;
    next[family] = at + 1;
    if (sizes[family] === 1) setBit(alone, product);
  });
  return { rows, alone, count: sizes.length, starts, members };
}
