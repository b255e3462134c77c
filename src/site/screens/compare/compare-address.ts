import { parseCompareUrl } from '#contract/compare-url.ts';
import { paths } from '#contract/paths.ts';
import { buildSearchQuery, parseSearchUrl } from '#contract/search-url.ts';
import { COMPARE_BASES, type CompareBasis } from '#domain/comparison/figures.ts';
import { comparePageIds } from '#domain/comparison/selection.ts';
import { type Criteria, NO_CRITERIA } from '#domain/matching/criteria.ts';

/** All that the address of the comparison page says; every change of the page is a change of this. */
export interface CompareView {
  readonly ids: readonly number[];
  readonly basis: CompareBasis;
  readonly differencesOnly: boolean;
  /** Text of the box that finds products to add. */
  readonly find: string;
  /** A search whose criteria are shown as rows; `NO_CRITERIA` for none. */
  readonly criteria: Criteria;
}

/** Reads the query string of /compare (specification section 2). What cannot be read takes its default. */
export function parseCompareView(query: URLSearchParams): CompareView {
  return {
    ids: comparePageIds(parseCompareUrl(query)),
    basis: COMPARE_BASES.find((basis) => basis === query.get('basis')) ?? 'serving',
    differencesOnly: query.get('differences') === 'true',
    find: (query.get('find') ?? '').trim().slice(0, 100),
    criteria: parseSearchUrl(query).criteria,
  };
}

/** The address of a view, defaults left out: "/compare?ids=1,2&basis=100". */
export function compareHref(view: Partial<CompareView>): string {
  const {
    ids = [],
    basis = 'serving',
    differencesOnly = false,
    find = '',
    criteria = NO_CRITERIA,
  } = view;
  const parts = [
    ...(basis === 'serving' ? [] : [`basis=${basis}`]),
    ...(differencesOnly ? ['differences=true'] : []),
    ...(find === '' ? [] : [`find=${encodeURIComponent(find)}`]),
    ...(ids.length === 0 ? [] : [buildSearchQuery({ criteria }).slice(1)]),
  ].filter((part) => part !== '');
  const address = paths.compare(ids);
  if (parts.length === 0) return address;
  return `${address}${ids.length === 0 ? '?' : '&'}${parts.join('&')}`;
}
