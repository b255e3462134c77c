import { FITNESS_GOALS, type FitnessGoal, type ProteinType } from '../product/enumerations.ts';
import { familiesOfBrand } from './families-of-brand.ts';
import type { GroupMember } from './group-member.ts';
import { namesWithin } from './name-within.ts';
import { areEqual, roundingOf } from './near-figures.ts';
import { mostFrequent, typeWithin } from './protein-types.ts';

export interface GroupPlace {
  readonly id: number;
  /** Lowest id of the family's products; null where a product stands alone. */
  readonly baseProductId: number | null;
  /** Different flavors in the family, at least 1; one not stated counts as one. */
  readonly flavorOptions: number;
  /** The product shown in this one's place; null for those that are shown. */
  readonly duplicateOf: number | null;
  /** That of most of the family's products: all flavors of one product have one goal. */
  readonly goal: FitnessGoal | null;
  /** Its own, or that of its family where its own is a part of it (`typeWithin`). */
  readonly proteinType: ProteinType | null;
  /** What its family is called, without a flavor, where its own name does not say it (`namesWithin`); null where it does. */
  readonly name: string | null;
}

/**
 * Works out the families of a brand's products of one format (product.md section 3; `familiesOfBrand`) and what is shown of each. Records of one flavor (or of
 * none), one recipe and one set of allergens are one product, whose best-known record is shown (then the one with the
 * lowest id). What differs in figures or allergens is another recipe, of another year, country or unnamed flavor, and stays:
 * a family lists those without a flavor once (`services/product/find-peers.ts`). Yields after each family.
 */
export function* groupVariants(
  members: readonly GroupMember[],
): Generator<void, readonly GroupPlace[]> {
  const places = new Map<number, GroupPlace>();
  for (const { type, members: family } of yield* familiesOfBrand(members)) {
    const best = [...family].sort((a, b) => b.statedFacts - a.statedFacts || a.id - b.id);
    const shown: GroupMember[] = [];
    const shownFor = new Map<number, number>();
    for (const member of best) {
      const same = shown.find((other) => isSame(other, member));
      if (!same) shown.push(member);
      shownFor.set(member.id, (same ?? member).id);
    }
    const base = Math.min(...shown.map(({ id }) => id));
    const flavors = new Set(shown.map(({ flavorKey }) => flavorKey)).size;
    const goal = goalOf(shown);
    const names = namesWithin(family);
    for (const member of family) {
      const { id } = member;
      const first = shownFor.get(id) ?? id;
      places.set(id, {
        id,
        baseProductId: shown.length > 1 ? base : null,
        flavorOptions: flavors,
        duplicateOf: first === id ? null : first,
        goal,
        proteinType: typeWithin(type, member),
        name: names.get(id) ?? null,
      });
    }
    yield;
  }
  return members.flatMap(({ id }) => places.get(id) ?? []);
}

function isSame(a: GroupMember, b: GroupMember): boolean {
  if (a.flavorKey !== b.flavorKey) return false;
  // Without a flavor, records whose names differ may be two.
  if (a.flavorKey === '' && (a.aside !== b.aside || a.line !== b.line)) return false;
  if (a.allergens !== null && b.allergens !== null && a.allergens !== b.allergens) return false;
  const nothing = a.figures.protein === null || b.figures.protein === null;
  // Where neither flavor nor figures are known, nothing says that two barcodes hold one recipe.
  if (nothing) return a.flavorKey !== '';
  return areEqual(a.figures, b.figures, roundingOf(a.flavorKey));
}

/** The goal of most; of two that as many have, the first in the order of the form. */
function goalOf(members: readonly GroupMember[]): FitnessGoal | null {
  const goals = members.flatMap(({ goal }) => goal ?? []);
  return mostFrequent(FITNESS_GOALS.filter((goal) => goals.includes(goal)).concat(goals));
}
