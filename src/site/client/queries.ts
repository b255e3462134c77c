import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api, SearchOptions } from '#contract/api.ts';
import type { Criteria } from '#domain/matching/criteria.ts';

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
    },
  });
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
      queryFn: () => api.browse(options),
    }),
  proteins: (api: Api, page: { limit?: number; offset?: number } = {}) =>
    queryOptions({ queryKey: ['proteins', page], queryFn: () => api.proteins(page) }),
  protein: (api: Api, id: number) =>
    queryOptions({ queryKey: ['proteins', id], queryFn: () => api.protein(id) }),
  byIds: (api: Api, ids: readonly number[]) =>
    queryOptions({ queryKey: ['proteins', 'by-ids', ids], queryFn: () => api.byIds(ids) }),
  byIdsMatched: (api: Api, ids: readonly number[], criteria: Criteria) =>
    queryOptions({
      queryKey: ['proteins', 'by-ids', ids, criteria],
      queryFn: () => api.byIdsMatched(ids, criteria),
    }),
  search: (api: Api, criteria: Criteria, options: SearchOptions) =>
    queryOptions({
      queryKey: ['search', criteria, options],
      queryFn: () => api.search(criteria, options),
      staleTime: SEARCH_CACHE_MS,
    }),
  summary: (api: Api, criteria: Criteria, options: SearchOptions) =>
    queryOptions({
      queryKey: ['search', 'summary', criteria, options],
      queryFn: () => api.summary(criteria, options),
      staleTime: SEARCH_CACHE_MS,
    }),
  hidden: (api: Api, criteria: Criteria, options: SearchOptions) =>
    queryOptions({
      queryKey: ['search', 'hidden', criteria, options],
      queryFn: () => api.hidden(criteria, options),
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
