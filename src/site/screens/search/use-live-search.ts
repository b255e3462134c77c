import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { criteriaOfDraft, type SearchDraft } from '../../search-form/use-search-draft.ts';

/** Words and figures are waited for; a tick is applied at once. */
const TYPING_PAUSE_MS = 700;

/** From this width the form is a rail that stays in sight and applies as it is changed (design.md, "Instrument"). */
const RAIL = '(width >= 64rem)';

/** Applies what is changed in the rail: the address follows, and with it results and counts. */
export function useLiveSearch(view: SearchView) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (draft: SearchDraft, part: Partial<SearchDraft>) => {
    clearTimeout(timer.current);
    if (!window.matchMedia(RAIL).matches) return;
    const typed = 'avoid' in part || 'mustHave' in part || 'filters' in part;
    timer.current = setTimeout(
      () => {
        const criteria = criteriaOfDraft(draft);
        const showAll = view.showAll || !hasCriteria(view.criteria);
        const next = { ...view, criteria, filters: draft.filters, showAll, page: 1, unread: [] };
        void navigate(paths.search(next), { preventScrollReset: true });
      },
      typed ? TYPING_PAUSE_MS : 0,
    );
  };
}
