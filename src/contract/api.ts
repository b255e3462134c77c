import type { CriterionKey, Criteria, Match, SortMode } from '#domain/matching/criteria.ts';
import type { FigureFilter, Filters } from '#domain/matching/filters.ts';
import type { Allergen } from '#domain/product/enumerations.ts';
import type { Brand, Product } from '#domain/product/product.ts';
import type { Peers, Points } from './standing.ts';
import type { LabelExplanation } from '#domain/ingredients/label/label.ts';

/** GET /api/stats */
export interface Stats {
  readonly brandsCount: number;
  readonly productsCount: number;
  readonly ingredientsCount: number;
  readonly verifiedDataPercent: number;
}

/** GET /api/brands */
export interface BrandListing extends Brand {
  readonly productsCount: number;
}

/** GET /api/ingredients */
export interface IngredientListing {
  readonly canonical: string;
  readonly name: string;
  readonly kind: 'ingredient' | 'family';
  readonly family: readonly string[];
  readonly allergen: Allergen | null;
  readonly productsCount: number;
  readonly description: string;
  readonly source: string;
}

export interface SearchOptions {
  readonly showAll: boolean;
  readonly unconfirmed: boolean;
  readonly sort: SortMode;
  readonly filters?: Filters | undefined;
  /** One product a family; counts are of families. */
  readonly families?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** One product of a family. */
export interface Variant {
  readonly id: number;
  readonly flavor: string | null;
  readonly perfectMatch: boolean;
}

/** With families: `variants` is the whole family. */
export type MatchedProduct = Product &
  Match & { readonly variants?: readonly Variant[] | undefined };

export interface Paged<T> {
  readonly items: readonly T[];
  readonly total: number;
}

export interface SearchWarning {
  readonly kind: 'conflict' | 'caution' | 'unknown-word';
  readonly text: string;
}

/** What to ask instead of a single wish that nothing meets, and how many products that gives. */
export interface ClosestWish {
  readonly list: 'avoid' | 'mustHave';
  readonly term: string;
  readonly instead: string;
  readonly label: string;
  readonly count: number;
}

/** POST /api/proteins/search/summary */
export interface SearchSummary {
  readonly total: number;
  readonly perfect: number;
  readonly high: number;
  readonly averageScore: number;
  readonly best: readonly MatchedProduct[];
  readonly unconfirmed: number;
  readonly hidden: {
    readonly count: number;
    readonly reasons: readonly { readonly label: string; readonly count: number }[];
  };
  readonly relaxations: readonly {
    readonly drop: readonly CriterionKey[];
    readonly terms?:
      | readonly { readonly list: 'avoid' | 'mustHave'; readonly term: string }[]
      | undefined;
    readonly label: string;
    readonly count: number;
  }[];
  readonly closest: readonly ClosestWish[];
  readonly unstated: readonly {
    readonly filter: FigureFilter['filter'];
    readonly count: number;
  }[];
  readonly facets: Readonly<
    Record<string, readonly { readonly value: string; readonly count: number }[]>
  >;
  readonly warnings: readonly SearchWarning[];
  readonly understood: readonly {
    readonly term: string;
    readonly name: string;
    readonly members: readonly string[];
    readonly kind: 'ingredient' | 'family' | 'literal';
    readonly qualities: readonly string[];
    readonly language: string | null;
    readonly didYouMean: readonly string[];
  }[];
}

/** GET /api/blog, GET /api/blog/{slug} (specification section 3, "Blog post") */
export interface BlogPost {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly metaDescription: string;
  readonly tags: readonly string[];
  /** Operator's data; null hides the badge. */
  readonly trendingTopic: string | null;
  /** Operator's data; null hides the count. */
  readonly searchVolume: number | null;
  /** ISO 8601 UTC. */
  readonly publishedAt: string;
  readonly createdAt: string;
}

/**
 * What pages ask of the site. Two implementations: the services, on the server, and `fetch`, in the browser.
 * Failures are thrown as `ApiError`; a thing that does not exist is null.
 */
export interface Api {
  stats(): Promise<Stats>;
  brands(): Promise<readonly BrandListing[]>;
  ingredients(query?: string): Promise<readonly IngredientListing[]>;
  browse(options: { limit: number; search?: string | undefined }): Promise<readonly Product[]>;
  proteins(page: { limit?: number; offset?: number }): Promise<Paged<Product>>;
  protein(id: number): Promise<Product | null>;
  search(criteria: Criteria, options: SearchOptions): Promise<Paged<MatchedProduct>>;
  summary(criteria: Criteria, options: SearchOptions): Promise<SearchSummary>;
  hidden(criteria: Criteria, options: SearchOptions): Promise<Paged<MatchedProduct>>;
  byIds(ids: readonly number[]): Promise<readonly Product[]>;
  byIdsMatched(ids: readonly number[], criteria: Criteria): Promise<readonly MatchedProduct[]>;
  /** Null where there is no such product. */
  peers(id: number): Promise<Peers | null>;
  points(
    criteria: Criteria,
    options: Pick<SearchOptions, 'showAll' | 'unconfirmed'>,
  ): Promise<Points>;
  blogPosts(): Promise<readonly BlogPost[]>;
  blogPost(slug: string): Promise<BlogPost | null>;
  explainLabel(statement: string): Promise<LabelExplanation>;
}

/** Any answer that is not a success: the message is "status: body" (specification section 8). */
export class ApiError extends Error {
  readonly status: number;
  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
  }
}
