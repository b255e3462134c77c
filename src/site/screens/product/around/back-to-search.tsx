import { paths, ROUTES } from '#contract/paths.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { recallSearch } from '../../../comparison/last-search.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

/**
 * Returns whether this page was opened directly from the search page, so that going back restores its scroll position.
 */
function cameFromSearch(query: string): boolean {
  try {
    const from = new URL(document.referrer);
    return (
      from.origin === window.location.origin &&
      from.pathname === ROUTES.search &&
      from.search === query &&
      window.history.length > 1
    );
  } catch {
    return false;
  }
}

/** 'Back to Search': leads to the results that the shopper came from, or to the search page if there are none. */
export function BackToSearch() {
  const hydrated = useHydrated();
  const query = hydrated ? recallSearch() : null;
  return (
    <a
      href={query === null ? paths.search() : `${ROUTES.search}${query}`}
      className={buttonClass('secondary', 'text-sm')}
      onClick={(event) => {
        if (query === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (!cameFromSearch(query)) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <Icon name="left" />
      Back to Search
    </a>
  );
}
