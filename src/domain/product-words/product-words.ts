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
  /** Of another spelling: the word that it stands for. */
  readonly canonical: string;
}

/** Words by which names and texts say what a product is; folded. */
export interface ProductWords {
  /** Words of a name that do not distinguish a product ("100", "powder"). */
  readonly idle: ReadonlySet<string>;
  /** Other spellings and languages of words of names, with the word they are in a base name ("isolat" → "isolate"). */
  readonly alike: ReadonlyMap<string, string>;
  /** Words mistyped in names, with the right one ("rotein" → "protein"). */
  readonly mistyped: ReadonlyMap<string, string>;
  /** Those of them that are no single word of letters ("golf whey", "protein0"). */
  readonly mistypedRuns: readonly (readonly [wrong: RegExp, right: string])[];
  /** Words that many products bear ("low", "plus"): a figure per cent beside them tells which one it is. */
  readonly general: ReadonlySet<string>;
  /** Words that one record of a line writes and another leaves out ("premium"): figures decide. */
  readonly optional: ReadonlySet<string>;
  /** Words that alone do not say what a thing is ("dark"). */
  readonly quality: ReadonlySet<string>;
  /** What a word of a name says already, and so tells nothing beside it ("soy" → "vegan"). */
  readonly beside: ReadonlyMap<string, readonly string[]>;
  /** What proteins are made of, as base names say it. */
  readonly origin: ReadonlySet<string>;
  /** What one name of a line says and another takes for granted ("isolate"): figures decide, and closely. */
  readonly implied: ReadonlySet<string>;
  /** What powders are mixed with that hold less protein than it: their lines lie as near each other as those of bars. */
  readonly mix: ReadonlySet<string>;
  /** What shops add to names, as written, the longest first. */
  readonly shop: readonly string[];
  /** Foods that are no supplements, whole words. */
  readonly food: RegExp;
  /** Drinks for patients and children, whole words. */
  readonly medical: RegExp;
  /** What brings protein, anywhere in a word, in many languages. */
  readonly source: RegExp;
  /** What names milk protein in a text, anywhere in a word. */
  readonly milk: RegExp;
  /** What is swallowed whole: no powder. */
  readonly capsule: RegExp;
  /** Praise and instructions that stand on packs beside the list of ingredients, whole words; to be counted. */
  readonly advertising: RegExp;
  /** What heads a list of ingredients. */
  readonly heading: RegExp;
  /** Names of powders and bars, whole words. */
  readonly powder: RegExp;
  readonly bar: RegExp;
  readonly collagen: RegExp;
  /** Foods that hold as much protein as a powder, and are none. */
  readonly dryFood: RegExp;
  /** What a name ends in that is eaten, though it says whey: "Whey Protein Cookie", "Zero Instant Pancake". */
  readonly eaten: RegExp;
  /** Foods that are made of a powder at home, and powders that are drunk. */
  readonly prepared: RegExp;
  readonly drinkMix: RegExp;
  readonly gainer: RegExp;
  /** What sources call the categories of powders, bars, drinks, all beverages and all supplements. */
  readonly powderCategory: RegExp;
  readonly barCategory: RegExp;
  readonly drinkCategory: RegExp;
  readonly beverageCategory: RegExp;
  readonly supplementCategory: RegExp;
  /** What a name says of a product's goal, the first that says it. */
  readonly goals: readonly (readonly [RegExp, FitnessGoal])[];
  /** What a source's category says of it. */
  readonly goalCategories: readonly (readonly [RegExp, FitnessGoal])[];
  /** Words of a name that settle the protein type, most specific first. */
  readonly proteinTypes: readonly (readonly [RegExp, ProteinType])[];
  readonly plantCategory: RegExp;
  /** Names of ready drinks: by a word of their own, or by one beside "protein". */
  readonly drink: RegExp;
  /** How words begin that name a protein. */
  readonly proteinWord: RegExp;
  /** Nothing but words that alone are no name: a brand stays beside them ("Quest Bar"). */
  readonly bare: RegExp;
  /** Words before a maker that go with it ("by Vega"), as alternatives of an expression. */
  readonly maker: string;
  /** Legal forms and like endings that are no part of a brand's name, as they end one. */
  readonly legalForm: RegExp;
  /** Abbreviations as names write them, by their small letters ("dna" → "DNA"). */
  readonly capitals: ReadonlyMap<string, string>;
  /** Words written small within a name. */
  readonly small: ReadonlySet<string>;
  /** How names and texts state what is in a pack, a piece or a serving. */
  readonly amounts: AmountPatterns;
  /** What else a powder named after its whey may be made of, whole words. */
  readonly besideWhey: RegExp;
  /** What an offer's name says beside brand, flavor and size. */
  readonly offer: ReadonlySet<string>;
  /** What a row of a dump must mention somewhere to be looked up. */
  readonly worthALook: RegExp;
}
