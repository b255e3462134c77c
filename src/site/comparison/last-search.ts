const KEY = 'last-search';

/** Remembers the query string of the last search page ("?isVegan=true&page=2") for this session. */
export function rememberSearch(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Storage is blocked: 'Back to Search' then leads to a fresh search.
  }
}

/** Returns the query string of this session's last search; null if there was none. */
export function recallSearch(): string | null {
  try {
    const query = sessionStorage.getItem(KEY);
    return query !== null && /^(?:\?|$)/.test(query) ? query : null;
  } catch {
    return null;
  }
}
