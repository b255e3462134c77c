import type { Lexicon } from './meanings.ts';
import type { HeadingWords, WordClasses } from './word-tables.ts';
import type { WishWords } from './wish-words.ts';
import type { Allergen } from '../../enumerations.ts';

/** The function of an ingredient in a product. A closed list; tables are checked against it. */
export const INGREDIENT_ROLES = [
  'protein source',
  'intense sweetener',
  'polyol',
  'added sugar',
  'sugar',
  'fiber',
  'fat',
  'gum',
  'emulsifier',
  'flavor',
  'color',
  'vitamin',
  'mineral',
  'amino acid',
  'enzyme',
  'probiotic',
  'preservative',
  'acid',
  'salt',
  'starch',
  'fruit or vegetable',
  'herb or extract',
  'cereal',
  'other',
] as const;
export type IngredientRole = (typeof INGREDIENT_ROLES)[number];

export const GLUTEN_GRAINS = ['wheat', 'barley', 'rye', 'oats'] as const;
export type GlutenGrain = (typeof GLUTEN_GRAINS)[number];

const OF_ENTRIES = ['canonical', 'parents', 'allergens', 'description', 'source'] as const;
/** The columns that tables of names must have; all cells are text (data/vocabulary/README.md says what each means). */
export const COLUMNS = {
  families: OF_ENTRIES,
  ingredients: [...OF_ENTRIES, 'animal', 'gluten', 'roles', 'proteinSource'],
  synonyms: ['synonym', 'canonical', 'kind'],
  names: ['name', 'canonical', 'language', 'kind', 'source'],
} as const;
type RowOf<Table extends keyof typeof COLUMNS> = Readonly<
  Record<(typeof COLUMNS)[Table][number], string>
>;
type MayHave<Key extends string, Value> = { readonly [key in Key]?: Value | undefined };

export type FamilyRow = RowOf<'families'>;
export type IngredientRow = RowOf<'ingredients'> &
  MayHave<'maybeAllergens' | 'maybe' | 'palm' | 'lactose' | 'mayHold', string>;
export type SynonymRow = RowOf<'synonyms'>;
export type NameRow = RowOf<'names'>;

/** A row of a table of words that are not names. */
export interface WordsRow {
  readonly words: string;
  /** The column that states what a row means: a class of additive, a quality, a role …; several are separated by "|". */
  readonly meaning: string;
  readonly language: string;
  readonly source: string;
  /** A second such column in some tables: the entry that an allergen's words name. */
  readonly detail: string;
}

/** The tables of words, each with its columns that state what a row means: `meaning` and `detail`. */
export const WORD_TABLES = {
  allergenWords: ['allergen-words', 'allergens', 'canonical'],
  alsoNamed: ['also-named', 'canonical', 'how'],
  claims: ['claims', 'flag'],
  flavors: ['flavors', 'kind'],
  functions: ['functions', 'class'],
  headings: ['headings', 'kind', 'canonical'],
  joiners: ['joiners', 'role'],
  making: ['making', 'part'],
  namedAlike: ['named-alike', 'names', 'why'],
  noIngredient: ['no-ingredient', 'kind'],
  productWords: ['product-words', 'kind', 'canonical'],
  qualities: ['qualities', 'quality', 'changes'],
  sentenceWords: ['sentence-words', 'meaning'],
  shoppersWords: ['shoppers-words', 'canonical'],
  spellings: ['spellings', 'kind', 'canonical'],
  statements: ['statements', 'kind'],
  wishWords: ['wish-words', 'kind', 'canonical'],
  wordClasses: ['word-classes', 'class'],
} as const;
/** Tables that the first page needs; the others are needed once, later or in a worker. */
export const EARLY_TABLES = ['headings', 'spellings', 'wishWords', 'wordClasses'] as const;
type EarlyTable = (typeof EARLY_TABLES)[number];
type LaterTable = Exclude<keyof typeof WORD_TABLES, EarlyTable>;
export type WordTables = MayHave<LaterTable, Iterable<WordsRow>> &
  MayHave<EarlyTable, readonly WordsRow[]>;

export interface VocabularyTables extends WordTables {
  readonly ingredients: readonly IngredientRow[];
  readonly families: readonly FamilyRow[];
  readonly synonyms: Iterable<SynonymRow>;
  /** Iterated completely, more than once. */
  readonly names?: Iterable<NameRow> | undefined;
}

/** One node of the vocabulary: an ingredient or a family of them. */
export interface VocabularyEntry {
  readonly canonical: string;
  readonly kind: 'ingredient' | 'family';
  readonly parents: readonly string[];
  /** Every family and ingredient above it, nearest first. */
  readonly ancestors: readonly string[];
  /** Itself and everything below it. */
  readonly members: readonly string[];
  readonly allergens: readonly Allergen[];
  readonly animal: 'yes' | 'no' | 'maybe';
  readonly gluten: readonly GlutenGrain[];
  readonly roles: readonly IngredientRole[];
  readonly proteinSource: string | null;
  readonly description: string;
  readonly source: string;
  readonly maybeAllergens: readonly Allergen[];
  /** Entries that it may mean. */
  readonly maybe: readonly string[];
  /** Entries that it may contain, or be made of, without meaning them ("hazelnut filling": hazelnut). */
  readonly mayHold: readonly string[];
  readonly palm: 'yes' | 'maybe' | 'no';
  readonly lactose: 'yes' | 'traces' | 'maybe' | 'no';
}

export type Entries = readonly VocabularyEntry[];

/** The vocabulary. Built once from the tables by `buildVocabulary`. */
export interface Vocabulary {
  readonly entries: ReadonlyMap<string, VocabularyEntry>;
  /** Every name and synonym by its look-up key (`normalizeName`), for spelling and suggestions. */
  readonly names: ReadonlyMap<string, VocabularyEntry>;
  /** Words that mean more to a shopper than on a label, by look-up key: avoiding "sugar" includes syrups. */
  readonly shoppersWords: ReadonlyMap<string, VocabularyEntry>;
  /** The meaning of a name that only its accents distinguish from another ("maçã", an apple, from "maca"); null for all others. */
  findAccented(written: string): VocabularyEntry | null;
  /** Whether it is a canonical name: these are understood before `prepare` has built the tables of all other names. */
  isCanonical(written: string): boolean;
  /** What a shopper may require of an ingredient besides its name ("organic", "aus Weidehaltung"), by look-up key. */
  readonly qualities: ReadonlyMap<string, string>;
  /** The language of a name (ISO 639-1); null if it is not a name as written. */
  languageOf(written: string): string | null;
  /** Every phrase by which labels are read, in all languages; built when first needed, in about 300 ms. */
  readonly lexicon: Lexicon;
  /** Words inside names that describe what is named. */
  readonly wordClasses: WordClasses;
  /** The look-up key of a written name (`normalizeName`). */
  keyOf(this: void, written: string): string;
  readonly wishWords: WishWords;
  readonly headingWords: HeadingWords;
  /** Builds in advance what understanding shoppers' words needs, awaiting `pause` every few milliseconds. */
  prepare(pause: () => Promise<unknown>): Promise<void>;
  /** Exact look-up of a written name (any case, plural, British form, synonym, E number); null if unknown. */
  resolve(written: string): VocabularyEntry | null;
}
