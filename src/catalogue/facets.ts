import type { Bits } from './bits.ts';
import type { CatalogueQuery, FacetCount } from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { AppliedCriterion, Evaluation } from './evaluate.ts';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/product/enumerations.ts';
import { popcount } from './bits.ts';
import { atLeast, exactly } from './counters.ts';
import { nearThreshold } from './evaluate.ts';

/**
 * Which products would be listed if one more (or another) option were chosen, by how it would stand for them.
 * It depends on the option's group only, so that one pass serves all options of all groups not yet applied.
 */
interface Prospect {
  readonly ifMet: Bits;
  readonly ifUnmet: Bits;
  readonly ifUnknown: Bits;
}

type Switches = Pick<CatalogueQuery, 'showAll' | 'unconfirmed'>;

/** The prospect with `replaced` (the group's present criterion) left out, or for a further criterion. */
function prospectOf(
  columns: Columns,
  evaluation: Evaluation,
  replaced: AppliedCriterion | null,
  { showAll, unconfirmed }: Switches,
): Prospect {
  const { all } = columns;
  const [m0, m1, m2, m3] = evaluation.met;
  const { hidden, softUnmet, softUnmetTwice } = evaluation;
  const applied = evaluation.applied.length + (replaced === null ? 1 : 0);
  const nearFrom = nearThreshold(applied);
  const ifMet = new Int32Array(all.length);
  const ifUnmet = new Int32Array(all.length);
  const ifUnknown = new Int32Array(all.length);
  for (let w = 0; w < all.length; w++) {
    let p0 = m0[w] as number;
    let p1 = m1[w] as number;
    let p2 = m2[w] as number;
    let p3 = m3[w] as number;
    let othersUnmet = softUnmet[w] as number;
    if (replaced !== null) {
      // Take the criterion's own contribution out of the count and of the unmet.
      let borrow = replaced.met[w] as number;
      const b0 = borrow & ~p0;
      p0 ^= borrow;
      borrow = b0;
      const b1 = borrow & ~p1;
      p1 ^= borrow;
      borrow = b1;
      const b2 = borrow & ~p2;
      p2 ^= borrow;
      p3 ^= b2;
      othersUnmet &= (softUnmetTwice[w] as number) | ~(replaced.unmet[w] as number);
    }
    const free = (all[w] as number) & ~(hidden[w] as number);
    let met = exactly(p0, p1, p2, p3, applied - 1);
    let unmet = 0;
    let unknown = 0;
    const nearWith = atLeast(p0, p1, p2, p3, nearFrom - 1);
    const nearWithout = atLeast(p0, p1, p2, p3, nearFrom);
    if (showAll) {
      met |= nearWith;
      unmet = nearWithout;
      unknown = nearWithout;
    }
    if (unconfirmed) {
      met |= ~othersUnmet & ~nearWith;
      unknown |= ~othersUnmet & ~nearWithout;
    }
    ifMet[w] = met & free;
    ifUnmet[w] = unmet & free;
    ifUnknown[w] = unknown & free;
  }
  return { ifMet, ifUnmet, ifUnknown };
}

/** Listed whatever option of the group is chosen, unless they have it: unmet where known, unknown where not. */
function countWithoutOption({ ifUnmet, ifUnknown }: Prospect, known: Bits): number {
  let count = 0;
  for (let w = 0; w < known.length; w++) {
    const has = known[w] as number;
    count += popcount(((ifUnmet[w] as number) & has) | ((ifUnknown[w] as number) & ~has));
  }
  return count;
}

