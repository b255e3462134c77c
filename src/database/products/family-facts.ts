import type { FitnessGoal, ProteinType } from '#domain/enumerations.ts';
import type { Product, Provenance } from '#domain/product/product.ts';

type Goal = Pick<Product, 'fitnessGoal' | 'fitnessGoalReason' | 'provenance'>;
type Name = Pick<Product, 'name' | 'nameOnLabel' | 'flavor' | 'provenance'>;
type Type = Pick<Product, 'proteinType' | 'proteinTypeReason' | 'provenance'>;

const GOAL_OF_MOST = 'The goal of most of its flavors.';
const NAME_OF_OTHERS =
  'What others of its family are called: its own record says no more than what it is.';
const TYPE_OF_OTHERS =
  'The type of its other flavors: what was read of this one is not its whole label.';

function calculated(
  provenance: Provenance,
  fact: keyof Provenance['facts'],
  note: string,
): Provenance {
  const source = provenance.facts[fact]?.source ?? 0;
  const origin = { basis: 'calculated', source, note } as const;
  return { ...provenance, facts: { ...provenance.facts, [fact]: origin } };
}

/** A product's own goal, or its family's: all flavors of one product have one goal (product.md section 3). */
export function shownGoal(
  { fitnessGoal, fitnessGoalReason, provenance }: Goal,
  /** Null if the family has not been computed yet, or no flavor has a goal. */
  family: string | null,
): Goal {
  if (family === null || family === fitnessGoal)
    return { fitnessGoal, fitnessGoalReason, provenance };
  return {
    fitnessGoal: family as FitnessGoal,
    fitnessGoalReason: GOAL_OF_MOST,
    provenance: calculated(provenance, 'fitnessGoal', GOAL_OF_MOST),
  };
}

/** A product's own protein type, or its family's (`typeWithin`): a family has one type (product.md section 3). */
export function shownType(
  { proteinType, proteinTypeReason, provenance }: Type,
  /** Null if the family has not been computed yet. */
  family: string | null,
): Type {
  if (family === null || proteinType === null || family === proteinType)
    return { proteinType, proteinTypeReason, provenance };
  return {
    proteinType: family as ProteinType,
    proteinTypeReason: TYPE_OF_OTHERS,
    provenance: calculated(provenance, 'proteinType', TYPE_OF_OTHERS),
  };
}

/** Replaces a product's name by its family's (`namesWithin`) plus its flavor. Its own becomes the name on the label. */
export function shownName(
  { name, nameOnLabel, flavor, provenance }: Name,
  /** The family's name without a flavor. Null if the product's own name is shown. */
  family: string | null,
): Name {
  if (family === null) return { name, nameOnLabel, flavor, provenance };
  const named = calculated(provenance, 'name', NAME_OF_OTHERS);
  const own = provenance.facts['nameOnLabel'] ?? provenance.facts['name'];
  return {
    name: flavor === null ? family : `${family}, ${flavor}`,
    nameOnLabel: nameOnLabel ?? name,
    flavor,
    provenance: own ? { ...named, facts: { ...named.facts, nameOnLabel: own } } : named,
  };
}
