import type { SearchView } from '#contract/search-url.ts';

/** Aspects of an order that the list does not show. */
export const SORT_NOTES: Partial<Record<SearchView['sort'], string>> = {
  diversity:
    'Perfect matches with an active Amazon link first, then mixed brands. Other orders ignore links.',
  protein: 'Assumed servings last.',
  price: 'Products without a price follow.',
};
