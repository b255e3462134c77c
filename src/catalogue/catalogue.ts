import type {
  MatchStanding,
  SortMode,
  UnderstoodCriteria,
  CriterionKey,
} from '#domain/matching/criteria.ts';

/** A search over the whole catalogue, its words already understood. */
export interface CatalogueQuery {
  readonly criteria: UnderstoodCriteria;
  /** Perfect and near matches; otherwise perfect matches only. */
  readonly showAll: boolean;
  /** Also list the unconfirmed, after the near matches. */
  readonly unconfirmed: boolean;
  readonly sort: SortMode;
  readonly limit: number;
  readonly offset: number;
}

/** One page of product ids in the order of the sort, and how many there are in all. */
export interface IdPage {
  readonly ids: readonly number[];
  readonly total: number;
}

export interface HiddenReason {
  readonly label: string;
  readonly count: number;
}

export interface Relaxation {
  readonly drop: readonly CriterionKey[];
  readonly label: string;
  /** Perfect matches after dropping. */
  readonly count: number;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Figures about a whole search (contract: search/summary). Averages and counts are over what is listed. */
export interface CatalogueSummary {
  readonly total: number;
  readonly perfect: number;
  /** matchPercentage of 80 or more, among the listed. */
  readonly high: number;
  /** Mean score of the listed, one decimal; 0 where nothing is listed. */
  readonly averageScore: number;
  /** The first three perfect matches in the order of the sort. */
  readonly best: readonly number[];
  readonly unconfirmed: number;
  readonly hidden: { readonly count: number; readonly reasons: readonly HiddenReason[] };
  readonly relaxations: readonly Relaxation[];
  /** Keys: proteinTypes, fitnessGoals, brandIds, flags. Own group left out of the filter. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
}

/**
 * The whole catalogue, answering searches. Pure functions of its data: the same answers,
 * product by product, as `domain/matching` (a property test says so).
 */
export interface Catalogue {
  /** The `catalogue_version` of the database it was built from. */
  readonly version: number;
  readonly size: number;
  search(query: CatalogueQuery): IdPage;
  summarise(query: CatalogueQuery): CatalogueSummary;
  /** Products that break a hard criterion, by name then id. */
  hidden(query: CatalogueQuery): IdPage;
  /** Where one product stands; null if it is not in the catalogue. */
  standing(id: number, criteria: UnderstoodCriteria): MatchStanding | null;
  /** Case-insensitive substring over product name, brand name and protein type (specification section 5); blank text lists all. In name order. */
  find(text: string, page: { limit: number; offset: number }): IdPage;
  /** How many products list a canonical ingredient, or any of several (a family's `members`). */
  ingredientCount(canonical: string | readonly string[]): number;
  /** Products of each stated brand. */
  brandCounts(): ReadonlyMap<number, number>;
}
