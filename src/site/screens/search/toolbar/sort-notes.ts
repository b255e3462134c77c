import type { SearchView } from '#contract/search-url.ts';

/** What an order does that cannot be seen. */
export const SORT_NOTES: Partial<Record<SearchView['sort'], string>> = {
  diversity:
    'Perfect matches with an active Amazon link first, then mixed brands. Other orders ignore links.',
  protein: 'Assumed servings last.',
  price: 'Products without a price follow.',
};
