import type { FitnessGoal } from '#domain/product/enumerations.ts';
import type { FactOrigin, Product } from '#domain/product/product.ts';

type Goal = Pick<Product, 'fitnessGoal' | 'fitnessGoalReason' | 'provenance'>;

/** What is shown of a product's own goal and that of its family: all flavors of one product have one (product.md section 3). */
export function shownGoal(
  { fitnessGoal, fitnessGoalReason, provenance }: Goal,
  /** Null where the family was not worked out yet, or no flavor has a goal. */
  family: string | null,
): Goal {
  if (family === null || family === fitnessGoal)
    return { fitnessGoal, fitnessGoalReason, provenance };
  const note = 'The goal of most of its flavors.';
  const origin: FactOrigin = { basis: 'calculated', source: 0, note };
  return {
    fitnessGoal: family as FitnessGoal,
    fitnessGoalReason: note,
    provenance: { ...provenance, facts: { ...provenance.facts, fitnessGoal: origin } },
  };
}
