import type { Allergen } from '#domain/enumerations.ts';
import type { Bits } from './bits.ts';
import type { PostingTable } from './posting-table.ts';

/** The distinct forms of ingredients on labels: one row per combination of label name, canonical name and qualities. */
export interface IngredientDictionary {
  /** The rows of each canonical name. */
  readonly rowsOf: ReadonlyMap<string, readonly number[]>;
  /** By row: its label name and canonical name as phrases (`phraseOf`), for literal terms. */
  readonly phrases: readonly string[];
  /** The rows whose phrases contain a word. */
  readonly rowsOfWord: ReadonlyMap<string, readonly number[]>;
  /** By row: its name on the label. */
  readonly names: readonly string[];
  /** By row: whether it stands for itself (`standForThemselves`). */
  readonly alone: readonly boolean[];
  /** By row: the allergen that it certainly contains. */
  readonly carried: readonly (Allergen | null)[];
  readonly qualities: readonly (readonly string[])[];
  readonly postings: PostingTable;
}

/** The words of product names in lower case, split at single spaces. */
export interface NameWords {
  readonly words: readonly string[];
  /** The plain words within words that are not plain ("whey/casein"), for the filter by name. */
  readonly parts: ReadonlyMap<number, readonly string[]>;
  readonly postings: PostingTable;
  /** The word numbers of all names, concatenated, and the offset of each product's name (size + 1 entries). */
  readonly sequence: Int32Array;
  readonly starts: Int32Array;
}

/** The words of all label texts (`textsOf`), for terms unknown to the vocabulary. Each distinct text has a number. */
export interface TextWords {
  /** The number of texts. */
  readonly count: number;
  readonly numbers: ReadonlyMap<string, number>;
  /** The texts of each word. */
  readonly postings: PostingTable;
  /** The word numbers of all texts, concatenated, and the offset of each text (count + 1 entries). */
  readonly sequence: Int32Array;
  readonly starts: Int32Array;
  /** The products of each text. */
  readonly products: PostingTable;
}

/** Families: products that are flavors of one product. Numbered from 0. */
export interface Families {
  readonly count: number;
  /** The family of each product. */
  readonly rows: Int32Array;
  /** Products that are the only one in their family. */
  readonly alone: Bits;
  /** The products of all families, concatenated, and the offset of each family (count + 1 entries). */
  readonly members: Int32Array;
  readonly starts: Int32Array;
}

/**
 * The whole catalogue as columns. Products are numbered by evidence (`compareEvidence`), name and id, so that the
 * smaller number comes first in every tie. Lists are indexed like the arrays of `domain/enumerations`.
 */
export interface Columns {
  readonly size: number;
  readonly all: Bits;
  readonly ids: Float64Array;
  /** Product numbers in ascending order of id. */
  readonly byId: Int32Array;
  /** Product numbers by name, then id. */
  readonly byName: Int32Array;
  /** Ids of the stated brands, ascending. Lower-case names of all brands that occur, by brand row. */
  readonly brandIds: readonly number[];
  readonly brandNames: readonly string[];
  /** The plain words of each brand's name. */
  readonly brandParts: readonly (readonly string[])[];
  /** `brandIds` as text, for the live counts. */
  readonly brandValues: readonly string[];
  /** The brand row of each product: an index into `brandIds`, or `brandIds.length` if the brand is not stated. */
  readonly brandRows: Int32Array;
  readonly brandPostings: PostingTable;
  readonly brandKnown: Bits;
  readonly types: readonly Bits[];
  readonly typeKnown: Bits;
  readonly goals: readonly Bits[];
  readonly goalKnown: Bits;
  /** The number of products of each brand row. */
  readonly brandTotals: Int32Array;
  readonly flagTrue: readonly Bits[];
  readonly flagFalse: readonly Bits[];
  readonly flagFalseCounts: readonly number[];
  /** The whole ingredient list is known (`isListKnown`). */
  readonly complete: Bits;
  /** May be a perfect match (`isOnRecord`). */
  readonly onRecord: Bits;
  readonly formats: readonly Bits[];
  /** The index of each product's flavor in `flavorNames`; 0 if it is not known. */
  readonly flavorRows: Int32Array;
  readonly flavorNames: readonly string[];
  /**
   * For each index of `flavorNames`, the index of its key in `flavorKeys`. All spellings of one flavor share a key;
   * what is not a flavor has index 0.
   */
  readonly flavorKinds: Int32Array;
  readonly flavorKeys: readonly string[];
  readonly families: Families;
  /** By allergen: products that contain it according to an ingredient or a statement. */
  readonly contains: readonly Bits[];
  /** By allergen: products that declare it although no ingredient accounts for it. */
  readonly declared: readonly Bits[];
  /** By allergen: products that may contain it, or traces of it. */
  readonly mayContain: readonly Bits[];
  /** By allergen: products made in a facility that handles it. */
  readonly facility: readonly Bits[];
  /** By allergen: products with a precaution that names no specific kind of it. */
  readonly unspecified: readonly Bits[];
  /** Products by the names in their evidence and precautions (`claimKey`). */
  readonly claims: { readonly keys: ReadonlyMap<string, number>; readonly postings: PostingTable };
  /** By protein of NAMED_PROTEINS: products without an ingredient list whose name states it (`proteinsByName`). */
  readonly namedProteins: readonly Bits[];
  /** Bonus points (0-4) of each product, and the sets of products with at least 1, 2, 3, 4. */
  readonly bonus: Uint8Array;
  readonly bonusAtLeast: readonly Bits[];
  /** Products with an active link to the main marketplace. */
  readonly marketplace: Bits;
  /** By figure of FIGURES: each product's value, NaN if unknown. */
  readonly figures: readonly Float64Array[];
  /** By order of FIGURE_SORTS: each product's rank (from 0; the last rank if unknown), and the number of ranks. */
  readonly figureRanks: readonly { readonly ranks: Int32Array; readonly count: number }[];
  /** Like `figureRanks`, for the order by name. */
  readonly nameRanks: { readonly ranks: Int32Array; readonly count: number };
  readonly ingredients: IngredientDictionary;
  readonly names: NameWords;
  readonly texts: TextWords;
}

/** The key under which products are posted that have a name in their evidence or precautions. */
export function claimKey(
  kind: 'certain' | 'doubtful' | 'may contain' | 'facility',
  name: string,
): string {
  return `${kind}|${name}`;
}
