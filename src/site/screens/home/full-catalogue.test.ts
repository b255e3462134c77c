import { describe, expect, test } from 'vitest';
import { findInCatalogue, nextProgress, PROGRESS } from './full-catalogue.ts';

// @spec Progress bar starts at 5, rises every 1.5 s by a random 5 to 15, capped at 90, and jumps to 100 when data arrives.
test('the estimate starts at 5, rises by 5 to 15 every 1.5 s, and stops at 90', () => {
  expect(PROGRESS).toMatchObject({ start: 5, everyMs: 1500, cap: 90 });
  expect(nextProgress(PROGRESS.start, 0)).toBe(10);
  expect(nextProgress(PROGRESS.start, 1)).toBe(20);
  expect(nextProgress(85, 0.9)).toBe(90);
});

describe('findInCatalogue', () => {
  const product = (name: string, brand: string, proteinType: 'Casein' | null) => ({
    name,
    brand: { id: 1, name: brand, logo: null },
    proteinType,
  });
  const products = [
    product('Impact Whey', 'Myprotein', null),
    product('Night Formula', 'Acme', 'Casein'),
  ];

  // @spec Full-catalogue search on home: client-side, case-insensitive substring over product name, brand name or proteinType.
  test.each([
    ['', ['Impact Whey', 'Night Formula']],
    [' WHEY ', ['Impact Whey']],
    ['acm', ['Night Formula']],
    ['casein', ['Night Formula']],
    ['nothing', []],
  ])('looks for %j', (text, names) => {
    expect(findInCatalogue(products, text).map(({ name }) => name)).toEqual(names);
  });
});
