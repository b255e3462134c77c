import type { MatchedProduct, SearchOptions } from '#contract/api.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { pick } from '../../pick.ts';
import { EXAMPLE_MATCH_KEYS, EXAMPLE_PRODUCT_KEYS, type WorkedExample } from './worked-example.ts';

/** The search whose best answer the home page shows as its label and its worked receipt. */
export const EXAMPLE_CRITERIA: Criteria = {
  avoidIngredients: ['soy'],
  mustHaveIngredients: [],
  proteinTypes: ['Whey Isolate'],
  fitnessGoals: ['Muscle Building'],
  brandIds: [],
  flags: ['isLowCarb', 'isNonGMO'],
};

/** How its candidates are asked for. */
export const EXAMPLE_SEARCH: SearchOptions = {
  showAll: true,
  unconfirmed: false,
  sort: 'match',
  limit: 12,
  offset: 0,
};

const HERO_INGREDIENTS = 8;

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

/** The found product with the fullest label; the first of equals, so that the page stays the same. */
export function pickExample(found: readonly MatchedProduct[]): WorkedExample | null {
  let best: MatchedProduct | null = null;
  for (const each of found) {
    if (best === null || completeness(each) > completeness(best)) best = each;
  }
  if (best === null) return null;
  const { per100: _, ...figures } = best.nutritionalInfo;
  return {
    product: pick(best, EXAMPLE_PRODUCT_KEYS),
    figures,
    ingredients: best.ingredients
      .filter(({ heading }) => !heading)
      .slice(0, HERO_INGREDIENTS)
      .map((each) => each.name),
    source: best.provenance.sources[0]?.name ?? '',
    match: pick(best, EXAMPLE_MATCH_KEYS),
  };
}
