import { type Bits, countBits, setBit, wordsFor } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import { type ColumnsBuilder, TRAIT } from './columns-builder.ts';
import { FIGURES } from '#domain/matching/figures.ts';
import { phraseOf } from '#domain/matching/literal-words.ts';
import { alphabeticalKey } from '#domain/matching/rank.ts';
import { compareTexts } from '#domain/wording.ts';
import {
  assembleClaims,
  assembleIngredients,
  assembleNames,
  assembleTexts,
} from './assemble-postings.ts';
import { fillColumns } from './fill-columns.ts';
import { PostingWriter } from '../columns/posting-table.ts';
import { sortInSteps, steps } from './sort-in-steps.ts';

/** The maximum of `lackingFacts`. */
const MAX_LACKING = 4;

/** Numbers the products by evidence, name and id, and builds all columns. Yields every few milliseconds. */
export function* assembleColumns(builder: ColumnsBuilder): Generator<void, Columns> {
  const { size, names, ids } = builder;
  const named = yield* sortInSteps(size, (a, b) => {
    const left = names[a] as string;
    const right = names[b] as string;
    if (left !== right) return left < right ? -1 : 1;
    return (ids[a] as number) - (ids[b] as number);
  });
  const { order, byName } = yield* orderByEvidence(builder, named);
  const sortedId = (product: number): number => ids[order[product] as number] as number;
  const byId = yield* sortInSteps(size, (a, b) => sortedId(a) - sortedId(b));
  const columns = yield* fillColumns(builder, order);
  const brandWriter = new PostingWriter(columns.brandTotals, size);
  yield* steps(size, (product) => brandWriter.add(columns.brandRows[product] as number, product));
  return {
    ...columns,
    byId,
    byName,
    flagFalseCounts: columns.flagFalse.map(countBits),
    brandPostings: brandWriter.finish(),
    flavorNames: builder.flavorNames.texts,
    ...(yield* keysOfFlavors(builder.flavorNames.texts)),
    figures: yield* orderFigures(builder, order),
    figureRanks: yield* rankFigures(builder, order),
    nameRanks: yield* rankNames(builder, order),
    families: yield* numberFamilies(builder, order),
    ingredients: yield* assembleIngredients(builder, order),
    claims: yield* assembleClaims(builder, order),
    names: yield* assembleNames(builder, order),
    texts: yield* assembleTexts(builder, order),
  };
}

function* keysOfFlavors(
  names: readonly string[],
): Generator<void, Pick<Columns, 'flavorKinds' | 'flavorKeys'>> {
  const rows = new Map([['', 0]]);
  const flavorKinds = new Int32Array(names.length);
  yield* steps(names.length, (at) => {
    const key = phraseOf(names[at] as string);
    const row = rows.get(key) ?? rows.size;
    rows.set(key, row);
    flavorKinds[at] = row;
  });
  return { flavorKinds, flavorKeys: [...rows.keys()] };
}

/** Orders products by evidence (`compareEvidence`): most complete records first, then the latest year, then name. */
function* orderByEvidence(
  { traits, figures }: ColumnsBuilder,
  named: Int32Array,
): Generator<void, { order: Int32Array; byName: Int32Array }> {
  const years = figures[FIGURES.indexOf('recordYear')] as readonly number[];
  // A counting sort: there are few years, so there is one group per year and number of lacking facts.
  const latest = [...new Set(years)].sort((a, b) => (b || 0) - (a || 0));
  const placeOf = new Map(latest.map((year, place) => [year, place]));
  const groupOf = (at: number): number => {
    const arrival = named[at] as number;
    const place = placeOf.get(years[arrival] as number) as number;
    return (traits.at(arrival) >> TRAIT.lacking) * latest.length + place;
  };
  const next = new Int32Array((MAX_LACKING + 1) * latest.length + 1);
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
  { figures }: ColumnsBuilder,
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

function* rankFigures(
  builder: ColumnsBuilder,
  order: Int32Array,
): Generator<void, Columns['figureRanks']> {
  const ranked: { ranks: Int32Array; count: number }[] = [];
  for (const keys of builder.sortKeys) {
    const distinct = new Set<number>();
    yield* steps(keys.length, (at) => {
      const key = keys[at] as number;
      // NaN would break the sort.
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

function* rankNames(
  builder: ColumnsBuilder,
  order: Int32Array,
): Generator<void, Columns['nameRanks']> {
  const keys: string[] = [];
  yield* steps(order.length, (product) => {
    keys.push(alphabeticalKey(builder.names[order[product] as number] as string));
  });
  const sorted = yield* sortInSteps(order.length, (a, b) =>
    compareTexts(keys[a] as string, keys[b] as string),
  );
  const ranks = new Int32Array(order.length);
  let rank = 0;
  yield* steps(sorted.length, (at) => {
    const product = sorted[at] as number;
    if (at > 0 && keys[product] !== keys[sorted[at - 1] as number]) rank++;
    ranks[product] = rank;
  });
  return { ranks, count: rank + 1 };
}

function* numberFamilies(
  { families }: ColumnsBuilder,
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
