import { normalizeName, type Spellings } from '../words/normalize-name.ts';
import type { VocabularyEntry, VocabularyTables } from './vocabulary.ts';

/** All names by look-up key. */
export interface KnownNames {
  readonly entries: ReadonlyMap<string, VocabularyEntry>;
  /** The first language of each name; one that all languages share counts as English. */
  readonly languages: ReadonlyMap<string, string>;
  /** Names that only their accents distinguish from another language's ("maçã", an apple, from "maca"), as written in lower case. */
  readonly accented: ReadonlyMap<string, VocabularyEntry>;
}

/** Whether a name has no accents: nothing but letters, digits and marks of ASCII. */
export const isPlain = (name: string): boolean => /^[\x20-\x7e]*$/u.test(name);

/** If two languages write two things alike, the earlier language wins. */
const LANGUAGE_ORDER = 'en xx de fr es it nl pt da sv no pl cs fi hu ro'.split(' ');

export function canonicalNamesOf(
  entries: ReadonlyMap<string, VocabularyEntry>,
  spellings: Spellings,
): ReadonlyMap<string, VocabularyEntry> {
  return new Map(
    Array.from(entries.values(), (entry) => [normalizeName(entry.canonical, spellings), entry]),
  );
}

/** Names with what they name, including words that are only evidence of a language. */
function* namesAndWords({ names = [], allergenWords = [], shoppersWords = [] }: VocabularyTables) {
  // Without the other columns: all rows are in memory at once while they are sorted by language.
  for (const { name, language, canonical } of names) yield { name, language, canonical };
  for (const rows of [allergenWords, shoppersWords])
    for (const { words: name, language } of rows) yield { name, language, canonical: null };
}

/**
 * All names: canonical ones first, then synonyms, then those of other languages (umlauts also as typed without them),
 * and last the words of declarations. Yields after each row.
 */
export function* knownNamesOf(
  tables: VocabularyTables,
  entries: ReadonlyMap<string, VocabularyEntry>,
  spellings: Spellings,
): Generator<undefined, KnownNames> {
  const found = new Map(canonicalNamesOf(entries, spellings));
  found.delete('');
  const languages = new Map<string, string>();
  for (const key of found.keys()) languages.set(key, 'en');
  const firstWritten = new Map<string, string>();
  const accented = new Map<string, VocabularyEntry>();
  const keyOf = (name: string) => normalizeName(name, spellings);
  const add = (
    name: string,
    key: string,
    canonical: string | null,
    language: string | null,
  ): void => {
    if (key === '') return;
    if (language !== null && !languages.has(key))
      languages.set(key, language === 'xx' ? 'en' : language);
    const entry = canonical === null ? undefined : entries.get(canonical);
    if (entry === undefined || found.has(key)) return;
    found.set(key, entry);
    firstWritten.set(key, name.toLowerCase());
  };
  /** Adds a name whose look-up key already has another meaning, not of the same kind or wider. */
  const addAccented = (name: string, key: string, canonical: string): void => {
    const [entry, first] = [entries.get(canonical), found.get(key)];
    const lower = name.toLowerCase();
    if (entry === undefined || lower === firstWritten.get(key) || accented.has(lower)) return;
    if (first?.members.includes(canonical) !== true) accented.set(lower, entry);
  };
  for (const { synonym, canonical, kind } of tables.synonyms) {
    add(synonym, keyOf(synonym), canonical, kind === 'other language' ? null : 'en');
    yield;
  }
  const rows = yield* inOrderOfLanguage(namesAndWords(tables), LANGUAGE_ORDER);
  for (const { name, canonical, language } of rows) {
    const key = keyOf(name);
    add(name, key, canonical, language);
    if (canonical !== null && !isPlain(name)) {
      addAccented(name, key, canonical);
      const typed = withoutUmlauts(name);
      if (typed !== name) add(typed, keyOf(typed), canonical, null);
    }
    yield;
  }
  for (const { words, detail } of tables.allergenWords ?? []) {
    add(words, keyOf(words), detail, null);
    yield;
  }
  return { entries: found, languages, accented };
}

/** Rows sorted by the index of their language in `order`, other languages last; stable. Yields after each row. */
function* inOrderOfLanguage<Row extends { readonly language: string }>(
  rows: Iterable<Row>,
  order: readonly string[],
): Generator<undefined, readonly Row[]> {
  const byLanguage = new Map<string, Row[]>(order.map((language) => [language, []]));
  const others: Row[] = [];
  for (const row of rows) {
    (byLanguage.get(row.language) ?? others).push(row);
    yield;
  }
  return [...byLanguage.values(), others].flat();
}

/** Languages of shoppers; if several write two things alike, the first wins. "xx" stands for all. */
const SHOPPERS_LANGUAGES: readonly string[] = 'en xx de fr es it nl pt'.split(' ');

/** Whether shoppers' words are understood in the language, including misspelled ones (product.md section 2). */
export function isShoppersLanguage(language: string | null): boolean {
  return language !== null && SHOPPERS_LANGUAGES.includes(language);
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A name as typed without umlauts. */
function withoutUmlauts(name: string): string {
  return name.replace(/[äöü]/gu, (letter) => UMLAUTS[letter] ?? letter);
}

/** Words that mean more to a shopper than on a label, by look-up key. */
export function* shoppersWordsOf(
  tables: VocabularyTables,
  entries: ReadonlyMap<string, VocabularyEntry>,
  spellings: Spellings,
): Generator<undefined, ReadonlyMap<string, VocabularyEntry>> {
  const words = new Map<string, VocabularyEntry>();
  for (const { words: written, meaning } of tables.shoppersWords ?? []) {
    const entry = entries.get(meaning);
    yield;
    if (entry === undefined) continue;
    words.set(normalizeName(written, spellings), entry);
    words.set(normalizeName(withoutUmlauts(written), spellings), entry);
  }
  return words;
}
