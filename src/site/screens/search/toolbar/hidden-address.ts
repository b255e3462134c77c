import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';

/** Returns the address of the same search with its hidden products in the page, for browsers without JavaScript. */
export function hiddenAddress(view: SearchView): string {
  const address = paths.search(view);
  return `${address}${address.includes('?') ? '&' : '?'}hidden=true#hidden`;
}
