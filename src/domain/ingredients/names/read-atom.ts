import { distinct } from '../../wording.ts';
import { SHORTEST_ALLERGEN_WORD } from '../vocabulary/lexicon-builder.ts';
import type { Lexicon, Meaning } from '../vocabulary/meanings.ts';
import type { Entries } from '../vocabulary/vocabulary.ts';
import { differsInside } from '../words/near-words.ts';
import type { Token } from '../words/tokens.ts';
import type { Atom } from './atom.ts';
import { chooseMeaning, type LanguageShares, SPOKEN } from './languages.ts';
import { isLikely, SHORTEST_READ, speakAgainst, strayEntry } from './likely-words.ts';
import type { PhraseMatch } from './match-phrase.ts';
import type { Tile } from './tile-phrases.ts';

/** What an atom was read as. */
type AtomReading = Pick<Atom, 'kind' | 'meaning' | 'others' | 'repaired' | 'key'>;

/** The atom of a piece; `languages` are those spoken around it, with their share of the strongest (0 to 1). */
export function atomOf(
  { at, match }: Tile,
  tokens: readonly Token[],
  languages: LanguageShares,
  lexicon: Lexicon,
): Atom {
  const token = tokens[at];
  const last = tokens[(match?.end ?? at + 1) - 1];
  if (token === undefined || last === undefined) throw new Error('No token');
  const { kind, meaning, others, repaired, key } =
    match === null
      ? withoutMatch(token, languages, lexicon)
      : readingOf(at, match, tokens, languages, lexicon);
  const { start, spaced, paragraph, capital } = token;
  // Written out, so that all atoms have the same hidden class.
  const { end } = last;
  return { kind, start, end, meaning, others, repaired, key, spaced, paragraph, capital };
}

const NO_ENTRIES: Entries = [];

function withoutMatch(
  { kind, key }: Token,
  languages: LanguageShares,
  lexicon: Lexicon,
): AtomReading {
  const nothing = { meaning: null, others: NO_ENTRIES, repaired: null, key };
  if (kind !== 'word') return { ...nothing, kind: kind === 'mark' ? 'mark' : 'quantity' };
  const inside = lexicon.statementWords.has(key) ? {} : damagedAllergen(key, languages, lexicon);
  return { ...nothing, kind: 'unread', ...inside };
}

function readingOf(
  at: number,
  match: PhraseMatch,
  tokens: readonly Token[],
  languages: LanguageShares,
  lexicon: Lexicon,
): AtomReading {
  const matched = tokens.slice(at, match.end);
  const keys = matched.map(({ key }) => key);
  const [first = ''] = keys;
  const meaning = chooseMeaning(first, match.meanings, languages, lexicon);
  if (meaning === null) {
    const suspects = possibleEntries(match, languages);
    // A name of several words counts in any language.
    const repaired = matched.length > 1 && suspects.length > 0 ? first : null;
    return { kind: 'unread', meaning, others: suspects, repaired, key: first };
  }
  const { kind } = meaning;
  const key = keys.join(' ');
  const spoken = match.meanings.filter(({ language }) => (languages.get(language) ?? 0) >= SPOKEN);
  const others = namesIn(spoken).filter((entry) => entry !== meaning.entry);
  const beside = [tokens[at - 1], tokens[match.end]] as const;
  const stray = strayEntry(meaning, matched, beside, languages, lexicon);
  if (stray !== null)
    return { kind: 'unread', meaning: null, others: [stray, ...others], repaired: null, key };
  if (match.repaired.length === 0) return { kind, meaning, others, repaired: null, key };
  const repaired = match.repaired.map(({ to }) => to).join(' ');
  // "Randeln" resembles "Mandeln" as much as what it was repaired to.
  const ofAllergen = namesIn(match.meanings).some(({ allergens }) => allergens.length > 0);
  const confused = ofAllergen
    ? NO_ENTRIES
    : keys.flatMap((word) => allergensConfused(word, languages, lexicon));
  const read =
    isOnlyReading(kind, others) &&
    confused.length === 0 &&
    match.repaired.every(
      ({ from, to }) =>
        from.length >= (warns(meaning, matched) ? SHORTEST_WARNING : SHORTEST_READ) &&
        (differsInside(from, to) || (warns(meaning, matched) && matched.length > 2)),
    );
  if (read) return { kind, meaning, others, repaired, key };
  const suspects = kind === 'function' ? NO_ENTRIES : possibleEntries(match, languages);
  const either = distinct([...suspects, ...confused]);
  if (
    confused.length === 0 &&
    !isLikely(matched, match, match.end === tokens.length) &&
    speakAgainst(either, meaning)
  )
    return { kind: 'unread', meaning: null, others: either, repaired: null, key };
  return { kind: 'unread', meaning: meaningBesideName(meaning), others: either, repaired, key };
}

