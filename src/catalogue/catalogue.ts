import type { MatchStanding, SortMode, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import type { FigureFilter, Filters } from '#domain/matching/filters.ts';
import type { LooserFilters } from '#domain/matching/looser-filters.ts';
import type { Relaxation } from '#domain/matching/relaxations.ts';

/** A search over the whole catalogue, with its terms already understood. */
export interface CatalogueQuery {
  readonly criteria: UnderstoodCriteria;
  /** If true, perfect and near matches, otherwise perfect matches only. */
  readonly showAll: boolean;
  /** Whether to also list unconfirmed products, after the near matches. */
  readonly unconfirmed: boolean;
  readonly sort: SortMode;
  readonly filters?: Filters | undefined;
  /** Whether to list one product per family, the variant that fits best. Counts are then of families. */
  readonly families?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface IngredientCounts {
  readonly products: number;
  readonly families: number;
}

/** One product of a family. */
export interface Variant {
  readonly id: number;
  readonly flavor: string | null;
  readonly perfectMatch: boolean;
}

/** One page of product ids in the requested order, and the total number found. */
export interface IdPage {
  readonly ids: readonly number[];
  readonly total: number;
}

export interface HiddenReason {
  readonly label: string;
  readonly count: number;
}

/** The number of products that a filter leaves out because they do not state its figure. */
export interface Unstated {
  readonly filter: FigureFilter['filter'];
  readonly count: number;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** The number of near matches that miss the same wishes. */
export interface NearGroup {
  /** Keys of the unmet criteria in their order, separated by spaces. */
  readonly missed: string;
  readonly count: number;
}

/** Figures about a whole search (contract: search/summary). Averages and counts are over the listed products. */
export interface CatalogueSummary {
  readonly total: number;
  readonly perfect: number;
  /** Listed products with a matchPercentage of 80 or more. */
  readonly high: number;
  /** Mean score of the listed products, rounded to one decimal. 0 if nothing is listed. */
  readonly averageScore: number;
  /** The first three perfect matches in the requested order. */
  readonly best: readonly number[];
  /** Near matches by the wishes they miss, most first, even if they are not listed. */
  readonly near: readonly NearGroup[];
  readonly unconfirmed: number;
  readonly hidden: { readonly count: number; readonly reasons: readonly HiddenReason[] };
  readonly relaxations: readonly Relaxation[];
  /** Filters to drop, if a search with wishes has no perfect match. */
  readonly looser: readonly LooserFilters[];
  /** One entry per figure filter. */
  readonly unstated: readonly Unstated[];
  /**
   * The number of perfect matches with each option. Keys: proteinTypes, fitnessGoals, brandIds, flags, formats, flavors
   * (the commonest). An option's own group is left out.
   */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
}

/**
 * An index over the whole catalogue that answers searches. Its methods are pure functions of its data. For each product
 * they give the same answers as `domain/matching` (a property test proves it).
 */
export interface Catalogue {
  readonly size: number;
  /** The distinct flavors of products. */
  readonly flavors: readonly string[];
  search(query: CatalogueQuery): IdPage;
  summarize(query: CatalogueQuery): CatalogueSummary;
  /** Products with an unmet hard criterion, best known first, then by name and id. */
  hidden(query: CatalogueQuery): IdPage;
  /** The whole family of a product, including itself, by flavor, then id. Empty if it is not in the catalogue. */
  variants(id: number, criteria: UnderstoodCriteria): readonly Variant[];
  /** The standing of one product. Null if it is not in the catalogue. */
  standing(id: number, criteria: UnderstoodCriteria): MatchStanding | null;
  /** Whether a search that avoids the terms would confirm that a product is free of all of them. */
  isFreeOf(id: number, terms: readonly UnderstoodTerm[]): boolean;
  /**
   * Finds a text as a case-insensitive substring of product name, brand name or protein type (specification section 5).
   * Returns at most `limit` ids, best known first.
   */
  find(text: string, limit: number): readonly number[];
  /** One page of all products, by name. */
  list(page: { limit: number; offset: number }): IdPage;
  /**
   * The numbers of products and of their families that contain a canonical ingredient, or any of several (an ingredient
   * family's `members`).
   */
  ingredientCounts(canonical: string | readonly string[]): IngredientCounts;
}
