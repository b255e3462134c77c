import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ROUTES } from '#contract/paths.ts';
import { rememberSearch } from './last-search.ts';

/** Remembers every view of the search page, so that products and the comparison can lead back to it. */
export function useLastSearch(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname === ROUTES.search) rememberSearch(search);
  }, [pathname, search]);
}
