import type { BrandListing, MatchedProduct, SearchOptions } from '#contract/api.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { pick } from '#domain/pick.ts';
import { HOME_EXAMPLE_MATCH_KEYS, type WorkedExample } from './worked-example.ts';

/** The search whose best answer the home page shows as its label and its worked receipt. */
export const HOME_EXAMPLE_CRITERIA: Criteria = {
  avoidIngredients: ['sucralose'],
  mustHaveIngredients: [],
  proteinTypes: ['Whey Isolate'],
  fitnessGoals: ['Muscle Building'],
  brandIds: [],
  flags: ['isLowCarb'],
};

/** The search for its candidates. */
export const HOME_EXAMPLE_SEARCH: SearchOptions = {
  showAll: true,
  unconfirmed: false,
  sort: 'match',
  limit: 60,
  offset: 0,
};

/** How much of a label a product's record has; what shows best comes first. */
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

/** The found product with the fullest label, of these the one whose brand has most; the first of equals, so that the page stays the same. */
export function pickExample(
  found: readonly MatchedProduct[],
  brands: readonly BrandListing[],
): WorkedExample | null {
  const sizes = new Map(brands.map(({ id, productsCount }) => [id, productsCount]));
  // Scores within the scale need no line that clamps them.
  const inScale = found.filter(
    ({ score, receipt }) => receipt.reduce((sum, { points }) => sum + points, 0) === score,
  );
  const [best] = inScale.toSorted(
    (a, b) =>
      completeness(b) - completeness(a) ||
      (sizes.get(b.brandId) ?? 0) - (sizes.get(a.brandId) ?? 0),
  );
  if (best === undefined) return null;
  return {
    product: pick(best, ['id', 'name', 'brand', 'flavor']),
    match: pick(best, HOME_EXAMPLE_MATCH_KEYS),
  };
}
