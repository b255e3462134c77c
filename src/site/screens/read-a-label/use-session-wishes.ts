import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hasCriteria } from '#contract/criteria.ts';
import { type PackView, packPath } from '#contract/pack-url.ts';
import { buildSearchQuery, parseSearchUrl } from '#contract/search-url.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { recallSearch, rememberSearch } from '../../comparison/last-search.ts';

/** Wishes go with the shopper: a page without any takes over those of this session's last search. */
export function useSessionWishes(view: PackView): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { criteria } = parseSearchUrl(recallSearch() ?? '');
    if (hasCriteria(view.criteria) || !hasCriteria(criteria)) return;
    void navigate(packPath({ ...view, criteria }), { replace: true, preventScrollReset: true });
    // Once, when the page is opened: who takes her last wish away here means it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Wishes changed here are what the next search begins with. */
export function rememberWishes(criteria: Criteria): void {
  rememberSearch(hasCriteria(criteria) ? buildSearchQuery({ criteria, showAll: true }) : '');
}
