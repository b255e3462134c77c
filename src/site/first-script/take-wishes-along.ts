/**
 * The wishes of the session's last search, before anything is drawn, so that nothing moves when they are answered: a product's page
 * keeps room for its verdict (`.with-wishes`), and pages with the wishes in their address are opened with them
 * (docs/decisions/screens.md).
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
      // Without a network it is shown as it was kept (offline/service-worker.ts).
      if (judges && hash !== '#kept' && wishesIn(search).length === 0)
        location.replace(`${pathname}?${[search.slice(1), ...wishes].filter(Boolean).join('&')}`);
    }
  } catch {
    // Storage is blocked: no wishes are kept.
  }
}
export {};
