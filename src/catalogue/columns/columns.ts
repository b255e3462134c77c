import type { Allergen } from '#domain/enumerations.ts';
import type { Bits } from './bits.ts';
import type { PostingTable } from './posting-table.ts';

/** Distinct ways in which ingredients stand on labels: one row for each label name, canonical name and qualities. */
export interface IngredientDictionary {
  /** Rows of each canonical name. */
  readonly rowsOf: ReadonlyMap<string, readonly number[]>;
  /** For each row its label name and canonical name as phrases (`phraseOf`), for literal words. */
  readonly phrases: readonly string[];
  /** Rows in whose phrases a word stands. */
  readonly rowsOfWord: ReadonlyMap<string, readonly number[]>;
  /** For each row its name on the label. */
  readonly names: readonly string[];
  /** For each row whether it stands for itself (`standForThemselves`). */
  readonly alone: readonly boolean[];
  /** By row: the allergen that it brings for certain. */
  readonly carried: readonly (Allergen | null)[];
  readonly qualities: readonly (readonly string[])[];
  readonly postings: PostingTable;
}

/** Words of the products' names, lower case, parted at single spaces. */
export interface NameWords {
  readonly words: readonly string[];
  /** The plain words in those that are not one themselves ("whey/casein"), for the filter by name. */
  readonly parts: ReadonlyMap<number, readonly string[]>;
  readonly postings: PostingTable;
  /** Word numbers of all names, one name after the other, and where each product's begins (size + 1 entries). */
  readonly sequence: Int32Array;
  readonly starts: Int32Array;
}

/** Words of all texts of labels (`textsOf`), for words that the vocabulary does not know. Texts are numbered, each once. */
export interface TextWords {
  /** How many texts there are. */
  readonly count: number;
  readonly numbers: ReadonlyMap<string, number>;
  /** Texts of each word. */
  readonly postings: PostingTable;
  /** Word numbers of all texts, one after the other, and where each text begins (count + 1 entries). */
  readonly sequence: Int32Array;
  readonly starts: Int32Array;
  /** Products of each text. */
  readonly products: PostingTable;
}

/** Which products are one product in several flavors. Families are numbered from 0. */
export interface Families {
  readonly count: number;
  /** Family of each product. */
  readonly rows: Int32Array;
  /** Products that are alone in theirs. */
  readonly alone: Bits;
  /** Products of all families, one after the other, and where each begins (count + 1 entries). */
  readonly members: Int32Array;
  readonly starts: Int32Array;
}

/**
 * The whole catalogue as columns. Products are numbered by evidence (`compareEvidence`), name and id, so that the smaller number comes first
 * wherever an order has nothing else to say. Lists are indexed as the arrays of `domain/enumerations`.
 */
export interface Columns {
  readonly size: number;
  readonly all: Bits;
  readonly ids: Float64Array;
  /** Product numbers in ascending order of id. */
  readonly byId: Int32Array;
  /** Product numbers by name, then id. */
  readonly byName: Int32Array;
  /** Stated brands, ascending; names of all brands that occur, lower case, by brand row. */
  readonly brandIds: readonly number[];
  readonly brandNames: readonly string[];
  /** The plain words of each brand's name. */
  readonly brandParts: readonly (readonly string[])[];
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
  /** The whole list is known (`isListKnown`). */
  readonly complete: Bits;
  /** May be a perfect match (`isOnRecord`). */
  readonly onRecord: Bits;
  readonly formats: readonly Bits[];
  /** Row of each product's flavor in `flavorNames`; 0 where it is not known. */
  readonly flavorRows: Int32Array;
  readonly flavorNames: readonly string[];
  /** By row of `flavorNames` the row of its key in `flavorKeys`: spellings of one flavor have one key, what is no flavor has row 0. */
  readonly flavorKinds: Int32Array;
  readonly flavorKeys: readonly string[];
  readonly families: Families;
  /** By allergen: it is in it, by an ingredient or a statement. */
  readonly contains: readonly Bits[];
  /** By allergen: declared, and no ingredient accounts for it. */
  readonly declared: readonly Bits[];
  /** By allergen: may contain it, or traces of it. */
  readonly mayContain: readonly Bits[];
  /** By allergen: made where it is handled. */
  readonly facility: readonly Bits[];
  /** By allergen: a precaution speaks of it and names no kind of it. */
  readonly unspecified: readonly Bits[];
  /** Products by what evidence and precautions name (`claimKey`). */
  readonly claims: { readonly keys: ReadonlyMap<string, number>; readonly postings: PostingTable };
  /** By protein of NAMED_PROTEINS: no ingredient list, and the name says so (`proteinsByName`). */
  readonly namedProteins: readonly Bits[];
  /** Bonus points (0-4) of each product, and the sets with at least 1, 2, 3, 4. */
  readonly bonus: Uint8Array;
  readonly bonusAtLeast: readonly Bits[];
  /** Has an active link at the main marketplace. */
  readonly marketplace: Bits;
  /** By figure of FIGURES: its value, NaN where unknown. */
  readonly figures: readonly Float64Array[];
  /** By order of FIGURE_SORTS: each product's rank, 0 first, the last one where unknown; and how many ranks there are. */
  readonly figureRanks: readonly { readonly ranks: Int32Array; readonly count: number }[];
  /** The same by name. */
  readonly nameRanks: { readonly ranks: Int32Array; readonly count: number };
  readonly ingredients: IngredientDictionary;
  readonly names: NameWords;
  readonly texts: TextWords;
}

/** What a name stands for in evidence or in a precaution: one key each, under which products are posted. */
export function claimKey(
  kind: 'certain' | 'doubtful' | 'may contain' | 'facility',
  name: string,
): string {
  return `${kind}|${name}`;
}
