import type { CriterionKey } from './criteria.ts';
import { DIETARY_FLAG_LABELS } from '../product/enumerations.ts';
import { compareTexts, joinNames } from '../wording.ts';

/** A set of criteria whose removal gives perfect matches, and how many. */
export interface RelaxationChoice {
  readonly drop: readonly CriterionKey[];
  readonly label: string;
  readonly count: number;
}

const CRITERION_NAMES = {
  ...DIETARY_FLAG_LABELS,
  avoid: 'the avoided ingredients',
  mustHave: 'the must-have ingredients',
  proteinType: 'the protein type',
  fitnessGoal: 'the fitness goal',
  brand: 'the brand',
} as const satisfies Readonly<Record<CriterionKey, string>>;

/** "Drop Organic and the brand". */
export function relaxationLabel(drop: readonly CriterionKey[]): string {
  return `Drop ${joinNames(drop.map((key) => CRITERION_NAMES[key]))}`;
}

/** Sets that keep the avoid list first, then smaller sets, then those that give more, then by label. */
export function compareRelaxations(a: RelaxationChoice, b: RelaxationChoice): number {
  return (
    Number(a.drop.includes('avoid')) - Number(b.drop.includes('avoid')) ||
    a.drop.length - b.drop.length ||
    b.count - a.count ||
    compareTexts(a.label, b.label)
  );
}

/**
 * The inclusion-minimal sets of criteria whose removal leaves perfect matches, from how many products have each
 * combination of criteria not met (bit i: `keys[i]`). None where something is perfect already (mask 0). Dropping
 * everything is no relaxation: with no criterion left nothing can be a perfect match (product.md section 2).
 */
export function minimalRelaxations(
  keys: readonly CriterionKey[],
  countsByMask: ReadonlyMap<number, number>,
): RelaxationChoice[] {
  if (countsByMask.has(0)) return [];
  const everything = 2 ** keys.length - 1;
  const masks = [...countsByMask.keys()].filter((mask) => mask !== everything);
  const minimal = masks.filter(
    (mask) => !masks.some((other) => other !== mask && (other & mask) === other),
  );
  return minimal
    .map((mask) => {
      const drop = keys.filter((_, index) => (mask >> index) & 1);
      return { drop, label: relaxationLabel(drop), count: countsByMask.get(mask) ?? 0 };
    })
    .sort(compareRelaxations);
}
