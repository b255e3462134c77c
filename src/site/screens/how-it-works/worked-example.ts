import type { MatchedProduct } from '#contract/api.ts';
import { NO_CRITERIA, type Criteria } from '#domain/matching/criteria.ts';

/** The search whose receipt the page shows: several kinds of wishes, none of them rare. */
export const EXAMPLE_CRITERIA: Criteria = {
  ...NO_CRITERIA,
  avoidIngredients: ['aspartame'],
  mustHaveIngredients: ['sunflower lecithin', 'sea salt'],
  proteinTypes: ['Whey Isolate', 'Whey Blend'],
  fitnessGoals: ['Muscle Building'],
  flags: ['isGlutenFree', 'isLowCarb'],
};

/** The same search in words. */
export const EXAMPLE_WORDS =
  'Avoid aspartame; must have sunflower lecithin and sea salt; Whey Isolate or Whey Blend; Muscle Building; gluten free and low carb.';

/** Returns the listed product whose receipt has the most lines, the first one on a tie; null if none is listed. */
export function mostInstructive(found: readonly MatchedProduct[]): MatchedProduct | null {
  return found.reduce<MatchedProduct | null>(
    (best, each) => (best === null || each.receipt.length > best.receipt.length ? each : best),
    null,
  );
}
