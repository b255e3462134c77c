import type { Allergen, PrecautionBasis } from '../../enumerations.ts';
import type { lexiconOf } from './lexicon.ts';
import type { VocabularyEntry } from './vocabulary.ts';

/** What the words of a statement introduce. */
export type CueKind =
  | 'declaration'
  | 'precaution'
  | 'denial'
  | 'heading'
  | 'claim'
  | 'direction'
  | 'address'
  | 'quantity'
  | 'minor part';

/** What a name says besides its entry: "chicken bone broth" is of chicken, "chicken seasoning" may hold some. */
export interface AlsoNamed {
  readonly entry: VocabularyEntry;
  readonly certain: boolean;
}

/** One meaning of a phrase in one language. */
export interface Meaning {
  readonly kind:
    | 'name'
    | 'function'
    | 'quality'
    | 'joiner'
    | 'no ingredient'
    | 'cue'
    | 'cue behind';
  readonly language: string;
  /** Set for names only, like `allergens`. */
  readonly entry: VocabularyEntry | null;
  /**
   * The function's class, the quality, or the joiner's role; for a cue, what its table's kind says further ("list" of a
   * heading, "storage" of a direction), else "whole" if it has no placeholder for names: "no added sugar", not "free
   * from …".
   */
  readonly value: string;
  /** What its words name besides its entry, from `also-named.tsv`. */
  readonly also: readonly AlsoNamed[];
  /** Allergens of the word if its entry does not tell ("nuts", "gluten"). */
  readonly allergens: readonly Allergen[];
  /** From a row of `allergen-words.tsv`: words with which labels name allergens. */
  readonly isAllergenWord: boolean;
  readonly cue: CueKind | null;
  readonly basis: PrecautionBasis | null;
  /** The closing part of a cue that encloses its names ("kann … enthalten"). */
  readonly closing: string | null;
  /** A quality that changes what the name means ("from soy"). */
  readonly changes: boolean;
  /** A misspelling or scanning error listed in a table. */
  readonly misspelt: boolean;
}

/** Prefix of qualities that state an origin ("from soy"). */
export const ORIGIN = 'from ';

/** Whether a meaning states an origin. */
export function statesOrigin(meaning: Meaning | null): boolean {
  return meaning?.kind === 'quality' && meaning.value.startsWith(ORIGIN);
}

/** Whether a meaning is an allergen, by its entry or by the words of declarations ("nuts"). */
export function bringsAllergens({ entry, allergens }: Meaning): boolean {
  return allergens.length > 0 || (entry?.allergens.length ?? 0) > 0;
}

/** The meanings of a phrase, and the words that continue it. */
export interface Phrase {
  readonly meanings: readonly Meaning[];
  readonly longer: ReadonlyMap<string, Phrase> | null;
}

/** The phrase of exactly these folded words; undefined if there is none. */
export function findPhrase(words: readonly string[], { phrases }: Lexicon): Phrase | undefined {
  let found: Phrase | undefined;
  for (const [at, word] of words.entries()) found = (at === 0 ? phrases : found?.longer)?.get(word);
  return found;
}

/** The meaning of a phrase as a name; null if it has none. */
export function nameOf(words: readonly string[], lexicon: Lexicon): Meaning | null {
  return findPhrase(words, lexicon)?.meanings.find(({ kind }) => kind === 'name') ?? null;
}

/** What a word turns the food beside it into: its flour, or what it is ground to. */
export type GroundForm = 'flour' | 'nut butter' | 'paste';

export interface ClaimPhrase {
  readonly words: readonly string[];
  readonly flag: string;
}

/** All phrases of the vocabulary, as a tree of their folded words, and sets of single words. */
export type Lexicon = ReturnType<typeof lexiconOf>;
