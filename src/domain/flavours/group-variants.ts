import { FITNESS_GOALS, type FitnessGoal, type ProteinType } from '../product/enumerations.ts';

/** What distinguishes two recipes of one name. */
export interface Recipe {
  /** Protein, carbohydrate and fat, all per 100 g or all per serving; null where not known. */
  readonly figures: Macronutrients;
  /** Allergens it is known to hold, in one text; null where no list is known. */
  readonly allergens: string | null;
  /** The protein type that its name states: it settles the family, however its text was read. */
  readonly namedType?: ProteinType | null;
  /** Its text was not read whole: what was cut off may make a concentrate a blend. */
  readonly cut?: boolean;
}

/** One product of a base product's group (same brand, base name and format), as far as grouping looks at it. */
export interface GroupMember extends Recipe {
  readonly id: number;
  readonly proteinType: ProteinType | null;
  /** Its flavour, folded; "" where it is not stated. */
  readonly flavorKey: string;
  /** How well it is known. */
  readonly statedFacts: number;
  /** What its own figures or name make of it (`assignGoal`). */
  readonly goal: FitnessGoal | null;
}

/** Grams. Two bases never agree: `per` keeps them apart. */
export interface Macronutrients {
  readonly per: '100' | 'serving';
  readonly protein: number | null;
  readonly carbohydrate: number | null;
  readonly fat: number | null;
}

export interface GroupPlace {
  readonly id: number;
  /** Lowest id of the family's products; null where a product stands alone. */
  readonly baseProductId: number | null;
  /** Different flavours in the family, at least 1; one not stated counts as one. */
  readonly flavorOptions: number;
  /** The product shown in this one's place; null for those that are shown. */
  readonly duplicateOf: number | null;
  /** That of most of the family's products: all flavors of one product have one goal. */
  readonly goal: FitnessGoal | null;
}

/**
 * Works out the families of a group (product.md section 3): products of one protein type, as the name states it or else as
 * the text was read, and so of one animal or plant source; those whose type is not known stand with the type that most of the group have. Records of one flavour (or of
 * none), one recipe and one set of allergens are one product, whose best-known record is shown (then the one with the
 * lowest id). What differs in figures or allergens is another recipe, of another year, country or unnamed flavour, and stays:
 * a family lists those without a flavour once (`services/product/find-peers.ts`).
 */
export function groupVariants(members: readonly GroupMember[]): readonly GroupPlace[] {
  const places = new Map<number, GroupPlace>();
  for (const family of familiesOf(members)) {
    const best = [...family].sort((a, b) => b.statedFacts - a.statedFacts || a.id - b.id);
    const shown: GroupMember[] = [];
    const shownFor = new Map<number, number>();
    for (const member of best) {
      const twin = shown.find((other) => isSame(other, member));
      if (!twin) shown.push(member);
      shownFor.set(member.id, (twin ?? member).id);
    }
    const base = Math.min(...shown.map(({ id }) => id));
    const flavors = new Set(shown.map(({ flavorKey }) => flavorKey)).size;
    const goal = goalOf(shown);
    for (const { id } of family) {
      const first = shownFor.get(id) ?? id;
      places.set(id, {
        id,
        baseProductId: shown.length > 1 ? base : null,
        flavorOptions: flavors,
        duplicateOf: first === id ? null : first,
        goal,
      });
    }
  }
  return members.flatMap(({ id }) => places.get(id) ?? []);
}

/** Grams by which two labels of one recipe may differ: what conversions leave. */
const ROUNDING = 0.25;
/** The same where no flavour is stated: two flavours that nobody names may differ by little more. */
const ROUNDING_WITHOUT_FLAVOR = 0.05;

function isSame(a: GroupMember, b: GroupMember): boolean {
  if (a.flavorKey !== b.flavorKey) return false;
  if (a.allergens !== null && b.allergens !== null && a.allergens !== b.allergens) return false;
  const nothing = a.figures.protein === null || b.figures.protein === null;
  // Where neither flavour nor figures are known, nothing says that two barcodes hold one recipe.
  if (nothing) return a.flavorKey !== '';
  const rounding = a.flavorKey === '' ? ROUNDING_WITHOUT_FLAVOR : ROUNDING;
  if (a.figures.per !== b.figures.per) return false;
  return (['protein', 'carbohydrate', 'fat'] as const).every((key) => {
    const [one, other] = [a.figures[key], b.figures[key]];
    return one === null || other === null || Math.abs(one - other) <= rounding;
  });
}

function familiesOf(members: readonly GroupMember[]): readonly (readonly GroupMember[])[] {
  const byType = new Map<ProteinType | null, GroupMember[]>();
  // Names of one base have the same words: where their order says different types, most are right.
  const named = mostFrequent(members.flatMap(({ namedType }) => namedType ?? []));
  for (const member of members) {
    const type = member.namedType ? named : member.proteinType;
    const list = byType.get(type);
    if (list) list.push(member);
    else byType.set(type, [member]);
  }
  const unknown = byType.get(null) ?? [];
  byType.delete(null);
  const typed = [...byType.values()].sort((a, b) => b.length - a.length);
  joinCutWheys(typed);
  const [largest, ...others] = typed.filter((list) => list.length > 0);
  return largest === undefined ? [unknown] : [[...largest, ...unknown], ...others];
}

const WHEY = /^(?:Hydrolyzed )?Whey/;

/** A whey whose text is cut off and whose name says no kind of whey stands with the largest family, if that is whey, too. */
function joinCutWheys([largest, ...others]: readonly GroupMember[][]): void {
  if (largest === undefined || !WHEY.test(largest[0]?.proteinType ?? '')) return;
  const joins = ({ cut, namedType, proteinType }: GroupMember): boolean =>
    cut === true && !namedType && WHEY.test(proteinType ?? '');
  for (const list of others) {
    largest.push(...list.filter(joins));
    list.splice(0, list.length, ...list.filter((member) => !joins(member)));
  }
}

/** The goal of most; of two that as many have, the first in the order of the form. */
function goalOf(members: readonly GroupMember[]): FitnessGoal | null {
  const goals = members.flatMap(({ goal }) => goal ?? []);
  return mostFrequent(FITNESS_GOALS.filter((goal) => goals.includes(goal)).concat(goals));
}

function mostFrequent<T>(types: readonly T[]): T | null {
  const counts = new Map<T, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
