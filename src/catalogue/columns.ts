import type { Bits } from './bits.ts';
import type { PostingTable } from './posting-table.ts';

/** Distinct written forms of ingredients: one row for each pair of label name and canonical name. */
export interface IngredientDictionary {
  /** Rows of each canonical name. */
  readonly rowsOf: ReadonlyMap<string, readonly number[]>;
  /** For each row its label name and canonical name as phrases (`phraseOf`), for literal words. */
  readonly phrases: readonly string[];
  /** Rows that are not in the vocabulary, by every run of words in their names (as `phraseOf` writes it). */
  readonly unknownByPhrase: ReadonlyMap<string, readonly number[]>;
  /** For each row whether it stands for itself (`standForThemselves`). */
  readonly alone: readonly boolean[];
  readonly postings: PostingTable;
}

/** Words of the products' names, lower case, parted at single spaces. */
export interface NameWords {
  readonly words: readonly string[];
  readonly postings: PostingTable;
  /** Word numbers of all names, one name after the other, and where each product's begins (size + 1 entries). */
  readonly sequence: Int32Array;
  readonly starts: Int32Array;
}

/**
 * The whole catalogue as columns. Products are numbered by name, then id, so that the smaller number comes first
 * wherever an order has nothing else to say. Lists are indexed as the arrays of `domain/product/enumerations`.
 */
export interface Columns {
  readonly size: number;
  readonly all: Bits;
  readonly ids: Float64Array;
  /** Product numbers in ascending order of id. */
  readonly byId: Int32Array;
  /** Stated brands, ascending; names of all brands that occur, lower case, by brand row. */
  readonly brandIds: readonly number[];
  readonly brandNames: readonly string[];
  /** `brandIds` as text, for the live counts. */
  readonly brandValues: readonly string[];
  /** Row of each product's brand: index in `brandIds`, or `brandIds.length` where it is not stated. */
  readonly brandRows: Int32Array;
  readonly brandPostings: PostingTable;
  readonly brandKnown: Bits;
  readonly types: readonly Bits[];
  readonly typeKnown: Bits;
  readonly goals: readonly Bits[];
  readonly goalKnown: Bits;
  /** How many products each brand row has. */
  readonly brandTotals: Int32Array;
  readonly flagTrue: readonly Bits[];
  readonly flagFalse: readonly Bits[];
  readonly flagFalseCounts: readonly number[];
  readonly complete: Bits;
  /** By allergen: it is in it, by an ingredient or a statement. */
  readonly contains: readonly Bits[];
  /** By allergen: declared, and no ingredient accounts for it. */
  readonly declared: readonly Bits[];
  /** By allergen: may contain it, or traces of it. */
  readonly mayContain: readonly Bits[];
  /** By allergen: made where it is handled. */
  readonly facility: readonly Bits[];
  /** By protein of NAMED_PROTEINS: no ingredient list, and the name says so (`proteinsByName`). */
  readonly namedProteins: readonly Bits[];
  /** Bonus points (0-4) of each product, and the sets with at least 1, 2, 3, 4. */
  readonly bonus: Uint8Array;
  readonly bonusAtLeast: readonly Bits[];
  /** Has an active link at the main marketplace. */
  readonly marketplace: Bits;
  /** Rank of the grams of protein per serving: 0 is the most, unknown comes last. */
  readonly proteinRank: Int32Array;
  readonly proteinRanks: number;
  readonly ingredients: IngredientDictionary;
  readonly names: NameWords;
}
