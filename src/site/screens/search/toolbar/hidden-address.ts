import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';

/** The same search with what it hides in the page itself: for browsers without JavaScript. */
export function hiddenAddress(view: SearchView): string {
  const address = paths.search(view);
  return `${address}${address.includes('?') ? '&' : '?'}hidden=true#hidden`;
}
