import type { Bits } from './bits.ts';
import type { Columns, IngredientDictionary, NameWords } from './columns.ts';
import type { Intake } from './intake.ts';
import { phraseOf } from '#domain/matching/literal-words.ts';
import { LONGEST_NAME_WORDS } from '#domain/matching/named-in-unknown.ts';
import {
  ALLERGENS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PROTEIN_TYPES,
} from '#domain/product/enumerations.ts';
import { NAMED_PROTEINS } from '#domain/product/named-proteins.ts';
import { UNSTATED_BRAND } from '#domain/product/product.ts';
import { allBits, countBits, setBit, wordsFor } from './bits.ts';
import { TRAIT } from './intake.ts';
import { PostingWriter } from './posting-table.ts';
import { sortInSteps } from './sort-in-steps.ts';
import { MOST_BONUS } from './score-sums.ts';

/** Products handled between two pauses: well under ten milliseconds of work. */
const STEP = 4096;

/** Pauses after every so many of `count` rounds. */
function* steps(count: number, work: (index: number) => void): Generator<void, void> {
  for (let index = 0; index < count; index++) {
    work(index);
    if (index % STEP === STEP - 1) yield;
  }
}

/** Numbers the products by name, then id, and builds all columns; yields every few milliseconds. */
export function* assembleColumns(intake: Intake): Generator<void, Columns> {
  const { size, names, ids } = intake;
  const order = yield* sortInSteps(size, (a, b) => {
    const left = names[a] as string;
    const right = names[b] as string;
    if (left !== right) return left < right ? -1 : 1;
    return (ids[a] as number) - (ids[b] as number);
  });
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
    brandIds,
    brandNames: brands.map(([, name]) => name.toLowerCase()),
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
    contains: sets(ALLERGENS.length),
    declared: sets(ALLERGENS.length),
    mayContain: sets(ALLERGENS.length),
    facility: sets(ALLERGENS.length),
    namedProteins: sets(NAMED_PROTEINS.length),
    bonus: new Uint8Array(size),
    bonusAtLeast: sets(MOST_BONUS),
    marketplace: set(),
  };
  const add = (to: Bits | undefined, product: number): void => {
    if (to !== undefined) setBit(to, product);
  };

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
    const contains = traits >> TRAIT.contains;
    const declared = intake.declared.at(arrival);
    const mayContain = intake.mayContain.at(arrival);
    const facility = intake.facility.at(arrival);
    for (let row = 0; row < ALLERGENS.length; row++) {
      if ((contains >> row) & 1) add(columns.contains[row], product);
      if ((declared >> row) & 1) add(columns.declared[row], product);
      if ((mayContain >> row) & 1) add(columns.mayContain[row], product);
      if ((facility >> row) & 1) add(columns.facility[row], product);
    }
    const named = intake.namedProteins.at(arrival);
    for (let row = 0; named >> row !== 0; row++) {
      if ((named >> row) & 1) add(columns.namedProteins[row], product);
    }
  });

  const brandWriter = new PostingWriter(columns.brandTotals, size);
  yield* steps(size, (product) => brandWriter.add(columns.brandRows[product] as number, product));
  return {
    ...columns,
    flagFalseCounts: columns.flagFalse.map(countBits),
    brandPostings: brandWriter.finish(),
    ...(yield* rankProtein(intake, order)),
    ingredients: yield* assembleIngredients(intake, order),
    names: yield* assembleNames(intake, order),
  };
}

function* rankProtein(
  { protein }: Intake,
  order: Int32Array,
): Generator<void, Pick<Columns, 'proteinRank' | 'proteinRanks'>> {
  // NaN would spoil the sort.
  const values = [...new Set(protein)]
    .filter((value) => !Number.isNaN(value))
    .sort((a, b) => b - a);
  const rankOf = new Map(values.map((value, rank) => [value, rank]));
  const proteinRank = new Int32Array(order.length);
  yield* steps(order.length, (product) => {
    const value = protein[order[product] as number] as number;
    proteinRank[product] = rankOf.get(value) ?? values.length;
  });
  return { proteinRank, proteinRanks: values.length + 1 };
}

function* assembleIngredients(
  intake: Intake,
  order: Int32Array,
): Generator<void, IngredientDictionary> {
  const { ingredients, ingredientStarts } = intake;
  const { rows } = intake.ingredientRows;
  const end = (arrival: number): number =>
    arrival + 1 < order.length ? ingredientStarts.at(arrival + 1) : ingredients.length;
  const counts = new Int32Array(rows.length);
  yield* steps(ingredients.length, (at) => {
    const row = ingredients.at(at);
    counts[row] = (counts[row] as number) + 1;
  });
  const writer = new PostingWriter(counts, order.length);
  yield* steps(order.length, (product) => {
    const arrival = order[product] as number;
    for (let at = ingredientStarts.at(arrival); at < end(arrival); at++) {
      writer.add(ingredients.at(at), product);
    }
  });
  const rowsOf = new Map<string, number[]>();
  const phrases: string[] = [];
  const unknownByPhrase = new Map<string, number[]>();
  yield* steps(rows.length, (number) => {
    const row = rows[number] as (typeof rows)[number];
    const same = rowsOf.get(row.canonical);
    if (same === undefined) rowsOf.set(row.canonical, [number]);
    else same.push(number);
    phrases.push(`${phraseOf(row.name)}\n${phraseOf(row.canonical)}`);
    if (row.unknown) addPhrases(unknownByPhrase, phraseOf(row.name), number);
  });
  const alone = rows.map((row) => row.alone);
  return { rowsOf, phrases, unknownByPhrase, alone, postings: writer.finish() };
}

/** Enters a row under every run of up to `LONGEST_NAME_WORDS` words of its name. */
function addPhrases(byPhrase: Map<string, number[]>, name: string, row: number): void {
  const words = name.trim().split(' ');
  for (let from = 0; from < words.length; from++) {
    const most = Math.min(words.length, from + LONGEST_NAME_WORDS);
    for (let to = from + 1; to <= most; to++) {
      const phrase = ` ${words.slice(from, to).join(' ')} `;
      const rows = byPhrase.get(phrase);
      if (rows === undefined) byPhrase.set(phrase, [row]);
      else rows.push(row);
    }
  }
}

function* assembleNames(intake: Intake, order: Int32Array): Generator<void, NameWords> {
  const { wordSequence, wordStarts } = intake;
  const words = intake.words.texts;
  const counts = new Int32Array(words.length);
  yield* steps(wordSequence.length, (at) => {
    const word = wordSequence.at(at);
    counts[word] = (counts[word] as number) + 1;
  });
  const writer = new PostingWriter(counts, order.length);
  const sequence = new Int32Array(wordSequence.length);
  const starts = new Int32Array(order.length + 1);
  let length = 0;
  yield* steps(order.length, (product) => {
    const arrival = order[product] as number;
    const end = arrival + 1 < order.length ? wordStarts.at(arrival + 1) : wordSequence.length;
    for (let at = wordStarts.at(arrival); at < end; at++) {
      const word = wordSequence.at(at);
      writer.add(word, product);
      sequence[length++] = word;
    }
    starts[product + 1] = length;
  });
  return { words, postings: writer.finish(), sequence, starts };
}
