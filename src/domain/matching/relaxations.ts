import type { CriterionKey, UnderstoodCriteria } from './criteria.ts';
import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';
import { DIETARY_FLAG_LABELS, type DietaryFlag } from '../enumerations.ts';
import { popcount } from '../bits.ts';
import { compareTexts, distinct, joinNames } from '../wording.ts';

/** One word of one of the two lists. */
export interface WishedTerm {
  readonly list: 'avoid' | 'mustHave';
  /** As the shopper wrote it. */
  readonly term: string;
}

/** What can be dropped on its own: a criterion, or one word of a list. */
export interface Wish {
  readonly key: CriterionKey;
  /** Null for a criterion that is not a list, or a list that is dropped as a whole. */
  readonly term: UnderstoodTerm | null;
}

/** A set of wishes whose removal gives perfect matches, with their number. */
export interface Relaxation {
  /** Criteria that are dropped as a whole. */
  readonly drop: readonly CriterionKey[];
  /** Words that are dropped from lists that keep others. */
  readonly terms?: readonly WishedTerm[] | undefined;
  readonly label: string;
  readonly count: number;
}

/** Sets of wishes are the bits of a number. */
const MAX_WISHES = 30;

const CRITERION_NAMES = {
  ...DIETARY_FLAG_LABELS,
  avoid: 'the avoided ingredients',
  mustHave: 'the must-have ingredients',
  proteinType: 'the protein type',
  fitnessGoal: 'the fitness goal',
  brand: 'the brand',
} as const satisfies Readonly<Record<CriterionKey, string>>;

/**
 * The wishes of a search that can be dropped, in the receipt's order: every word of the two lists, and every other
 * criterion. If there are more than thirty, each list is one wish.
 */
export function wishesOf(criteria: UnderstoodCriteria): readonly Wish[] {
  const { avoid, mustHave } = criteria;
  const others: CriterionKey[] = [];
  if (criteria.proteinTypes.length > 0) others.push('proteinType');
  if (criteria.fitnessGoals.length > 0) others.push('fitnessGoal');
  if (criteria.brandIds.length > 0) others.push('brand');
  others.push(...distinct(criteria.flags));
  const single = avoid.length + mustHave.length + others.length <= MAX_WISHES;
  const ofList = (key: 'avoid' | 'mustHave', terms: readonly UnderstoodTerm[]): readonly Wish[] => {
    if (single) return terms.map((term) => ({ key, term }));
    return terms.length > 0 ? [{ key, term: null }] : [];
  };
  return [
    ...ofList('avoid', avoid),
    ...ofList('mustHave', mustHave),
    ...others.map((key) => ({ key, term: null })),
  ];
}

/** The criteria that remain after dropping some wishes. */
export function withoutWishes(
  criteria: UnderstoodCriteria,
  dropped: readonly Wish[],
): UnderstoodCriteria {
  const kept = <T>(key: CriterionKey, list: readonly T[]): readonly T[] =>
    dropped.some((wish) => wish.key === key && wish.term === null) ? [] : list;
  const keptTerms = (key: 'avoid' | 'mustHave'): readonly UnderstoodTerm[] =>
    kept(key, criteria[key]).filter(
      (term) => !dropped.some((wish) => wish.key === key && wish.term === term),
    );
  return {
    avoid: keptTerms('avoid'),
    mustHave: keptTerms('mustHave'),
    proteinTypes: kept('proteinType', criteria.proteinTypes),
    fitnessGoals: kept('fitnessGoal', criteria.fitnessGoals),
    brandIds: kept('brand', criteria.brandIds),
    flags: criteria.flags.filter((flag: DietaryFlag) => kept(flag, [flag]).length > 0),
  };
}

/** The label for dropping some wishes, and which criteria and words are dropped. */
function describe(wishes: readonly Wish[], dropped: readonly Wish[]): Omit<Relaxation, 'count'> {
  const isWhole = (key: CriterionKey): boolean =>
    wishes.every((wish) => wish.key !== key || dropped.includes(wish));
  const drop = distinct(dropped.map(({ key }) => key).filter(isWhole));
  const single = dropped.filter(({ key }) => !isWhole(key));
  const terms = single.flatMap(({ key, term }): WishedTerm[] =>
    term === null || (key !== 'avoid' && key !== 'mustHave')
      ? []
      : [{ list: key, term: term.term }],
  );
  const names = [
    // The word as shown: "lactose", not the dairy that it means.
    ...single.flatMap(({ term }) => term?.term ?? []),
    ...drop.map((key) => CRITERION_NAMES[key]),
  ];
  const only = drop.length === 0 && terms.length === 1 ? 'only ' : '';
  const label = `Drop ${only}${joinNames(names)}`;
  return terms.length === 0 ? { drop, label } : { drop, terms, label };
}

/** How many wishes a relaxation drops. */
function sizeOf({ drop, terms = [] }: Relaxation): number {
  return drop.length + terms.length;
}

function dropsAvoided({ drop, terms = [] }: Relaxation): boolean {
  return drop.includes('avoid') || terms.some(({ list }) => list === 'avoid');
}

/** Orders relaxations: those that keep the avoid list first, then smaller sets, then those with more matches, then by label. */
export function compareRelaxations(a: Relaxation, b: Relaxation): number {
  return (
    Number(dropsAvoided(a)) - Number(dropsAvoided(b)) ||
    sizeOf(a) - sizeOf(b) ||
    b.count - a.count ||
    compareTexts(a.label, b.label)
  );
}

/** The masks of which no other mask is a subset, smallest first. */
export function minimalMasks(masks: Iterable<number>): number[] {
  const minimal: number[] = [];
  for (const mask of [...masks].sort((a, b) => popcount(a) - popcount(b) || a - b)) {
    if (!minimal.some((smaller) => (smaller & mask) === smaller)) minimal.push(mask);
  }
  return minimal;
}

/**
 * The minimal sets of wishes (by inclusion) whose removal leaves perfect matches, computed from how many products miss
 * each combination of wishes (bit i: `wishes[i]`). Empty if something is perfect already (mask 0). Dropping everything
 * is not a relaxation: without a wish nothing can be a perfect match (product.md section 2).
 */
export function minimalRelaxations(
  wishes: readonly Wish[],
  countsByMask: ReadonlyMap<number, number>,
): Relaxation[] {
  if (countsByMask.has(0)) return [];
  const everything = 2 ** wishes.length - 1;
  return minimalMasks([...countsByMask.keys()].filter((mask) => mask !== everything))
    .map((mask) => ({
      ...describe(
        wishes,
        wishes.filter((_, at) => (mask >> at) & 1),
      ),
      count: countsByMask.get(mask) ?? 0,
    }))
    .sort(compareRelaxations);
}
