import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import { parseSearchUrl, type SearchView } from '#contract/search-url.ts';
import { queries } from '../../queries.ts';
import { useLiveDraft } from '../../search-form/use-live-draft.ts';
import { criteriaOfDraft } from '../../search-form/use-search-draft.ts';
import { useApi } from '../../site-context.tsx';
import { hiddenOptions, isSearch, type SearchData } from './search-data.ts';

/** Navigation state of addresses that come from the rail's draft. */
const FROM_RAIL = 'rail';

const sourceOf = ({ criteria, filters }: SearchView): string => JSON.stringify([criteria, filters]);

/** The view that is being loaded; null if none is. */
function usePendingView(): SearchView | null {
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname !== paths.search()) return null;
  return parseSearchUrl(location.search);
}

/** Whether another search is being loaded, or only another order, layout or page of the same one, during which the list stays visible. */
function pendingPart(pending: SearchView | null, view: SearchView): 'search' | 'view' | null {
  if (pending === null) return null;
  return sourceOf(pending) === sourceOf(view) ? 'view' : 'search';
}

/** The view of the address, its results (null: the search failed), and what is being loaded. */
export function useSearchView() {
  const data = useLoaderData<SearchData>();
  const view = parseSearchUrl(useLocation().search);
  const pendingView = usePendingView();
  const pending = pendingPart(pendingView, view);
  const found = data.failed ? null : data;
  const asked = isSearch(view) || view.showAll;
  return {
    view,
    pendingView,
    found,
    /** The results of a search, once it has been loaded; null while only the catalogue is browsed. */
    shown: asked && pending !== 'search' ? found : null,
    pending,
    hiddenQuery: queries.hidden(useApi(), view.criteria, hiddenOptions(view)),
  };
}

/** Applies changes of the rail to the address of a view, and with it to results and counts. */
export function useLiveSearch(view: SearchView) {
  const navigate = useNavigate();
  return useLiveDraft((draft) => {
    const criteria = criteriaOfDraft(draft);
    const showAll = view.showAll || !hasCriteria(view.criteria);
    const next = { ...view, criteria, filters: draft.filters, showAll, page: 1, unread: [] };
    void navigate(paths.search(next), { preventScrollReset: true, state: FROM_RAIL });
  });
}

/** Whether the address comes from the rail itself, whose draft may have changed since and must be kept. */
export function useIsOwnAddress(): boolean {
  const { state } = useLocation();
  return useNavigationType() !== 'POP' && state === FROM_RAIL;
}
