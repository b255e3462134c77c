import { DIETARY_FLAGS } from '#domain/enumerations.ts';
import { LIMITS } from './limits.ts';
import { parseIds } from './query-values.ts';

/**
 * Parses the product ids of /compare?ids=1,2,3 in the given order (specification sections 2 and 5): integers only,
 * without repeats, at most 100. The page decides how many of them it shows.
 */
export function parseCompareUrl(search: string | URLSearchParams): number[] {
  const query = typeof search === 'string' ? new URLSearchParams(search) : search;
  return parseIds(query.getAll('ids').flatMap((value) => value.split(','))).slice(0, LIMITS.ids);
}

/** The query string of /compare for these products, with its "?". Empty if there are none. */
export function buildCompareQuery(ids: readonly number[]): string {
  return ids.length === 0 ? '' : `?ids=${ids.join(',')}`;
}

/** The parameters of a search URL that are its wishes. */
const WISHES: readonly string[] = [
  'avoid',
  'mustHave',
  'proteinTypes',
  'fitnessGoals',
  'brandIds',
  ...DIETARY_FLAGS,
];

/** The query string of /compare with the wishes of a search, given as a query string. Null: no wishes. */
export function compareQueryWithWishes(ids: readonly number[], search: string | null): string {
  const wishes = (search ?? '')
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => WISHES.includes(parameter.split('=')[0] ?? ''));
  return [buildCompareQuery(ids), ...wishes].join('&');
}
