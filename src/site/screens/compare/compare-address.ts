import { parseCompareUrl } from '#contract/compare-url.ts';
import { paths } from '#contract/paths.ts';
import { isTrue, list, oneOf, parseIds, reported } from '#contract/query-values.ts';
import { buildSearchQuery, type NotUnderstood, parseSearchUrl } from '#contract/search-url.ts';
import { COMPARE_BASES, type CompareBasis } from '#domain/comparison/figures.ts';
import { comparePageIds } from '#domain/comparison/selection.ts';
import { type Criteria, NO_CRITERIA } from '#domain/matching/criteria.ts';

/** Number of columns that fit on a phone. */
export const PHONE_COLUMNS = 2;

/** The view of the comparison page. The address is its only state. */
export interface CompareView extends NotUnderstood {
  readonly ids: readonly number[];
  /** The basis of the figures; null for the one in which the products are comparable (`fairBasis`). */
  readonly basis: CompareBasis | null;
  readonly differencesOnly: boolean;
  /** Ids of the two products that phones show; the first two if empty. */
  readonly shown: readonly number[];
  /** Text of the box that finds products to add. */
  readonly find: string;
  /** The criteria of a search, which are shown as rows; `NO_CRITERIA` for none. */
  readonly criteria: Criteria;
}

/** Returns the products of the address that are compared; `problems` names the others. */
function readIds(query: URLSearchParams, problems: string[]): readonly number[] {
  const all = parseCompareUrl(query);
  const ids = comparePageIds(all);
  if (all.length > ids.length) problems.push(`Only the first ${ids.length} products are compared.`);
  for (const text of list(query, 'ids'))
    if (parseIds([text]).length === 0) problems.push(`“${text}” is no number of a product.`);
  return ids;
}

/**
 * Parses the query string of /compare (specification section 2). Invalid parameters take their defaults, and are named.
 */
export function parseCompareView(query: URLSearchParams): CompareView {
  const { criteria, unread, problems: wishes } = parseSearchUrl(query);
  const problems = [...wishes];
  return {
    ids: readIds(query, problems),
    basis: reported(query, 'basis', oneOf(COMPARE_BASES), problems) ?? null,
    shown: comparePageIds(parseIds((query.get('shown') ?? '').split(','))).slice(0, PHONE_COLUMNS),
    differencesOnly: isTrue(query, 'differences', problems),
    find: reported(query, 'find', (text) => text.slice(0, 100), problems) ?? '',
    criteria,
    problems,
    ...(unread === undefined ? {} : { unread }),
  };
}

/** Returns the address of a view, without defaults: "/compare?ids=1,2&basis=100". */
export function compareHref(view: Partial<CompareView>): string {
  const {
    ids = [],
    basis = null,
    shown = [],
    differencesOnly = false,
    find = '',
    criteria = NO_CRITERIA,
    unread,
  } = view;
  const parts = [
    ...(basis === null ? [] : [`basis=${basis}`]),
    ...(shown.length === 0 ? [] : [`shown=${shown.join(',')}`]),
    ...(differencesOnly ? ['differences=true'] : []),
    ...(find === '' ? [] : [`find=${encodeURIComponent(find)}`]),
    ...(ids.length === 0 ? [] : [buildSearchQuery({ criteria, unread }).slice(1)]),
  ].filter((part) => part !== '');
  const address = paths.compare(ids);
  if (parts.length === 0) return address;
  return `${address}${ids.length === 0 ? '?' : '&'}${parts.join('&')}`;
}

/**
 * Returns the two products that phones show: those in the address, as far as they exist, then the first of the others.
 */
export function phoneColumns(
  view: Pick<CompareView, 'shown'>,
  ids: readonly number[],
): readonly number[] {
  const chosen = view.shown.filter((id) => ids.includes(id));
  return [...chosen, ...ids.filter((id) => !chosen.includes(id))].slice(0, PHONE_COLUMNS);
}
