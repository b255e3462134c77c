import { FITNESS_GOALS, type FitnessGoal, type ProteinType } from '../enumerations.ts';
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
  /** Its own, or its family's where a cut text gives only a part of it (`typeWithin`). */
  readonly proteinType: ProteinType | null;
  /** The name of the family without a flavor, if the product's own name does not give it (`namesWithin`); else null. */
  readonly name: string | null;
}

/**
 * Groups a brand's products of one format into families (product.md section 3; `familiesOfBrand`) and finds duplicates.
 * Records with the same flavor (or none), recipe and allergens are one product; its best-known record is shown, and
 * among equals the one with the lowest id (`shownOf`). Records that differ in figures or allergens are other recipes (year,
 * country, unnamed flavor) and stay separate products; a family lists those without a flavor once
 * (`services/product/find-peers.ts`). Yields after each family.
 */
export function* groupVariants(
  members: readonly GroupMember[],
): Generator<void, readonly GroupPlace[]> {
  const places = new Map<number, GroupPlace>();
  for (const { type, members: family } of yield* familiesOfBrand(members)) {
    const { shown, shownFor } = withoutDuplicates(family);
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

/** The products of a family that are shown, and by the id of each product that of the one shown for it. */
function withoutDuplicates(family: readonly GroupMember[]) {
  const best = family.toSorted((a, b) => b.statedFacts - a.statedFacts || a.id - b.id);
  const groups: GroupMember[][] = [];
  for (const member of best) {
    const same = groups.find(([first]) => first && isSame(first, member));
    if (same) same.push(member);
    else groups.push([member]);
  }
  const shown = groups.flatMap((group) => shownOf(group) ?? []);
  const shownFor = new Map(
    groups.flatMap((group, at) => group.map(({ id }) => [id, shown[at]?.id ?? id] as const)),
  );
  return { shown, shownFor };
}

/** The best known of one product's records, but one with a readable text before one whose text is garbled. */
function shownOf(group: readonly GroupMember[]): GroupMember | undefined {
  const [first] = group;
  const isReadable = ({ allergens, garbled }: GroupMember) => allergens !== null && !garbled;
  return first?.garbled === true ? (group.find(isReadable) ?? first) : first;
}

function isSame(a: GroupMember, b: GroupMember): boolean {
  if (a.flavorKey !== b.flavorKey) return false;
  // Without a flavor, records with different names may be two products.
  if (a.flavorKey === '' && (a.optionalWords !== b.optionalWords || a.line !== b.line))
    return false;
  if (a.allergens !== null && b.allergens !== null && a.allergens !== b.allergens) return false;
  const nothing = a.figures.protein === null || b.figures.protein === null;
  // Without figures, only a shared flavor says that two barcodes are one product.
  if (nothing) return a.flavorKey !== '';
  return areEqual(a.figures, b.figures, roundingOf(a.flavorKey));
}

/** The most frequent goal; among equals, the first in the order of the form. */
function goalOf(members: readonly GroupMember[]): FitnessGoal | null {
  const goals = members.flatMap(({ goal }) => goal ?? []);
  return mostFrequent(FITNESS_GOALS.filter((goal) => goals.includes(goal)).concat(goals));
}
