import type { Lexicon } from './meanings.ts';
import type { HeadingWords } from './heading-words.ts';
import type { WishWords } from './wish-words.ts';
import type { WordClasses } from './word-classes.ts';
import type { Allergen } from '../../product/enumerations.ts';

/** What an ingredient does in a product. Closed list; tables are checked against it. */
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

/** A row of `data/vocabulary/families.tsv`, as read: all cells are text, lists are separated by "|". */
export interface FamilyRow {
  /** Lower-case US English, unique over ingredients and families. */
  readonly canonical: string;
  /** Families it belongs to, or ingredients it is a form of ("whey protein isolate" → "whey protein"). */
  readonly parents: string;
  /** Of an ingredient: the allergens that it carries; of a family: the allergen that it is all of. */
  readonly allergens: string;
  /** One plain sentence on what it is. */
  readonly description: string;
  /** Where that sentence can be checked. */
  readonly source: string;
}

/** A row of `data/vocabulary/ingredients.tsv`. */
export interface IngredientRow extends FamilyRow {
  /** "yes", "no" or "maybe" (vitamin d3, unspecified glycerides …). */
  readonly animal: string;
  /** wheat, barley, rye, oats, or empty. */
  readonly gluten: string;
  readonly roles: string;
  /** The protein source's name in type rules ("rice protein" for brown rice protein), or empty. */
  readonly proteinSource: string;
  /** Allergens that it may carry, where the name leaves it open (bare lecithin: soy, egg). */
  readonly maybeAllergens?: string | undefined;
  /** Entries that a general name may stand for ("vegetable oil" → palm oil, soybean oil). */
  readonly maybe?: string | undefined;
  /** "yes", "maybe" or empty: made of oil palms. */
  readonly palm?: string | undefined;
  /** "yes", "traces", "maybe" or empty: lactose in it. */
  readonly lactose?: string | undefined;
}

export interface SynonymRow {
  readonly synonym: string;
  /** A canonical name of an ingredient or family. */
  readonly canonical: string;
  /** synonym, plural, e-number, british, misspelling, ocr, brand name, other language … */
  readonly kind: string;
}

/** A name in any language. */
export interface NameRow {
  readonly name: string;
  readonly canonical: string;
  /** ISO 639-1, "xx" for names that are the same in all. */
  readonly language: string;
  readonly kind: string;
  readonly source: string;
}

/** A row of one of the tables of words that are no names: what it means stands in the table's second column. */
export interface WordsRow {
  readonly words: string;
  /** The class of additive, the quality, the kind of statement, the role of a joiner; "|" between several. */
  readonly meaning: string;
  readonly language: string;
  readonly source: string;
  /** Of an allergen's words: the entry they name; of a statement: its basis. */
  readonly detail: string;
}

export interface VocabularyTables {
  readonly ingredients: readonly IngredientRow[];
  readonly families: readonly FamilyRow[];
  readonly synonyms: readonly SynonymRow[];
  /** Gone through as a whole, more than once. */
  readonly names?: Iterable<NameRow> | undefined;
  /** "emulsifier:", "Süßungsmittel". */
  readonly functions?: readonly WordsRow[] | undefined;
  /** "organic", "roasted", "issu de l'agriculture biologique". */
  readonly qualities?: readonly WordsRow[] | undefined;
  /** "may contain", "enthält", "sans", "mix one scoop". */
  readonly statements?: readonly WordsRow[] | undefined;
  /** "and", "of", "from", "the". */
  readonly joiners?: readonly WordsRow[] | undefined;
  /** Words of sentences that say where a product is made. */
  readonly making?: readonly WordsRow[] | undefined;
  /** How statements name allergens. */
  readonly allergenWords?: readonly WordsRow[] | undefined;
  /** How packs claim a dietary flag ("glutenfrei"), and words that deny or narrow a claim ("not", "with"). */
  readonly claims?: readonly WordsRow[] | undefined;
  /** Words that are plainly no ingredient. */
  readonly noIngredient?: readonly WordsRow[] | undefined;
  /** Words that mean more to a shopper than on a label ("sugar", "noix", "Süßstoffe"). */
  readonly shoppersWords?: readonly WordsRow[] | undefined;
  /** Words inside of names that say something of what is named ("organic", "powder", "coating"). */
  readonly wordClasses?: readonly WordsRow[] | undefined;
  /** Words by which a name heads others ("blend"), and what such a heading is of. */
  readonly headings?: readonly WordsRow[] | undefined;
  /** Other ways to spell a word of names ("flavour"). */
  readonly spellings?: readonly WordsRow[] | undefined;
  /** Words around the names that shoppers avoid ("allergic to"), and what avoided names mean to them. */
  readonly wishWords?: readonly WordsRow[] | undefined;
  /** What flavors, sentences of shoppers and names of products say: for the check alone, their readers read them by themselves. */
  readonly sentenceWords?: Iterable<WordsRow> | undefined;
  readonly flavors?: Iterable<WordsRow> | undefined;
  readonly productWords?: Iterable<WordsRow> | undefined;
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
  /** Entries that it may stand for. */
  readonly maybe: readonly string[];
  readonly palm: 'yes' | 'maybe' | 'no';
  readonly lactose: 'yes' | 'traces' | 'maybe' | 'no';
}

/** The vocabulary, ready to be asked. Built once from the tables by `buildVocabulary`. */
export interface Vocabulary {
  readonly entries: ReadonlyMap<string, VocabularyEntry>;
  /** Every name and synonym by its look-up key (`normalizeName`); what spelling and suggestions search. */
  readonly names: ReadonlyMap<string, VocabularyEntry>;
  /**
   * Words that mean all of a kind to a shopper, by look-up key: "sugar" in a list is sucrose, but who avoids sugar avoids
   * syrups too. Labels are not read by them.
   */
  readonly shoppersWords: ReadonlyMap<string, VocabularyEntry>;
  /** What a name means that only its accents tell from another's ("maçã", an apple, from "maca"); null for all others. */
  findAccented(written: string): VocabularyEntry | null;
  /** Whether it is a canonical name: these are understood before `prepare` has built the tables of all other names. */
  isCanonical(written: string): boolean;
  /** What a shopper may ask of an ingredient beyond its name ("organic", "aus Weidehaltung"), by look-up key. */
  readonly qualities: ReadonlyMap<string, string>;
  /** The language in which a name is known (ISO 639-1); null for what is no name as written. */
  languageOf(written: string): string | null;
  /** Every phrase that labels are read by, in all languages; built at the first need, in some 300 ms. */
  readonly lexicon: Lexicon;
  /** Words inside of names that say something of what is named. */
  readonly wordClasses: WordClasses;
  /** The look-up key of a written name (`normalizeName`). */
  keyOf(this: void, written: string): string;
  readonly wishWords: WishWords;
  readonly headingWords: HeadingWords;
  /** Builds before the first need what shoppers' words are understood by, awaiting `pause` in between (some milliseconds apart). */
  prepare(pause: () => Promise<unknown>): Promise<void>;
  /** Exact look-up of a written name (any case, plural, British form, synonym, E number); null if not known. */
  resolve(written: string): VocabularyEntry | null;
}
