import type { MatchedProduct } from '#contract/api.ts';
import { NO_CRITERIA, type Criteria } from '#domain/matching/criteria.ts';

/** The search whose receipt the page shows: a bit of everything, none of it rare. */
export const EXAMPLE_CRITERIA: Criteria = {
  ...NO_CRITERIA,
  avoidIngredients: ['aspartame'],
  mustHaveIngredients: ['sunflower lecithin', 'sea salt'],
  proteinTypes: ['Whey Isolate', 'Whey Blend'],
  fitnessGoals: ['Muscle Building'],
  flags: ['isGlutenFree', 'isLowCarb'],
};

/** That search in a sentence. */
export const EXAMPLE_WORDS =
  'Avoid aspartame; must have sunflower lecithin and sea salt; Whey Isolate or Whey Blend; Muscle Building; gluten free and low carb.';

/** Of what the search lists, the product whose receipt has most to show: most lines, then first listed; null for none. */
export function mostInstructive(found: readonly MatchedProduct[]): MatchedProduct | null {
  return found.reduce<MatchedProduct | null>(
    (best, each) => (best === null || each.receipt.length > best.receipt.length ? each : best),
    null,
  );
}
