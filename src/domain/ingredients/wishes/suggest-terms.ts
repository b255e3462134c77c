import { compareTexts } from '../../wording.ts';
import { understandTerm } from './understand-term.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** The beginning of an additive's number, "E 95" of "E 955"; whole numbers are looked up without their space anyway. */
const BEGUN_NUMBER = /^(?:e|ins) (?=\d)/;

/**
 * Vocabulary entries for what a shopper has typed so far, best first: an exact name, names that begin with the words,
 * names in which a word begins so; families before ingredients, shorter names before longer. A misspelled word gives
 * what it was understood as. At most `limit`; none for a blank query.
 */
export function suggestTerms(query: string, vocabulary: Vocabulary, limit: number): Entries {
  const key = vocabulary.keyOf(query).replace(BEGUN_NUMBER, 'e');
  if (key === '' || limit <= 0) return [];
  const typed = query.trim().toLowerCase().replace(/\s+/g, ' ');
  const ranks = new Map<VocabularyEntry, number>();
  const offer = (entry: VocabularyEntry, rank: number): void => {
    const known = ranks.get(entry);
    if (known === undefined || rank < known) ranks.set(entry, rank);
  };
  for (const names of [vocabulary.shoppersWords, vocabulary.names]) {
    for (const [name, entry] of names) {
      const rank = rankOf(name, key, typed);
      if (rank === null) continue;
      const own = vocabulary.keyOf(entry.canonical) === name;
      offer(entry, rank * 4 + (own ? 0 : 6) + (entry.kind === 'family' ? 0 : 1));
    }
  }
  if (ranks.size === 0) {
    const understood = understandTerm(query, vocabulary);
    const entry = vocabulary.entries.get(understood.name);
    return entry === undefined ? [] : [entry];
  }
  return [...ranks]
    .sort(
      ([a, rankA], [b, rankB]) =>
        rankA - rankB ||
        a.canonical.length - b.canonical.length ||
        compareTexts(a.canonical, b.canonical),
    )
    .slice(0, limit)
    .map(([entry]) => entry);
}

function rankOf(name: string, key: string, typed: string): number | null {
  if (name === key) return 0;
  if (name.startsWith(key) || name.startsWith(typed)) return 1;
  if (name.includes(` ${key}`) || name.includes(` ${typed}`)) return 2;
  return null;
}