/** Counts of products that the option brings in: those listed only if it is met, by type and goal, and by brand. */
function tally(
  columns: Columns,
  { ifMet, ifUnmet }: Prospect,
): { types: Int32Array; goals: Int32Array; brands: Int32Array } {
  const { typeAndGoal, brandRows, all } = columns;
  const pairs = new Int32Array(66);
  const brands = new Int32Array(columns.brandIds.length + 1);
  let members = 0;
  for (let w = 0; w < all.length; w++) {
    members += popcount((ifMet[w] as number) & ~(ifUnmet[w] as number));
  }
  // Counting the others and subtracting is shorter where the members are many.
  const inverse = members > columns.size / 2;
  for (let w = 0; w < all.length; w++) {
    const brought = (ifMet[w] as number) & ~(ifUnmet[w] as number);
    let word = inverse ? ~brought & (all[w] as number) : brought;
    for (; word !== 0; word &= word - 1) {
      const product = (w << 5) + (31 - Math.clz32(word & -word));
      const pair = typeAndGoal[product] as number;
      pairs[pair] = (pairs[pair] as number) + 1;
      const brand = brandRows[product] as number;
      brands[brand] = (brands[brand] as number) + 1;
    }
  }
  const types = new Int32Array(PROTEIN_TYPES.length + 1);
  const goals = new Int32Array(FITNESS_GOALS.length + 1);
  for (let pair = 0; pair < 66; pair++) {
    const count = inverse
      ? (columns.pairTotals[pair] as number) - (pairs[pair] as number)
      : (pairs[pair] as number);
    const type = Math.trunc(pair / 6);
    types[type] = (types[type] as number) + count;
    goals[pair % 6] = (goals[pair % 6] as number) + count;
  }
  if (inverse) {
    for (let row = 0; row < brands.length; row++) {
      brands[row] = (columns.brandTotals[row] as number) - (brands[row] as number);
    }
  }
  return { types, goals, brands };
}

/** How many products a search would list with each dietary flag ticked in addition to the others. */
function countFlags(
  columns: Columns,
  evaluation: Evaluation,
  further: Prospect,
  listed: number,
): FacetCount[] {
  return DIETARY_FLAGS.map((flag, row) => {
    if (evaluation.criteria.flags.includes(flag)) return { value: flag, count: listed };
    const yes = columns.flagTrue[row] as Bits;
    const no = columns.flagFalse[row] as Bits;
    const { ifMet, ifUnknown } = further;
    let count = 0;
    for (let w = 0; w < yes.length; w++) {
      const has = yes[w] as number;
      const open = ~(has | (no[w] as number));
      count += popcount(((ifMet[w] as number) & has) | ((ifUnknown[w] as number) & open));
    }
    return { value: flag, count };
  });
}

/**
 * Live counts (product.md section 2): for every option of the form the number of products listed, under the query's
 * switches, if it were chosen alone in its group with the other groups as they are; flags in addition to the
 * other ticked ones, a ticked flag with the present count. All options, zeros included.
 */
export function countFacets(
  columns: Columns,
  evaluation: Evaluation,
  switches: Switches,
  listed: number,
): Record<string, readonly FacetCount[]> {
  const further = prospectOf(columns, evaluation, null, switches);
  let furtherTally: ReturnType<typeof tally> | null = null;
  const group = (
    key: AppliedCriterion['key'],
    known: Bits,
  ): { base: number; brought: ReturnType<typeof tally> } => {
    const replaced = evaluation.applied.find((each) => each.key === key);
    if (replaced !== undefined) {
      const prospect = prospectOf(columns, evaluation, replaced, switches);
      return { base: countWithoutOption(prospect, known), brought: tally(columns, prospect) };
    }
    furtherTally ??= tally(columns, further);
    return { base: countWithoutOption(further, known), brought: furtherTally };
  };
  const type = group('proteinType', columns.typeKnown);
  const goal = group('fitnessGoal', columns.goalKnown);
  const brand = group('brand', columns.brandKnown);
  return {
    proteinTypes: PROTEIN_TYPES.map((value, row) => ({
      value,
      count: type.base + (type.brought.types[row + 1] as number),
    })),
    fitnessGoals: FITNESS_GOALS.map((value, row) => ({
      value,
      count: goal.base + (goal.brought.goals[row + 1] as number),
    })),
    brandIds: columns.brandValues.map((value, row) => ({
      value,
      count: brand.base + (brand.brought.brands[row] as number),
    })),
    flags: countFlags(columns, evaluation, further, listed),
  };
}
