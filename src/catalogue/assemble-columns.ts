import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import type { GrowingNumbers } from './growing-numbers.ts';
import type { Intake } from './intake.ts';
import { filterWords, flavorKey } from '#domain/matching/filters.ts';
import {
  ALLERGENS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/product/enumerations.ts';
import { foldedName } from '#domain/matching/rank.ts';
import { NAMED_PROTEINS } from '#domain/product/named-proteins.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';
import { compareTexts } from '#domain/wording.ts';
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

/** Numbers the products by what is known of them, name and id, and builds all columns; yields every few milliseconds. */
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
    ...keysOfFlavors(intake.flavorNames.texts),
    figures: yield* orderFigures(intake, order),
    figureRanks: yield* rankFigures(intake, order),
    nameRanks: yield* rankNames(intake, order),
    families: yield* numberFamilies(intake, order),
    ingredients: yield* assembleIngredients(intake, order),
    claims: yield* assembleClaims(intake, order),
    names: yield* assembleNames(intake, order),
    texts: yield* assembleTexts(intake, order),
  };
}

function keysOfFlavors(names: readonly string[]): Pick<Columns, 'flavorKinds' | 'flavorKeys'> {
  const rows = new Map([['', 0]]);
  const kinds = names.map((name) => {
    const key = flavorKey(name);
    const row = rows.get(key) ?? rows.size;
    rows.set(key, row);
    return row;
  });
  return { flavorKinds: Int32Array.from(kinds), flavorKeys: [...rows.keys()] };
}

/** The order of evidence: what is known of a record, most first, inside that by name. */
function* orderByEvidence(
  { traits }: Intake,
  named: Int32Array,
): Generator<void, { order: Int32Array; byName: Int32Array }> {
  const lackingOf = (at: number): number => traits.at(named[at] as number) >> TRAIT.lacking;
  const next = new Int32Array(MOST_LACKING + 2);
  yield* steps(named.length, (at) => {
    const after = lackingOf(at) + 1;
    next[after] = (next[after] as number) + 1;
  });
  for (let lacking = 1; lacking < next.length; lacking++) {
    next[lacking] = (next[lacking] as number) + (next[lacking - 1] as number);
  }
  const order = new Int32Array(named.length);
  const byName = new Int32Array(named.length);
  yield* steps(named.length, (at) => {
    const lacking = lackingOf(at);
    const product = next[lacking] as number;
    next[lacking] = product + 1;
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

function* rankNames(intake: Intake, order: Int32Array): Generator<void, Columns['nameRanks']> {
  const folded: string[] = [];
  yield* steps(order.length, (product) => {
    folded.push(foldedName(intake.names[order[product] as number] as string));
  });
  const sorted = yield* sortInSteps(order.length, (a, b) =>
    compareTexts(folded[a] as string, folded[b] as string),
  );
  const ranks = new Int32Array(order.length);
  let rank = 0;
  yield* steps(sorted.length, (at) => {
    const product = sorted[at] as number;
    if (at > 0 && folded[product] !== folded[sorted[at - 1] as number]) rank++;
    ranks[product] = rank;
  });
  return { ranks, count: rank + 1 };
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
