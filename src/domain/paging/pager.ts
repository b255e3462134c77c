/** One position of a pager: a page number (from 1), or a gap that is not shown. */
export type PagerItem = number | 'ellipsis';

/** Products on one page of search results (specification section 9). */
export const SEARCH_PAGE_SIZE = 12;

/** Up to this many pages, both pagers show every page (specification section 9). */
export const ALL_PAGES_UP_TO = 5;

/** The number of pages for `total` items; at least 1, so that an empty list has a first page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page closest to a requested one: a whole number from 1 to `pages`. */
export function clampPage(page: number, pages: number): number {
  if (!Number.isFinite(page)) return 1;
  return Math.min(Math.max(1, Math.trunc(page)), Math.max(1, pages));
}

/** Index of the first item on a page. */
export function pageOffset(page: number, pageSize: number): number {
  return (page - 1) * pageSize;
}

/**
 * Buttons of the search pager (specification section 9): every page if there are 5 or fewer, else the
 * first 2, the last 2, the current one and its neighbors, with an ellipsis for every gap.
 */
export function searchPager(page: number, pages: number): readonly PagerItem[] {
  if (pages <= ALL_PAGES_UP_TO) {
    return Array.from({ length: Math.max(0, pages) }, (_, index) => index + 1);
  }
  const current = clampPage(page, pages);
  const wanted = new Set([1, 2, current - 1, current, current + 1, pages - 1, pages]);
  const items: PagerItem[] = [];
  let previous = 0;
  for (let number = 1; number <= pages; number += 1) {
    if (!wanted.has(number)) continue;
    if (number > previous + 1) items.push('ellipsis');
    items.push(number);
    previous = number;
  }
  return items;
}
