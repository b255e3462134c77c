import { normalizeName, type Spellings } from '../words/normalize-name.ts';
import type { VocabularyEntry, VocabularyTables } from './vocabulary.ts';

/** Languages of shoppers; if several write two things alike, the first wins. "xx" stands for all. */
export const SHOPPERS_LANGUAGES: readonly string[] = 'en xx de fr es it nl pt'.split(' ');

/** Whether shoppers' words are understood in the language, including misspelled ones (product.md section 2). */
export function isShoppersLanguage(language: string | null): boolean {
  return language !== null && SHOPPERS_LANGUAGES.includes(language);
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A name as typed without umlauts. */
export function withoutUmlauts(name: string): string {
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
