import type { Lexicon, Meaning } from '../vocabulary/meanings.ts';
import type { Entries, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { skeleton } from '../words/damaged-words.ts';
import type { Token } from '../words/tokens.ts';
import { EVERYWHERE, type LanguageShares } from './languages.ts';
import type { PhraseMatch } from './match-phrase.ts';

/** From so many letters on a word is near to few others. */
export const SHORTEST_READ = 7;
/** Shorter words are as near to others by chance. */
const SHORTEST_LIKELY = 4;
/** Words by which labels declare allergens are fewer. */
const SHORTEST_DECLARED = 6;

/**
 * Whether a mended word is rather the one that it was mended to than another that only resembles it ("matin" is not marine,
 * "séame" no sesame): in a name of several words, of many letters, by shapes that scanning confuses, by the mark of a footnote
 * ("soja2"), or a declared word mistyped or without its end.
 */
export function isLikely(
  matched: readonly Token[],
  { repaired, meanings }: PhraseMatch,
  isLast: boolean,
): boolean {
  const isMended = ({ key }: Token): boolean => repaired.some(({ from }) => from === key);
  if (matched.some((token) => token.key.length >= SHORTEST_LIKELY && !isMended(token))) return true;
  const declared = meanings.filter(({ isAllergenWord }) => isAllergenWord);
  const inEnglish = declared.some(({ language }) => EVERYWHERE.includes(language));
  return repaired.every(
    ({ from, to }) =>
      Math.max(from.length, to.length) >= SHORTEST_READ ||
      (skeleton(from) === skeleton(to) && to.length >= SHORTEST_LIKELY) ||
      from.replace(/[\djli]$/u, '') === to ||
      (to.startsWith(from) && (isLast || inEnglish)) ||
      (declared.length > 0 && (from.length >= SHORTEST_DECLARED || isMistyped(from, to))),
  );
}

/** "millk", "mlik": letters typed twice or in the wrong order. */
function isMistyped(from: string, to: string): boolean {
  const lettersOf = (word: string): string => [...new Set(word)].sort().join('');
  return from.length >= to.length && lettersOf(from) === lettersOf(to);
}

/** Entries or a quality ("from fish") that speak against a product. */
export function speakAgainst(entries: Entries, { kind }: Meaning): boolean {
  return kind === 'quality' || entries.some(speaksAgainst);
}

function speaksAgainst({ allergens, gluten, animal }: VocabularyEntry): boolean {
  return allergens.length + gluten.length > 0 || animal === 'yes';
}

const LONGEST_STRAY = 5;
/** A language with less than this share of the strongest around is none that a short word is surely of. */
const AT_HOME = 0.6;

/** "In Gry place": a short word that is an ingredient in a language which hardly stands around it; "Trans" would be Polish "tran". */
export function strayEntry(
  meaning: Meaning,
  [word, another]: readonly Token[],
  languages: LanguageShares,
  { phrases }: Lexicon,
): VocabularyEntry | null {
  const { language, isAllergenWord, entry } = meaning;
  if (word === undefined || another !== undefined || word.key.length > LONGEST_STRAY) return null;
  if (isAllergenWord || entry === null || !speaksAgainst(entry)) return null;
  if (EVERYWHERE.includes(language)) return null;
  const isWritten = phrases.get(word.key)?.meanings.includes(meaning) === true;
  return !isWritten || (languages.get(language) ?? 0) < AT_HOME ? entry : null;
}
