import { useState } from 'react';
import { useLoaderData, useLocation, useNavigation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { parseSearchUrl, type SearchView } from '#contract/search-url.ts';
import { queries } from '../../queries.ts';
import { useApi } from '../../site-context.tsx';
import { hiddenOptions, isSearch, type SearchData } from './search-data.ts';

const sourceOf = ({ criteria, filters }: SearchView): string => JSON.stringify([criteria, filters]);

/** The view that is being loaded; null if none is. */
function usePendingView(): SearchView | null {
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname !== paths.search()) return null;
  return parseSearchUrl(location.search);
}

/**
 * Returns "search" if another search is being loaded, and "view" if only another order, layout or page of the same one
 * is, during which the list stays visible. Null if nothing is loading.
 */
function pendingPart(pending: SearchView | null, view: SearchView): 'search' | 'view' | null {
  if (pending === null) return null;
  return sourceOf(pending) === sourceOf(view) ? 'view' : 'search';
}

/**
 * Returns the view of the address, its results (null if the search failed), and what is being loaded. If another order
 * or page of the same search failed, the results are those that were there, of the view `listed`.
 */
export function useSearchView() {
  const data = useLoaderData<SearchData>();
  const view = parseSearchUrl(useLocation().search);
  const [last, setLast] = useState({ data, view });
  if (data !== last.data && !data.failed) setLast({ data, view });
  const listed = data.failed && sourceOf(last.view) === sourceOf(view) ? last : { data, view };
  const pendingView = usePendingView();
  const pending = pendingPart(pendingView, view);
  const found = listed.data.failed ? null : listed.data;
  const asked = isSearch(view) || view.showAll;
  return {
    view,
    listed: listed.view,
    failed: data.failed,
    pendingView,
    found,
    /** The results of a search once it is loaded; null while the catalogue is only browsed. */
    shown: asked && pending !== 'search' ? found : null,
    pending,
    hiddenQuery: queries.hidden(useApi(), view.criteria, hiddenOptions(view)),
  };
}
