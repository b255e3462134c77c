import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hasCriteria } from '#contract/criteria.ts';
import { type PackView, packPath } from '#contract/pack-url.ts';
import { buildSearchQuery, parseSearchUrl } from '#contract/search-url.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { recallSearch, rememberSearch } from '../../comparison/last-search.ts';

/** Applies the wishes of the session's last search to a page without any. */
export function useSessionWishes(view: PackView): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { criteria } = parseSearchUrl(recallSearch() ?? '');
    if (hasCriteria(view.criteria) || !hasCriteria(criteria)) return;
    void navigate(packPath({ ...view, criteria }), { replace: true, preventScrollReset: true });
    // Only when the page is opened: a shopper who removes the last wish here does not want it back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Stores wishes changed here as the starting point of the next search. */
export function rememberWishes(criteria: Criteria): void {
  rememberSearch(hasCriteria(criteria) ? buildSearchQuery({ criteria, showAll: true }) : '');
}
