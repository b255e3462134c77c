import { LIMITS } from './limits.ts';
import { parseIds } from './search-url.ts';

/**
 * Product ids of /compare?ids=1,2,3, in the order given (specification sections 2 and 5): parsed as
 * integers, non-numbers and repeats dropped, at most 100. How many are shown is the page's business.
 */
export function parseCompareUrl(search: string | URLSearchParams): number[] {
  const query = typeof search === 'string' ? new URLSearchParams(search) : search;
  return parseIds(query.getAll('ids').flatMap((value) => value.split(','))).slice(0, LIMITS.ids);
}

/** The query string of /compare for these products, with its "?"; empty for none. */
export function buildCompareQuery(ids: readonly number[]): string {
  return ids.length === 0 ? '' : `?ids=${ids.join(',')}`;
}
