import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ApiError, type Paged, type SearchOptions } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import { parseSearchUrl, type SearchView } from '#contract/search-url.ts';
import { searchOfSentence } from '#contract/sentence-search.ts';
import { hasFilters } from '#domain/matching/filters.ts';
import { pageOffset, SEARCH_PAGE_SIZE } from '#domain/paging/pager.ts';
import { type MatchedCard, queries, type SearchFigures } from '../../queries.ts';
import { loaderTools, openedSearchContext, withStatus } from '../../screen.ts';
import { type FormData, loadFormData } from '../../search-form/form-data.ts';

/** Returns whether there are wishes or filters, so that it is not the whole catalogue. */
export const isSearch = ({ criteria, filters }: SearchView): boolean =>
  hasCriteria(criteria) || hasFilters(filters);

/** The data of the page, or the state that loading it failed. */
export type SearchData =
  | { readonly failed: true }
  | {
      readonly failed: false;
      readonly results: Paged<MatchedCard>;
      readonly summary: SearchFigures;
      readonly form: FormData;
      /** Number of products in the whole catalogue, counting every flavor; null for a search. */
      readonly flavors: number | null;
      /** The hidden products, if the address includes them. */
      readonly hidden: Paged<MatchedCard> | null;
    };

/** Returns the options of a view for the API, with one row per family. */
function optionsOf({ showAll, unconfirmed, sort, filters, page }: SearchView): SearchOptions {
  return {
    showAll,
    unconfirmed,
    sort,
    filters,
    families: true,
    limit: SEARCH_PAGE_SIZE,
    offset: pageOffset(page, SEARCH_PAGE_SIZE),
  };
}

/** Number of hidden products in the drawer at most. */
const HIDDEN_LIMIT = 24;

export function hiddenOptions(view: SearchView): SearchOptions {
  return { ...optionsOf(view), offset: 0, limit: HIDDEN_LIMIT };
}

/** The status of a page whose search failed. */
function statusOf(error: unknown): number {
  const cause = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return cause instanceof ApiError && cause.status >= 500 ? cause.status : 500;
}

/**
 * Requests the page of results, the summary and the form's counts. If the list has the options that the form counts
 * with, one request serves both. A failed search is a state, not an error. A sentence (`?say=`) redirects to the
 * address of its wishes.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, queries: client, url } = loaderTools(args);
  const view = parseSearchUrl(url.search);
  const sentence = url.searchParams.get('say');
  if (sentence !== null) {
    const asked = searchOfSentence(await api.readSentence(sentence));
    throw redirect(paths.search({ ...asked, layout: view.layout }));
  }
  try {
    const [results, { facets: _, ...summary }, form, flavors, hidden] = await Promise.all([
      client.fetchQuery(queries.search(api, view.criteria, optionsOf(view))),
      client.fetchQuery(queries.summary(api, view.criteria, view)),
      loadFormData(args, view.criteria, view.filters),
      isSearch(view)
        ? null
        : client.fetchQuery(queries.stats(api)).then(({ productsCount }) => productsCount),
      url.searchParams.has('hidden')
        ? client.fetchQuery(queries.hidden(api, view.criteria, hiddenOptions(view)))
        : null,
    ]);
    if (import.meta.env.SSR && (isSearch(view) || view.unread !== undefined)) {
      const { criteria, unread = [] } = view;
      const { total, perfect } = summary;
      await args.context.get(openedSearchContext)({ criteria, unread, total, perfect });
    }
    return withStatus<SearchData>({ failed: false, results, summary, form, flavors, hidden }, 200);
  } catch (error) {
    return withStatus<SearchData>({ failed: true }, import.meta.env.SSR ? statusOf(error) : 500);
  }
}
