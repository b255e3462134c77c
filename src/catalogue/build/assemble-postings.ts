import type { Columns, IngredientDictionary, NameWords, TextWords } from '../columns/columns.ts';
import type { ColumnsBuilder, NumberLists } from './columns-builder.ts';
import { type PostingTable, PostingWriter } from '../columns/posting-table.ts';
import { addTo } from '#domain/multimap.ts';
import { filterWords } from '#domain/matching/filters.ts';
import { phraseOf } from '#domain/matching/literal-words.ts';
import { GrowingNumbers } from './growing-numbers.ts';
import { steps } from './sort-in-steps.ts';

/** Posts, for each key, the products whose list contains it. */
function* postProducts(
  lists: NumberLists,
  keys: number,
  order: Int32Array,
): Generator<void, PostingTable> {
  const { items } = lists;
  const counts = new Int32Array(keys);
  yield* steps(items.length, (at) => {
    const key = items.at(at);
    counts[key] = (counts[key] as number) + 1;
  });
  const writer = new PostingWriter(counts, order.length);
  yield* steps(order.length, (product) => {
    const arrival = order[product] as number;
    const end = lists.endOf(arrival);
    for (let at = lists.starts.at(arrival); at < end; at++) writer.add(items.at(at), product);
  });
  return writer.finish();
}

/** Builds the dictionary of ingredient names, with the products that have each. */
export function* assembleIngredients(
  builder: ColumnsBuilder,
  order: Int32Array,
): Generator<void, IngredientDictionary> {
  const { rows } = builder.ingredientRows;
  const postings = yield* postProducts(builder.ingredients, rows.length, order);
  const rowsOf = new Map<string, number[]>();
  const phrases: string[] = [];
  const rowsOfWord = new Map<string, number[]>();
  yield* steps(rows.length, (number) => {
    const row = rows[number] as (typeof rows)[number];
    addTo(rowsOf, row.canonical, number);
    const [name, canonical] = [phraseOf(row.name), phraseOf(row.canonical)];
    phrases.push(`${name}\n${canonical}`);
    for (const word of new Set(`${name}${canonical}`.trim().split(/ +/)))
      addTo(rowsOfWord, word, number);
  });
  return {
    rowsOf,
    names: rows.map((row) => row.name),
    phrases,
    rowsOfWord,
    alone: rows.map((row) => row.alone),
    carried: rows.map((row) => row.carried),
    qualities: rows.map((row) => row.qualities),
    postings,
  };
}

/** Builds the postings of names in evidence and precautions. */
export function* assembleClaims(
  builder: ColumnsBuilder,
  order: Int32Array,
): Generator<void, Columns['claims']> {
  const { texts } = builder.claimKeys;
  const postings = yield* postProducts(builder.claims, texts.length, order);
  return { keys: new Map(texts.map((key, row) => [key, row])), postings };
}

/** Builds the words of product names, for the search by name. */
export function* assembleNames(
  builder: ColumnsBuilder,
  order: Int32Array,
): Generator<void, NameWords> {
  const { items, starts: begins } = builder.nameWords;
  const words = builder.words.texts;
  const postings = yield* postProducts(builder.nameWords, words.length, order);
  const sequence = new Int32Array(items.length);
  const starts = new Int32Array(order.length + 1);
  let length = 0;
  yield* steps(order.length, (product) => {
    const arrival = order[product] as number;
    const end = builder.nameWords.endOf(arrival);
    for (let at = begins.at(arrival); at < end; at++) sequence[length++] = items.at(at);
    starts[product + 1] = length;
  });
  const parts = new Map<number, readonly string[]>();
  yield* steps(words.length, (at) => {
    const word = words[at] as string;
    const plain = filterWords(word);
    if (plain.length !== 1 || plain[0] !== word) parts.set(at, plain);
  });
  return { words, parts, postings, sequence, starts };
}

/** Builds the words of all texts. Each distinct text is stored once, with its products. */
export function* assembleTexts(
  builder: ColumnsBuilder,
  order: Int32Array,
): Generator<void, TextWords> {
  const { texts } = builder.texts;
  const products = yield* postProducts(builder.productTexts, texts.length, order);
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const starts = new Int32Array(texts.length + 1);
  const all = new GrowingNumbers();
  yield* steps(texts.length, (at) => {
    const phrase = (texts[at] as string).trim();
    for (const word of phrase === '' ? [] : phrase.split(' ')) {
      const number = numbers.get(word) ?? numbers.size;
      numbers.set(word, number);
      counts[number] = (counts[number] ?? 0) + 1;
      all.push(number);
    }
    starts[at + 1] = all.length;
  });
  const sequence = all.toArray();
  const writer = new PostingWriter(counts, texts.length);
  yield* steps(texts.length, (at) => {
    const end = starts[at + 1] as number;
    for (let place = starts[at] as number; place < end; place++)
      writer.add(sequence[place] as number, at);
  });
  return { numbers, count: texts.length, postings: writer.finish(), sequence, starts, products };
}
