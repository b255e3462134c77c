import type { Allergen, PrecautionBasis } from '../../enumerations.ts';
import type { lexiconOf } from './lexicon.ts';
import type { VocabularyEntry } from './vocabulary.ts';

/** What a statement's words do; what stands behind them follows. */
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
  /** Of each name, and of nothing else; so are `allergens`. */
  readonly entry: VocabularyEntry | null;
  /**
   * The function's class, the quality, the joiner's role; of a cue what its table's kind says beyond the cue ("list" of a heading,
   * "storage" of a direction), else "whole" where it has no place for names: "no added sugar", not "free from …".
   */
  readonly value: string;
  /** Allergens that the word names where its entry does not tell ("nuts", "gluten"). */
  readonly allergens: readonly Allergen[];
  /** A row of `allergen-words.tsv`: the words by which labels name allergens. */
  readonly isAllergenWord: boolean;
  readonly cue: CueKind | null;
  readonly basis: PrecautionBasis | null;
  /** The words that close a cue which encloses its names ("kann … enthalten"). */
  readonly closing: string | null;
  /** A quality without which the name is another thing ("from soy"). */
  readonly changes: boolean;
  /** A misspelling or scanning error that a table lists. */
  readonly misspelt: boolean;
}

/** How qualities begin that say of what something is ("from soy"). */
export const ORIGIN = 'from ';

/** Whether a meaning says of what something is. */
export function statesOrigin(meaning: Meaning | null): boolean {
  return meaning?.kind === 'quality' && meaning.value.startsWith(ORIGIN);
}

/** Whether a meaning is an allergen, by its entry or by the words of declarations ("nuts"). */
export function bringsAllergens({ entry, allergens }: Meaning): boolean {
  return allergens.length > 0 || (entry?.allergens.length ?? 0) > 0;
}

/** What a phrase means, and the words with which longer phrases go on. */
export interface Phrase {
  readonly meanings: readonly Meaning[];
  readonly longer: ReadonlyMap<string, Phrase> | null;
}

/** The phrase of these folded words, exactly; undefined where there is none. */
export function findPhrase(words: readonly string[], { phrases }: Lexicon): Phrase | undefined {
  let found: Phrase | undefined;
  for (const [at, word] of words.entries()) found = (at === 0 ? phrases : found?.longer)?.get(word);
  return found;
}

/** The meaning of a phrase as a name; null where it is none. */
export function nameOf(words: readonly string[], lexicon: Lexicon): Meaning | null {
  return findPhrase(words, lexicon)?.meanings.find(({ kind }) => kind === 'name') ?? null;
}

/** What a word makes of the food beside it: its flour, or what it is ground to. */
export type GroundForm = 'flour' | 'nut butter' | 'paste';

export interface ClaimPhrase {
  readonly words: readonly string[];
  readonly flag: string;
}

/** All phrases of the vocabulary, as a tree of their folded words, and what is asked of single words. */
export type Lexicon = ReturnType<typeof lexiconOf>;
