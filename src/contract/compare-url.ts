import { DIETARY_FLAGS } from '#domain/enumerations.ts';
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

/** The parameters of a search's address that are its wishes. */
const WISHES: readonly string[] = [
  'avoid',
  'mustHave',
  'proteinTypes',
  'fitnessGoals',
  'brandIds',
  ...DIETARY_FLAGS,
];

/** The same with the wishes of a search, given as its query string; null for none. */
export function compareQueryWithWishes(ids: readonly number[], search: string | null): string {
  const wishes = (search ?? '')
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => WISHES.includes(parameter.split('=')[0] ?? ''));
  return [buildCompareQuery(ids), ...wishes].join('&');
}
