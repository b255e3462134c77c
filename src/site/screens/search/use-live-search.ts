import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { useLiveDraft } from '../../search-form/use-live-draft.ts';
import {
  criteriaOfDraft,
  type DraftState,
  type SearchDraft,
  useSearchDraft,
} from '../../search-form/use-search-draft.ts';

/** State of addresses that the rail made of its draft. */
const FROM_RAIL = 'rail';

/**
 * The draft of the rail. What is changed in it is applied: the address follows, and with it results and counts. The rest is that of
 * the view on its way, where there is one: an order that was just chosen holds. Where one is chosen at the same moment and takes
 * its place, the draft is applied once more.
 */
export function useLiveSearch(view: SearchView, pendingView: SearchView | null): DraftState {
  const navigate = useNavigate();
  const { key, state: from } = useLocation();
  // What the rail asked for itself: its draft, which may have gone on since, stays.
  const isOwn = useNavigationType() !== 'POP' && from === FROM_RAIL;
  const state = useSearchDraft(view.criteria, view.filters, isOwn);
  const underway = useRef<SearchDraft>(null);
  const apply = (draft: SearchDraft) => {
    underway.current = draft;
    const base = pendingView ?? view;
    const criteria = criteriaOfDraft(draft);
    const showAll = base.showAll || !hasCriteria(base.criteria);
    const next = { ...base, criteria, filters: draft.filters, showAll, page: 1, unread: [] };
    void navigate(paths.search(next), { preventScrollReset: true, state: FROM_RAIL });
  };
  useLiveDraft(state, apply);
  useEffect(() => {
    if (underway.current === state.draft && !isOwn) apply(state.draft);
    else underway.current = null;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an address
  }, [key]);
  return state;
}
