import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api, MatchedProduct, Paged, SearchOptions, SearchSummary } from '#contract/api.ts';
import type { Criteria, Match } from '#domain/matching/criteria.ts';

import { type CardProduct, toCardProduct, toShortCard } from './product-card/card-product.ts';

/** How long a search's answer is kept (specification section 9, "Search cache"). */
export const SEARCH_CACHE_MS = 5 * 60_000;

/**
 * The default data policy (specification section 7): data never goes stale, no refetch on window focus, no polling,
 * no retries. On the server nothing is ever collected while a page is being made.
 */
export function createQueryClient(server: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: server ? Number.POSITIVE_INFINITY : SEARCH_CACHE_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
      dehydrate: {
        shouldDehydrateQuery: ({ state, meta }) =>
          state.status === 'success' && meta?.['serverOnly'] !== true,
      },
    },
  });
}

/** Products in the compare teaser on home (specification section 9). */
export const TEASER_PRODUCTS = 3;

/** The question behind the form's live counts: perfect and near matches, and nothing of the list itself. */
const COUNTING: SearchOptions = {
  showAll: true,
  unconfirmed: false,
  sort: 'diversity',
  limit: 1,
  offset: 0,
};

/** A found product as its card shows it. */
export type MatchedCard = CardProduct & Match;

function toMatchedCard(found: MatchedProduct): MatchedCard {
  const { score, matchScore, matchPercentage, perfectMatch, tag } = found;
  const { reasons, missingCriteria, receipt, criteria, offenders } = found;
  return {
    ...toCardProduct(found),
    score,
    matchScore,
    matchPercentage,
    perfectMatch,
    tag,
    reasons,
    missingCriteria,
    receipt,
    criteria,
    offenders,
  };
}

/** The figures about a search; its best matches as cards. */
export type SearchFigures = Omit<SearchSummary, 'best' | 'facets'> & {
  readonly best: readonly MatchedCard[];
};

function cards(page: Paged<MatchedProduct>): Paged<MatchedCard> {
  return { total: page.total, items: page.items.map(toMatchedCard) };
}

/** Under which a page of results is kept; `handle.meta` reads it there. */
export function searchKey(criteria: Criteria, options: SearchOptions) {
  return ['search', criteria, options] as const;
}

/** One entry a read; the key is the call's path, as the specification's client has it. */
export const queries = {
  stats: (api: Api) => queryOptions({ queryKey: ['stats'], queryFn: () => api.stats() }),
  brands: (api: Api) => queryOptions({ queryKey: ['brands'], queryFn: () => api.brands() }),
  ingredients: (api: Api, query = '') =>
    queryOptions({ queryKey: ['ingredients', query], queryFn: () => api.ingredients(query) }),
  browse: (api: Api, options: { limit: number; search?: string | undefined }) =>
    queryOptions({
      queryKey: ['proteins', 'browse', options.limit, options.search?.trim() ?? ''],
      queryFn: async () => (await api.browse(options)).map(toShortCard),
    }),
  /** The compare teaser: the first products of the list (specification section 7). */
  teaser: (api: Api) =>
    queryOptions({
      queryKey: ['proteins', 'teaser'],
      queryFn: async () => (await api.proteins({ limit: TEASER_PRODUCTS })).items.map(toShortCard),
    }),
  search: (api: Api, criteria: Criteria, options: SearchOptions) =>
    queryOptions({
      queryKey: searchKey(criteria, options),
      queryFn: async () => cards(await api.search(criteria, options)),
      staleTime: SEARCH_CACHE_MS,
    }),
  summary: (api: Api, criteria: Criteria, options: SearchOptions) =>
    queryOptions({
      queryKey: ['search', 'summary', criteria, options],
      queryFn: async () => {
        const { facets: _, ...summary } = await api.summary(criteria, options);
        return { ...summary, best: summary.best.map(toMatchedCard) };
      },
      staleTime: SEARCH_CACHE_MS,
    }),
  /** The figures beside the form's options; the list itself is not asked for. */
  formCounts: (api: Api, criteria: Criteria) =>
    queryOptions({
      queryKey: ['search', 'counts', criteria],
      queryFn: async () => {
        const { total, perfect, facets, warnings, understood } = await api.summary(
          criteria,
          COUNTING,
        );
        const { brandIds: _, ...others } = facets;
        return { total, perfect, facets: others, warnings, understood };
      },
      staleTime: SEARCH_CACHE_MS,
    }),
  /** The same figures for the hundreds of brands, asked for when their list is opened. */
  brandCounts: (api: Api, criteria: Criteria) =>
    queryOptions({
      queryKey: ['search', 'brand-counts', criteria],
      queryFn: async () => {
        const { brandIds = [] } = (await api.summary(criteria, COUNTING)).facets;
        return { brandIds };
      },
      staleTime: SEARCH_CACHE_MS,
    }),
  hidden: (api: Api, criteria: Criteria, options: SearchOptions) =>
    queryOptions({
      queryKey: ['search', 'hidden', criteria, options],
      queryFn: async () => cards(await api.hidden(criteria, options)),
      staleTime: SEARCH_CACHE_MS,
    }),
  blogPosts: (api: Api) => queryOptions({ queryKey: ['blog'], queryFn: () => api.blogPosts() }),
  blogPost: (api: Api, slug: string) =>
    queryOptions({ queryKey: ['blog', slug], queryFn: () => api.blogPost(slug) }),
  explainLabel: (api: Api, statement: string) =>
    queryOptions({
      queryKey: ['explain-label', statement],
      queryFn: () => api.explainLabel(statement),
    }),
};
