import type { Match } from '#domain/matching/criteria.ts';
import type { NutritionFigures, Product } from '#domain/product/product.ts';

/** The example search (`pick-example.ts`) in words. */
export const EXAMPLE_WORDS = 'Whey Isolate for Muscle Building, low carb, non-GMO, without soy';

export const EXAMPLE_PRODUCT_KEYS = [
  'id',
  'name',
  'brand',
  'brandId',
  'format',
  'proteinType',
  'flavor',
  'servingSize',
  'servings',
  'contains',
] as const satisfies readonly (keyof Product)[];

export const EXAMPLE_MATCH_KEYS = [
  'score',
  'matchPercentage',
  'receipt',
  'criteria',
  'tag',
] as const satisfies readonly (keyof Match)[];

/** A real product of the catalogue and how it meets the example search. */
export interface WorkedExample {
  readonly product: Pick<Product, (typeof EXAMPLE_PRODUCT_KEYS)[number]>;
  readonly figures: NutritionFigures;
  readonly ingredients: readonly string[];
  readonly source: string;
  readonly match: Pick<Match, (typeof EXAMPLE_MATCH_KEYS)[number]>;
}
