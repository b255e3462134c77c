import type { BrandListing, MatchedProduct, SearchOptions } from '#contract/api.ts';
import type { Criteria, Match } from '#domain/matching/criteria.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { productTitle } from '#domain/product/product-title.ts';

/** The search whose best result the home page shows with its receipt. */
export const HOME_EXAMPLE_CRITERIA: Criteria = {
  avoidIngredients: ['sucralose'],
  mustHaveIngredients: [],
  proteinTypes: ['Whey Isolate'],
  fitnessGoals: ['Muscle Building'],
  brandIds: [],
  flags: ['isLowCarb'],
};

/** The same search in words. */
export const HOME_EXAMPLE_WORDS = 'Whey Isolate for Muscle Building, low carb, without sucralose';

/** The options of the search for candidates. */
export const HOME_EXAMPLE_SEARCH: SearchOptions = {
  showAll: true,
  unconfirmed: false,
  sort: 'match',
  limit: 60,
  offset: 0,
};

/** A real product of the catalogue and how it meets the example search. */
export interface WorkedExample extends Pick<Match, 'score' | 'receipt'> {
  readonly title: string;
}

/** Returns a weight for how much of a label a product's record has. */
function completeness({ nutritionalInfo, brandId, servingSize, ingredients }: Product): number {
  const figures = [
    nutritionalInfo.proteinPerServing,
    nutritionalInfo.caloriesPerServing,
    nutritionalInfo.carbohydratePerServing,
    nutritionalInfo.sugarPerServing,
    nutritionalInfo.fatPerServing,
  ];
  return (
    figures.filter((figure) => figure !== null).length +
    (brandId === UNSTATED_BRAND.id ? 0 : 3) +
    (servingSize?.basis === 'label' ? 2 : 0) +
    (ingredients.length >= 4 ? 2 : 0)
  );
}

/**
 * Returns the found product with the most complete label, on a tie the one of the brand with the most products, then
 * the first found, so that the page stays the same. Null if there is none.
 */
export function pickExample(
  found: readonly MatchedProduct[],
  brands: readonly BrandListing[],
): WorkedExample | null {
  const sizes = new Map(brands.map(({ id, productsCount }) => [id, productsCount]));
  // Only scores within 0 to 100, whose receipts need no line for clamping.
  const inScale = found.filter(
    ({ score, receipt }) => receipt.reduce((sum, { points }) => sum + points, 0) === score,
  );
  const [best] = inScale.toSorted(
    (a, b) =>
      completeness(b) - completeness(a) ||
      (sizes.get(b.brandId) ?? 0) - (sizes.get(a.brandId) ?? 0),
  );
  if (best === undefined) return null;
  const { score, receipt } = best;
  return { title: productTitle(best), score, receipt };
}
