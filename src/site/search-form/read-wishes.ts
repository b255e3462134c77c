import type { Api, MatchedProduct } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { searchOfSentence } from '#contract/sentence-search.ts';
import { type Criteria, NO_CRITERIA } from '#domain/matching/criteria.ts';
import { type Filters, hasFilters, NO_FILTERS } from '#domain/matching/filters.ts';

export interface Wishes {
  readonly criteria: Criteria;
  readonly filters: Filters;
}

/** How a sentence was read. */
export interface ReadWishes extends Wishes {
  /** Words that were not understood. */
  readonly unread: readonly string[];
  readonly brands: readonly { readonly id: number; readonly name: string }[];
}

/** The number of products that meet all of some wishes, and the best of them. */
export interface Fitting {
  readonly count: number;
  readonly best: MatchedProduct | null;
}

/** Reads a sentence as the search page would. */
export async function readWishes(api: Api, sentence: string): Promise<ReadWishes> {
  const reading = await api.readSentence(sentence);
  const { criteria = NO_CRITERIA, filters = NO_FILTERS, unread = [] } = searchOfSentence(reading);
  return { criteria, filters, unread, brands: reading.brands };
}

/** Returns the products that meet all wishes; null if there are no wishes. */
export async function findFitting(api: Api, wishes: Wishes): Promise<Fitting | null> {
  const { criteria, filters } = wishes;
  if (!hasCriteria(criteria) && !hasFilters(filters)) return null;
  const { items, total } = await api.search(criteria, {
    showAll: !hasCriteria(criteria),
    unconfirmed: false,
    sort: 'match',
    filters,
    families: true,
    limit: 1,
    offset: 0,
  });
  return { count: total, best: items[0] ?? null };
}
