import { withCommas } from '../wording.ts';
import { ALL_PAGES_UP_TO, clampPage, pageOffset, type PagerItem } from './pager.ts';

/** Products on one page of the full catalogue on the home page (specification section 9). */
export const BROWSE_PAGE_SIZE = 24;

/**
 * Buttons of the full catalogue's pager (specification section 9): 1 to 5, then an ellipsis and the last page if there
 * are more than 5. A current page beyond the fifth is included, so that a shopper always sees where she is.
 */
export function browsePager(page: number, pages: number): readonly PagerItem[] {
  const first = Array.from({ length: Math.min(pages, ALL_PAGES_UP_TO) }, (_, index) => index + 1);
  if (pages <= ALL_PAGES_UP_TO) return first;
  const current = clampPage(page, pages);
  const items: PagerItem[] = [...first];
  if (current > ALL_PAGES_UP_TO && current < pages) {
    if (current > ALL_PAGES_UP_TO + 1) items.push('ellipsis');
    items.push(current);
  }
  items.push('ellipsis', pages);
  return items;
}

/** 'Showing X-Y of N products' (specification section 2, "Browse section on home"); page from 1. */
export function rangeText(page: number, pageSize: number, total: number): string {
  if (total === 0) return 'Showing 0-0 of 0 products';
  const first = pageOffset(page, pageSize) + 1;
  const last = Math.min(total, page * pageSize);
  const [from, to, all] = [first, last, total].map(withCommas);
  return `Showing ${from}-${to} of ${all} products`;
}