/** Least letters of a damaged word beside other words of a warning: "Sparen von" is "Spuren von". */
const SHORTEST_WARNING = 5;

/** Several words of a warning; of more than two, one may have another ending: "môže obsahovar stopy". */
function warns({ cue }: Meaning, matched: readonly Token[]): boolean {
  return cue === 'precaution' && matched.length > 1;
}

/** "Emulsifler (" can only be the family of the name that follows. */
function isOnlyReading(kind: Meaning['kind'], others: Entries): boolean {
  return kind === 'function' ? others.every((each) => each.kind === 'family') : others.length === 0;
}

/** "de sojaj" is not read, but is evidence of soy; "sweeterer thaumatin" introduces the ingredient. */
function meaningBesideName(meaning: Meaning): Meaning | null {
  return meaning.kind === 'quality' || meaning.kind === 'function' ? meaning : null;
}

/** From this many letters on, an allergen's word inside an unknown one is not chance. */
const CERTAIN_ALLERGEN_WORD = 5;

/** An allergen's word inside an unknown word, or one damaged to it in a language of the text. */
function damagedAllergen(
  key: string,
  languages: LanguageShares,
  lexicon: Lexicon,
): Pick<Atom, 'others' | 'repaired'> {
  const within = allergenWordIn(key, languages, lexicon);
  if (within.repaired !== null) return within;
  // "Qeanuts" is peanuts rather than nuts.
  const others = allergensConfused(key, languages, lexicon);
  return others.length > 0 ? { others, repaired: key } : within;
}

/** What a word may be, in a language of the text, if scanning confused one of its letters: "nilk". */
function allergensConfused(
  key: string,
  languages: LanguageShares,
  { confusedAllergenWords, formsOf }: Lexicon,
): Entries {
  const confused = formsOf(key).flatMap((form) => confusedAllergenWords.get(form) ?? []);
  const spoken = confused.filter(({ language }) => (languages.get(language) ?? 0) >= SPOKEN);
  return distinct(spoken.map(({ entry }) => entry));
}

/** "milkprot", "etdesesame": an allergen's word at either end of an unknown word. */
function allergenWordIn(
  key: string,
  languages: LanguageShares,
  lexicon: Lexicon,
): Pick<Atom, 'others' | 'repaired'> {
  const { allergenWords, longestAllergenWord, clippedAllergenWords, groundForms } = lexicon;
  // Bounded: a text of 20 KB in one word took 0.4 s.
  const longest = Math.min(key.length - 1, longestAllergenWord);
  for (let length = longest; length >= SHORTEST_ALLERGEN_WORD; length -= 1)
    for (const part of [key.slice(0, length), key.slice(-length)]) {
      const entry = allergenWords.get(part);
      if (entry === undefined || isOtherFood(part, languages, lexicon)) continue;
      // "ghewnussbutter" is made of something unread.
      const certain = length >= CERTAIN_ALLERGEN_WORD && groundForms.get(part) !== 'nut butter';
      return { others: [entry], repaired: certain ? part : null };
    }
  // "uctoserum"
  for (const tail of [key, key.slice(1)]) {
    const clipped = clippedAllergenWords.get(tail);
    if (clipped !== undefined) return { others: clipped, repaired: tail };
  }
  return { others: [], repaired: null };
}

/** "Choco" is chocolate if no Portuguese is spoken around it, where it means mollusks. */
function isOtherFood(word: string, languages: LanguageShares, { phrases }: Lexicon): boolean {
  const spoken = (phrases.get(word)?.meanings ?? []).filter(
    ({ kind, language }) => kind === 'name' && languages.has(language),
  );
  return spoken.length > 0 && !spoken.some(({ isAllergenWord }) => isAllergenWord);
}

/** What a phrase may name; for a repaired word, only what it means in the languages around it. */
function possibleEntries({ meanings, repaired }: PhraseMatch, languages: LanguageShares): Entries {
  return namesIn(
    repaired.length === 0 ? meanings : meanings.filter(({ language }) => languages.has(language)),
  );
}

function namesIn(meanings: readonly Meaning[]): Entries {
  return distinct(meanings.flatMap(({ entry }) => entry ?? []));
}
