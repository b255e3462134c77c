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

/** History state of addresses that the rail created from its draft. */
const FROM_RAIL = 'rail';

/**
 * The draft of the rail. Changes to it are applied to the address, which updates results and counts. Everything else
 * comes from the view being loaded if there is one, so that an order chosen just before is kept. If such a choice
 * replaces the draft's own navigation, the draft is applied once more.
 */
export function useLiveSearch(view: SearchView, pendingView: SearchView | null): DraftState {
  const navigate = useNavigate();
  const { key, state: from } = useLocation();
  // Whether the rail itself requested the address. Its draft, which may have changed since, then stays.
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
