import type { AmountPatterns } from './amount-patterns.ts';
import type { FitnessGoal, ProteinType } from '../enumerations.ts';

/** The kinds of `data/vocabulary/product-words.tsv` (its README says what each means). */
export const PRODUCT_WORD_KINDS = [
  'idle',
  'alike',
  'mistyped',
  'general',
  'optional',
  'quality',
  'beside',
  'origin',
  'implied',
  'mix',
  'shop',
  'food',
  'medical',
  'source',
  'milk',
  'low energy',
  'capsule',
  'advertising',
  'heading',
  'powder',
  'bar',
  'collagen',
  'dry food',
  'eaten',
  'prepared',
  'drink mix',
  'gainer',
  'powder category',
  'bar category',
  'drink category',
  'beverage category',
  'supplement category',
  'mass goal',
  'recovery goal',
  'weight goal',
  'performance goal',
  'muscle goal',
  'mass category',
  'replacement category',
  'hydrolyzed whey',
  'whey isolate',
  'whey concentrate',
  'whey blend',
  'casein',
  'pea and rice',
  'plant source',
  'plant',
  'plant category',
  'protein drink',
  'drink of protein',
  'drink',
  'protein beginning',
  'bare',
  'maker',
  'legal form',
  'small',
  'capitals',
  'pack unit',
  'piece',
  'serving',
  'served',
  'measure',
  'beside measure',
  'stirred into',
  'about',
  'one',
  'glued one',
  'daily measure',
  'per',
  'of amount',
  'circa',
  'box',
  'container',
  'sample',
  'amount of',
  'beside whey',
  'offer',
  'worth a look',
] as const;
export type ProductWordKind = (typeof PRODUCT_WORD_KINDS)[number];

export interface ProductWordsRow {
  readonly words: string;
  readonly kind: string;
  /** For another spelling, the word it stands for. */
  readonly canonical: string;
}

/** Words by which names and texts say what a product is; folded. */
export interface ProductWords {
  /** Words of a name that do not distinguish a product ("100", "powder"). */
  readonly idle: ReadonlySet<string>;
  /** Other spellings and languages of words of names, with the word they are in a base name ("isolat" → "isolate"). */
  readonly alike: ReadonlyMap<string, string>;
  /** Misspelled words of names, with the correct one ("rotein" → "protein"). */
  readonly mistyped: ReadonlyMap<string, string>;
  /** Misspellings that are not a single word of letters ("golf whey", "protein0"). */
  readonly mistypedRuns: readonly (readonly [wrong: RegExp, right: string])[];
  /** Words that many products have ("low", "plus"): a percentage beside them tells which one it is. */
  readonly general: ReadonlySet<string>;
  /** Words that one record of a line writes and another leaves out ("premium"): figures decide. */
  readonly optional: ReadonlySet<string>;
  /** Words that alone do not name a thing ("dark"). */
  readonly quality: ReadonlySet<string>;
  /** What a word of a name already implies, so that it adds nothing beside it ("soy" → "vegan"). */
  readonly beside: ReadonlyMap<string, readonly string[]>;
  /** What proteins are made of, as base names write it. */
  readonly origin: ReadonlySet<string>;
  /** What one name of a line states and another implies ("isolate"): figures decide, within close bounds. */
  readonly implied: ReadonlySet<string>;
  /** What powders are mixed with that contains less protein: their lines are as close to each other as those of bars. */
  readonly mix: ReadonlySet<string>;
  /** What shops add to names, as written, longest first. */
  readonly shop: readonly string[];
  /** Foods that are no supplements, whole words. */
  readonly food: RegExp;
  /** Drinks for patients and children, whole words. */
  readonly medical: RegExp;
  /** What contains protein, anywhere in a word, in many languages. */
  readonly source: RegExp;
  /** What names milk protein in a text, anywhere in a word. */
  readonly milk: RegExp;
  /** Carbohydrates of less than 4 kcal a gram (fiber, polyols), anywhere in a word. */
  readonly lowEnergy: RegExp;
  /** Forms that are swallowed whole: not powders. */
  readonly capsule: RegExp;
  /** Praise and instructions that packs print beside the ingredient list, whole words; their number counts. */
  readonly advertising: RegExp;
  /** Headings of an ingredient list. */
  readonly heading: RegExp;
  /** Names of powders and bars, whole words. */
  readonly powder: RegExp;
  readonly bar: RegExp;
  readonly collagen: RegExp;
  /** Foods that contain as much protein as a powder without being one. */
  readonly dryFood: RegExp;
  /** Last words of names of foods that are eaten, though the name says whey: "Whey Protein Cookie", "Zero Instant Pancake". */
  readonly eaten: RegExp;
  /** Foods that are made from a powder at home, and powders for drinks. */
  readonly prepared: RegExp;
  readonly drinkMix: RegExp;
  readonly gainer: RegExp;
  /** The sources' names for the categories powders, bars, drinks, all beverages and all supplements. */
  readonly powderCategory: RegExp;
  readonly barCategory: RegExp;
  readonly drinkCategory: RegExp;
  readonly beverageCategory: RegExp;
  readonly supplementCategory: RegExp;
  /** The goals that names state; the first match counts. */
  readonly goals: readonly (readonly [RegExp, FitnessGoal])[];
  /** The goals that a source's category states. */
  readonly goalCategories: readonly (readonly [RegExp, FitnessGoal])[];
  /** Words of a name that decide the protein type, most specific first. */
  readonly proteinTypes: readonly (readonly [RegExp, ProteinType])[];
  readonly plantCategory: RegExp;
  /** Names of ready drinks: by a word of their own, or by one beside "protein". */
  readonly drink: RegExp;
  /** The beginnings of words that mean a protein. */
  readonly proteinWord: RegExp;
  /** Names that consist only of words that name nothing: the brand is kept with them ("Quest Bar"). */
  readonly bare: RegExp;
  /** Words before a maker ("by Vega"), as alternatives of a regular expression. */
  readonly maker: string;
  /** Legal forms and similar endings that are not part of a brand's name. */
  readonly legalForm: RegExp;
  /** Abbreviations as names write them, by their lower-case letters ("dna" → "DNA"). */
  readonly capitals: ReadonlyMap<string, string>;
  /** Words in lower case within a name. */
  readonly small: ReadonlySet<string>;
  /** How names and texts state the amount in a pack, a piece or a serving. */
  readonly amounts: AmountPatterns;
  /** What a powder named after its whey may also be made of, whole words. */
  readonly besideWhey: RegExp;
  /** Words of an offer's name other than brand, flavor and size. */
  readonly offer: ReadonlySet<string>;
  /** What a row of a dump must mention to be considered. */
  readonly worthALook: RegExp;
}
