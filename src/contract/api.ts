import type { Criteria, Match, SortMode } from '#domain/matching/criteria.ts';
import type { Filters } from '#domain/matching/filters.ts';
import type { KnownReport } from '#domain/product/known-counts.ts';
import type { Product } from '#domain/product/product.ts';
import type { SentenceReading } from '#domain/sentence/sentence-wishes.ts';
import type { StatementReading } from '#domain/ingredients/label/statement-reading.ts';
import type { blogPostSchema } from './blog.ts';
import type { BrandMakeup } from './brand-makeup.ts';
import type { IngredientPage } from './ingredient-page.ts';
import type { explainedLabelSchema } from './label.ts';
import type { collectionListingSchema, collectionSchema } from './collections.ts';
import type {
  brandListingSchema,
  familyLineSchema,
  ingredientListingSchema,
  statsSchema,
} from './listings.ts';
import type { summarySchema, variantSchema } from './search.ts';
import type { Peers, Points } from './standing.ts';
import type { Wire } from './wire.ts';

/** GET /api/stats */
export type Stats = Wire<typeof statsSchema>;
/** GET /api/brands */
export type BrandListing = Wire<typeof brandListingSchema>;
/** GET /api/ingredients */
export type IngredientListing = Wire<typeof ingredientListingSchema>;
/** POST /api/proteins/search/summary */
export type SearchSummary = Wire<typeof summarySchema>;
/** GET /api/blog, GET /api/blog/{slug} (specification section 3, "Blog post") */
export type BlogPost = Wire<typeof blogPostSchema>;

/** GET /api/families */
export type FamilyLine = Wire<typeof familyLineSchema>;
/** GET /api/collections */
export type CollectionListing = Wire<typeof collectionListingSchema>;
/** GET /api/collections/{slug} */
export type Collection = Wire<typeof collectionSchema>;

export interface SearchOptions {
  readonly showAll: boolean;
  readonly unconfirmed: boolean;
  readonly sort: SortMode;
  readonly filters?: Filters | undefined;
  /** One product per family; counts are of families. */
  readonly families?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Over HTTP, only these fields of each product are sent (contract/fields.ts). The caller must use no others. */
  readonly fields?: string | undefined;
}

/** A search whose page was opened, and the number of products it found. */
export interface OpenedSearch {
  readonly criteria: Criteria;
  /** Words of the typed sentence that were not understood. */
  readonly unread: readonly string[];
  readonly total: number;
  readonly perfect: number;
}

/** The options of a search that decide which products a plot shows. */
export type PointsOptions = Pick<SearchOptions, 'showAll' | 'unconfirmed' | 'filters'>;

/** POST /api/labels/explain */
export type ExplainedLabel = Wire<typeof explainedLabelSchema>;

export interface ExplainOptions {
  /** If given, the result includes the match. */
  readonly criteria?: Criteria | undefined;
  /** If true, the text was recognized in a picture and not checked, so no absence is concluded. */
  readonly unchecked?: boolean | undefined;
}

/** `variants` is the whole family, if families were requested. */
export type MatchedProduct = Product &
  Match & { readonly variants?: readonly Wire<typeof variantSchema>[] | undefined };

export interface Paged<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/**
 * The API that pages use. It has two implementations: services on the server, `fetch` in the browser. Failures are
 * thrown as `ApiError`; an item that does not exist is null.
 */
export interface Api {
  stats(): Promise<Stats>;
  /** For each fact, the number of products that state it, by source, format, language and brand. */
  known(): Promise<KnownReport>;
  brands(): Promise<readonly BrandListing[]>;
  /** The makeup of a brand's products. Null if there is no such brand. */
  brand(id: number): Promise<BrandMakeup | null>;
  ingredients(query?: string): Promise<readonly IngredientListing[]>;
  /** The facts about the ingredient with a slug. Null if there is none. */
  ingredient(slug: string): Promise<IngredientPage | null>;
  browse(options: {
    limit: number;
    search?: string | undefined;
    /** The id of a product: others like it, each of another family. */
    like?: number | undefined;
    /** As in `SearchOptions`. */
    fields?: string | undefined;
  }): Promise<readonly Product[]>;
  proteins(page: { limit: number; offset?: number }): Promise<Paged<Product>>;
  /** Every family by name, with one product each. */
  families(page: { limit: number; offset: number }): Promise<Paged<FamilyLine>>;
  protein(id: number): Promise<Product | null>;
  search(criteria: Criteria, options: SearchOptions): Promise<Paged<MatchedProduct>>;
  summary(criteria: Criteria, options: SearchOptions): Promise<SearchSummary>;
  hidden(criteria: Criteria, options: SearchOptions): Promise<Paged<MatchedProduct>>;
  byIds(ids: readonly number[]): Promise<readonly Product[]>;
  byIdsMatched(ids: readonly number[], criteria: Criteria): Promise<readonly MatchedProduct[]>;
  /** Null if there is no such product. */
  peers(id: number): Promise<Peers | null>;
  /** How a product's statement was read. Null if there is no such product or it has no statement. */
  statementReading(id: number): Promise<StatementReading | null>;
  points(criteria: Criteria, options: PointsOptions): Promise<Points>;
  blogPosts(): Promise<readonly BlogPost[]>;
  blogPost(slug: string): Promise<BlogPost | null>;
  /** All collections, those that a product fits, or those whose wishes name an ingredient. */
  collections(of?: {
    product?: number | undefined;
    ingredient?: string | undefined;
  }): Promise<readonly CollectionListing[]>;
  collection(slug: string): Promise<Collection | null>;
  /** Reads a sentence as wishes (product.md section 5). */
  readSentence(sentence: string): Promise<SentenceReading>;
  explainLabel(statement: string, options?: ExplainOptions): Promise<ExplainedLabel>;
  /** The product with a barcode. Null if there is none. */
  proteinByGtin(gtin: string): Promise<Product | null>;
}

/** Thrown for any response that is not a success. The message is "status: body" (specification section 8). */
export class ApiError extends Error {
  readonly status: number;
  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
  }
}
