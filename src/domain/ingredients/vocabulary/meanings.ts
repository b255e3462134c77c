import type { ConfusedAllergenWord } from './clipped-allergen-words.ts';
import type { FacilityWordPart } from './word-tables.ts';
import type { Allergen, PrecautionBasis } from '../../product/enumerations.ts';
import type { Entries, VocabularyEntry } from './vocabulary.ts';

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

/** All phrases of the vocabulary, as a tree of their folded words. */
export interface Lexicon {
  /** The ways in which a folded word may stand in names. */
  formsOf(this: void, key: string): readonly string[];
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** Every word of a phrase. */
  readonly words: ReadonlySet<string>;
  /** Words of names and functions, by language, for repair. */
  readonly wordsOfNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of names, qualities and functions, by language: what compounds are made of. */
  readonly parts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Phrases that claim a dietary flag, or say "not" and "part", in folded words, by the first of these. */
  readonly claims: ReadonlyMap<string, readonly ClaimPhrase[]>;
  /** What compounds were split into before; a memory, bounded. */
  readonly compounds: Map<string, readonly string[] | null>;
  /** Words of statements and joiners: plainly no ingredient inside a statement. */
  readonly statementWords: ReadonlySet<string>;
  /** Joiners that are written with a full stop ("de inkl"), behind their language. */
  readonly abbreviations: ReadonlySet<string>;
  /** Single words that open the list of ingredients, folded. */
  readonly listHeadings: ReadonlyMap<string, Meaning>;
  /** What a word may be in a sentence that says where a product is made (`facility-statement.ts`). */
  readonly facilityWords: ReadonlyMap<string, ReadonlySet<FacilityWordPart>>;
  /** Words for those whom an allergen harms, and for what they have ("allergic", "allergy"). */
  readonly allergicWords: ReadonlySet<string>;
  /** Words by which a product is said to be for somebody ("suitable"), which "not" turns round. */
  readonly suitableWords: ReadonlySet<string>;
  /** Those that say the opposite by themselves ("unsuitable"). */
  readonly unsuitableWords: ReadonlySet<string>;
  /** Words of names near a misspelt one, in one language. */
  near(word: string, language: string): readonly string[];
  /** Words by which labels name an allergen, with what they mean: looked for inside of words that nobody knows. */
  readonly allergenWords: ReadonlyMap<string, VocabularyEntry>;
  /** Letters of the longest of them. */
  readonly longestAllergenWord: number;
  /** The same without their first letter or two, which scanning damages, with what each may stand for. */
  readonly clippedAllergenWords: ReadonlyMap<string, Entries>;
  /** Short ones with a letter that scanning takes for another, with what they mean in each language. */
  readonly confusedAllergenWords: ReadonlyMap<string, readonly ConfusedAllergenWord[]>;
  /** How much of the vocabulary is in a language, as a share of the largest: which of two is spoken where there is no evidence. */
  readonly share: ReadonlyMap<string, number>;
  /** Suffixes that deny what stands before them in the word ("frei" of "glutenfrei"), folded. */
  readonly denyingSuffixes: readonly string[];
  /** Folded words for flour, butter, cream or paste of any kind: with a food beside them they are made of that food ("pasta di caffè"). */
  readonly groundForms: ReadonlyMap<string, GroundForm>;
}
