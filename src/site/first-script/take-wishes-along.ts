/**
 * Applies the wishes of the session's last search before anything is painted, so that nothing shifts later: a product
 * page reserves space for its verdict (`.with-wishes`), and pages that take wishes in their address are reloaded with
 * them (docs/decisions/screens.md).
 */
{
  const WISH = /^(?:avoid|mustHave|proteinTypes?|fitnessGoals?|brandIds?|is[A-Z]\w+)=./;
  const wishesIn = (query: string) => query.split(/[?&]/).filter((part) => WISH.test(part));
  const { pathname, search, hash } = location;
  const judges =
    (pathname === '/compare' && /[?&]ids=/.test(search)) || pathname === '/read-a-label';
  try {
    const wishes = wishesIn(sessionStorage.getItem('last-search') ?? '');
    if (wishes.length > 0) {
      document.documentElement.dataset['wishes'] = '';
      // Offline, the page is shown as it was stored (offline/service-worker.ts).
      if (judges && hash !== '#kept' && wishesIn(search).length === 0)
        location.replace(`${pathname}?${[search.slice(1), ...wishes].filter(Boolean).join('&')}`);
    }
  } catch {
    // Storage is blocked: no wishes are kept.
  }
}
export {};
