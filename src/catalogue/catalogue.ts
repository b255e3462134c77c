import type { MatchStanding, SortMode, UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import type { FigureFilter, Filters } from '#domain/matching/filters.ts';
import type { Relaxation } from '#domain/matching/relaxations.ts';

/** A search over the whole catalogue, its words already understood. */
export interface CatalogueQuery {
  readonly criteria: UnderstoodCriteria;
  /** Perfect and near matches; otherwise perfect matches only. */
  readonly showAll: boolean;
  /** Also list the unconfirmed, after the near matches. */
  readonly unconfirmed: boolean;
  readonly sort: SortMode;
  readonly filters?: Filters | undefined;
  /** One product per family, the variant that fits best; counts are then of families. */
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

/** One page of product ids in the order of the sort, and how many there are in all. */
export interface IdPage {
  readonly ids: readonly number[];
  readonly total: number;
}

export interface HiddenReason {
  readonly label: string;
  readonly count: number;
}

/** How many products a filter leaves out because they do not state its figure. */
export interface Unstated {
  readonly filter: FigureFilter['filter'];
  readonly count: number;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Near matches that miss the same wishes. */
export interface NearGroup {
  /** Keys of the criteria not met, in their order, with a space between. */
  readonly missed: string;
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
  /** Near matches by the wishes they miss, most first; also where they are not listed. */
  readonly near: readonly NearGroup[];
  readonly unconfirmed: number;
  readonly hidden: { readonly count: number; readonly reasons: readonly HiddenReason[] };
  readonly relaxations: readonly Relaxation[];
  /** One for each filter by a figure. */
  readonly unstated: readonly Unstated[];
  /** Perfect matches with each option. Keys: proteinTypes, fitnessGoals, brandIds, flags, formats, flavors (the commonest). Own group left out. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
}

/**
 * The whole catalogue, answering searches. Pure functions of its data: the same answers,
 * product by product, as `domain/matching` (a property test says so).
 */
export interface Catalogue {
  readonly size: number;
  /** Flavors of products, each once. */
  readonly flavors: readonly string[];
  search(query: CatalogueQuery): IdPage;
  summarize(query: CatalogueQuery): CatalogueSummary;
  /** Products that break a hard criterion: what is best known first, then by name and id. */
  hidden(query: CatalogueQuery): IdPage;
  /** The whole family of a product, itself included, by flavor, then id; empty if it is not in the catalogue. */
  variants(id: number, criteria: UnderstoodCriteria): readonly Variant[];
  /** Where one product stands; null if it is not in the catalogue. */
  standing(id: number, criteria: UnderstoodCriteria): MatchStanding | null;
  /** Whether a search that avoids the terms would confirm that a product is free of them all. */
  isFreeOf(id: number, terms: readonly UnderstoodTerm[]): boolean;
  /** Case-insensitive substring over product name, brand name and protein type (specification section 5): at most `limit`, the best known first. */
  find(text: string, limit: number): readonly number[];
  /** A page of all products, by name. */
  list(page: { limit: number; offset: number }): IdPage;
  /** How many products, and how many families of them, list a canonical ingredient, or any of several (a family's `members`). */
  ingredientCounts(canonical: string | readonly string[]): IngredientCounts;
}
