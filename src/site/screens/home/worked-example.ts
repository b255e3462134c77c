import type { Match } from '#domain/matching/criteria.ts';
import type { Product } from '#domain/product/product.ts';

/** The example search (`pick-example.ts`) in words. */
export const HOME_EXAMPLE_WORDS = 'Whey Isolate for Muscle Building, low carb, without sucralose';

export const HOME_EXAMPLE_MATCH_KEYS = [
  'score',
  'matchPercentage',
  'receipt',
  'criteria',
  'tag',
] as const satisfies readonly (keyof Match)[];

/** A real product of the catalogue and how it meets the example search. */
export interface WorkedExample {
  readonly product: Pick<Product, 'id' | 'name' | 'brand' | 'flavor'>;
  readonly match: Pick<Match, (typeof HOME_EXAMPLE_MATCH_KEYS)[number]>;
}
