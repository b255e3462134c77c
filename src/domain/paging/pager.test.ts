import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BROWSE_PAGE_SIZE, browsePager, rangeText } from './browse-pager.ts';
import { clampPage, pageCount, pageOffset, SEARCH_PAGE_SIZE, searchPager } from './pager.ts';

describe('page sizes', () => {
  // @spec | Full-catalogue page size | 24; pagination buttons 1 to 5, then ellipsis and last page when more than 5 pages; Previous and Next |
  test('the full catalogue shows 24 on a page', () => {
    expect(BROWSE_PAGE_SIZE).toBe(24);
  });

  // @spec | Search results page size | 12; all page buttons if 5 or fewer, else first 2, last 2, current and neighbours, with ellipses |
  test('search results show 12 on a page', () => {
    expect(SEARCH_PAGE_SIZE).toBe(12);
  });
});

describe('pageCount, clampPage and pageOffset', () => {
  test.each([
    [0, 24, 1],
    [1, 24, 1],
    [24, 24, 1],
    [25, 24, 2],
    [134, 24, 6],
    [12, 12, 1],
    [13, 12, 2],
  ])('%i things at %i a page fill %i pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });

  test.each([
    [1, 5, 1],
    [5, 5, 5],
    [6, 5, 5],
    [0, 5, 1],
    [-3, 5, 1],
    [2.9, 5, 2],
    [Number.NaN, 5, 1],
    [Number.POSITIVE_INFINITY, 5, 1],
    [3, 0, 1],
  ])('page %d of %i is page %i', (page, pages, clamped) => {
    expect(clampPage(page, pages)).toBe(clamped);
  });

  test('the second page starts after the first', () => {
    expect(pageOffset(1, 12)).toBe(0);
    expect(pageOffset(2, 12)).toBe(12);
    expect(pageOffset(3, 24)).toBe(48);
  });
});

describe('browsePager', () => {
  // @spec pagination buttons 1 to 5, then ellipsis and last page when more than 5 pages
  test.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 5, 'ellipsis', 6]],
    [6, 6, [1, 2, 3, 4, 5, 'ellipsis', 6]],
    [5, 12, [1, 2, 3, 4, 5, 'ellipsis', 12]],
    [12, 12, [1, 2, 3, 4, 5, 'ellipsis', 12]],
    [6, 12, [1, 2, 3, 4, 5, 6, 'ellipsis', 12]],
    [7, 12, [1, 2, 3, 4, 5, 'ellipsis', 7, 'ellipsis', 12]],
    [99, 12, [1, 2, 3, 4, 5, 'ellipsis', 12]],
  ])('page %i of %i', (page, pages, items) => {
    expect(browsePager(page, pages)).toEqual(items);
  });
});

describe('searchPager', () => {
  // @spec all page buttons if 5 or fewer, else first 2, last 2, current and neighbours, with ellipses
  test.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 'ellipsis', 5, 6]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 'ellipsis', 19, 20]],
    [2, 20, [1, 2, 3, 'ellipsis', 19, 20]],
    [3, 20, [1, 2, 3, 4, 'ellipsis', 19, 20]],
    [4, 20, [1, 2, 3, 4, 5, 'ellipsis', 19, 20]],
    [5, 20, [1, 2, 'ellipsis', 4, 5, 6, 'ellipsis', 19, 20]],
    [10, 20, [1, 2, 'ellipsis', 9, 10, 11, 'ellipsis', 19, 20]],
    [18, 20, [1, 2, 'ellipsis', 17, 18, 19, 20]],
    [20, 20, [1, 2, 'ellipsis', 19, 20]],
    [77, 20, [1, 2, 'ellipsis', 19, 20]],
  ])('page %i of %i', (page, pages, items) => {
    expect(searchPager(page, pages)).toEqual(items);
  });
});

test('both pagers rise strictly, hold the first, current and last page, and put an ellipsis only in a gap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(browsePager, searchPager),
      (page, pages, pager) => {
        const items = pager(page, pages);
        const numbers = items.filter((item) => item !== 'ellipsis');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toContain(1);
        expect(numbers).toContain(clampPage(page, pages));
        expect(numbers).toContain(pages);
        expect(items.length).toBeLessThanOrEqual(9);
        const afterGaps = items.filter((_, index) => items[index - 1] === 'ellipsis');
        expect(afterGaps).not.toContain('ellipsis');
        expect(items.at(-1)).not.toBe('ellipsis');
      },
    ),
    { numRuns: 500 },
  );
});

describe('rangeText', () => {
  // @spec range text 'Showing X-Y of N products'
  test.each([
    [1, 24, 134, 'Showing 1-24 of 134 products'],
    [50, 24, 4534, 'Showing 1,177-1,200 of 4,534 products'],
    [2, 24, 134, 'Showing 25-48 of 134 products'],
    [6, 24, 134, 'Showing 121-134 of 134 products'],
    [1, 24, 3, 'Showing 1-3 of 3 products'],
    [1, 24, 0, 'Showing 0-0 of 0 products'],
  ])('page %i of %i a page in %i', (page, size, total, text) => {
    expect(rangeText(page, size, total)).toBe(text);
  });
});
