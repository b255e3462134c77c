import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api, MatchedProduct, Paged, SearchOptions, SearchSummary } from '#contract/api.ts';
import type { Criteria, Match } from '#domain/matching/criteria.ts';
import { NO_FILTERS } from '#domain/matching/filters.ts';
import { pick } from '#domain/pick.ts';
import {
  CARD_FIELDS,
  type CardProduct,
  toCardProduct,
  toShortCard,
} from './product-card/card-product.ts';

/** How long a search's answer is kept (specification section 9, "Search cache"). */
const SEARCH_CACHE_MS = 5 * 60_000;

/**
 * The default data policy (specification section 7): data never goes stale, no refetch on window focus, no polling, no
 * retries. Calls fail at once without a connection: a call that waited for one would show nothing, as if nothing had
 * been pressed.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The options of a search that change its counts. */
export type CountedSwitches = Pick<SearchOptions, 'showAll' | 'unconfirmed' | 'filters'>;

/** The options of the form's live counts: perfect and near matches, as on the page to which submitting leads. */
export const FORM_SWITCHES: CountedSwitches = { showAll: true, unconfirmed: false };

/** A found product as its card shows it. */
export type MatchedCard = CardProduct &
  Match & {
    /** Number of flavors of its family, if it represents the family. */
    readonly familyFlavors?: number;
  };

const MATCH_KEYS = [
  'score',
  'matchScore',
  'matchPercentage',
  'perfectMatch',
  'tag',
  'reasons',
  'missingCriteria',
  'receipt',
  'criteria',
  'offenders',
] as const satisfies readonly (keyof Match)[];

export const toMatchedCard = (found: MatchedProduct): MatchedCard => ({
  ...toCardProduct(found),
  ...pick(found, MATCH_KEYS),
  ...(found.variants === undefined ? {} : { familyFlavors: found.flavorOptions }),
});

/** The summary of a search, without facets and with its best matches as cards. */
export type SearchFigures = Omit<SearchSummary, 'best' | 'facets'> & {
  readonly best: readonly MatchedCard[];
};

/** The summary with the live counts of the form's options. */
type CountedFigures = SearchFigures & Pick<SearchSummary, 'facets'>;

const cards = ({ items, total }: Paged<MatchedProduct>): Paged<MatchedCard> => ({
  total,
  items: items.map(toMatchedCard),
});

/** Queries for data that changes while a page is open, and for searches, which are cached for a while. */
export const queries = {
  stats: (api: Api) => queryOptions({ queryKey: ['stats'], queryFn: () => api.stats() }),
  brands: (api: Api) => queryOptions({ queryKey: ['brands'], queryFn: () => api.brands() }),
  ingredients: (api: Api, query: string) =>
    queryOptions({ queryKey: ['ingredients', query], queryFn: () => api.ingredients(query) }),
  browse: (api: Api, options: { limit: number; search: string }) =>
    queryOptions({
      queryKey: ['proteins', 'browse', options.limit, options.search],
      queryFn: async () => (await api.browse({ ...options, fields: CARD_FIELDS })).map(toShortCard),
    }),
  search: (api: Api, criteria: Criteria, options: SearchOptions) =>
    queryOptions({
      queryKey: ['search', criteria, options],
      queryFn: async () => cards(await api.search(criteria, { ...options, fields: CARD_FIELDS })),
      staleTime: SEARCH_CACHE_MS,
    }),
  /**
   * Summary and live counts, counting families as the list does. They do not depend on the order and the page of the
   * list.
   */
  summary: (
    api: Api,
    criteria: Criteria,
    { showAll, unconfirmed, filters = NO_FILTERS }: CountedSwitches,
  ) =>
    queryOptions({
      queryKey: ['search', 'summary', criteria, showAll, unconfirmed, filters],
      queryFn: async (): Promise<CountedFigures> => {
        const list = { filters, families: true, sort: 'diversity', limit: 1, offset: 0 } as const;
        const switches = { showAll, unconfirmed, fields: CARD_FIELDS };
        const summary = await api.summary(criteria, { ...switches, ...list });
        return { ...summary, best: summary.best.map(toMatchedCard) };
      },
      staleTime: SEARCH_CACHE_MS,
    }),
  hidden: (api: Api, criteria: Criteria, options: SearchOptions) =>
    queryOptions({
      queryKey: ['search', 'hidden', criteria, options],
      queryFn: async () => cards(await api.hidden(criteria, { ...options, fields: CARD_FIELDS })),
      staleTime: SEARCH_CACHE_MS,
    }),
};
