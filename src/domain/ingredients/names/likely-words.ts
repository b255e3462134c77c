import type { Lexicon, Meaning } from '../vocabulary/meanings.ts';
import type { Entries, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { skeleton } from '../words/near-words.ts';
import type { Token } from '../words/tokens.ts';
import { EVERYWHERE, type LanguageShares, SPOKEN } from './languages.ts';
import type { PhraseMatch } from './match-phrase.ts';

/** Least letters of a word that resembles few others. */
export const SHORTEST_READ = 7;
/** Words shorter than this resemble others by chance. */
const SHORTEST_LIKELY = 4;
/** The same for words that declare allergens, which are fewer. */
const SHORTEST_DECLARED = 6;

/**
 * Whether a repaired word is likely the one it was repaired to, rather than another that resembles it ("matin" is not
 * marine, "séame" not sesame): in a name of several words, with many letters, by shapes that scanning confuses, by a
 * footnote mark ("soja2"), or for a declared word that is mistyped or lacks its end.
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

/** "millk", "mlik": letters doubled or swapped. */
function isMistyped(from: string, to: string): boolean {
  const lettersOf = (word: string): string => [...new Set(word)].sort().join('');
  return from.length >= to.length && lettersOf(from) === lettersOf(to);
}

/** Entries or a quality ("from fish") that are adverse evidence. */
export function speakAgainst(entries: Entries, { kind }: Meaning): boolean {
  return kind === 'quality' || entries.some(speaksAgainst);
}

function speaksAgainst({ allergens, gluten, animal }: VocabularyEntry): boolean {
  return allergens.length + gluten.length > 0 || animal === 'yes';
}

const LONGEST_STRAY = 5;
/** A language with less than this share of the strongest around is too weak for a short word. */
const AT_HOME = 0.6;
const NOTHING_SAID: readonly Meaning['kind'][] = ['quality', 'no ingredient'];

/** The tokens before and behind a word. */
type Neighbors = readonly [before: Token | undefined, behind: Token | undefined];

/** Whether a word has an item of a list for itself: "água, polvo, sal", not "polvo de cacao", "cacau (Peru)". */
function isAlone([before, behind]: Neighbors): boolean {
  const ends = (token: Token | undefined, bracket: string): boolean =>
    token === undefined || token.kind === 'number' || `,;.:${bracket}`.includes(token.key);
  const within = before?.key === '(' && behind?.key === ')';
  return ends(before, '(') && ends(behind, ')') && !within;
}

/**
 * "In Gry place": a short word that is an ingredient in a language that is hardly spoken around it ("Trans" would be Polish
 * "tran"), or that says nothing in one that is, and is not alone: Spanish "polvo" (powder) is Portuguese octopus.
 */
export function strayEntry(
  meaning: Meaning,
  [word, another]: readonly Token[],
  beside: Neighbors,
  languages: LanguageShares,
  { phrases }: Lexicon,
): VocabularyEntry | null {
  const { language, isAllergenWord, entry } = meaning;
  if (word === undefined || another !== undefined || word.key.length > LONGEST_STRAY) return null;
  if (isAllergenWord || entry === null || !speaksAgainst(entry)) return null;
  if (EVERYWHERE.includes(language)) return null;
  const written = phrases.get(word.key)?.meanings ?? [];
  const share = (each: Meaning): number => languages.get(each.language) ?? 0;
  const saysNothing = written.some(
    (each) => NOTHING_SAID.includes(each.kind) && share(each) >= SPOKEN,
  );
  const atHome = written.includes(meaning) && share(meaning) >= AT_HOME;
  return atHome && (!saysNothing || isAlone(beside)) ? null : entry;
}
