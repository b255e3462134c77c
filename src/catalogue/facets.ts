import type { SoftCriterion } from './apply-criteria.ts';
import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { CatalogueQuery, FacetCount } from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { Evaluation } from './evaluate.ts';
import type { Prospect } from './prospect.ts';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/product/enumerations.ts';
import { countBoth, countWithout, popcount } from './bits.ts';
import { prospectOf } from './prospect.ts';

/** Listed though they do not have the option: as unmet where the group is known of them, else as unknown. */
function countWithoutOption({ ifUnmet, ifUnknown }: Prospect, known: Bits): number {
  return countBoth(ifUnmet, known) + countWithout(ifUnknown, known);
}

/** How many the options of a group bring in, each counted by its own set. */
function countSets({ brought }: Prospect, options: readonly Bits[]): number[] {
  return options.map((option) => countBoth(brought, option));
}

/** How many each brand brings in: brands are many and each product has one, so products are counted, not sets. */
function countBrands(columns: Columns, { brought, broughtCount }: Prospect): Int32Array {
  const { brandRows, all, brandTotals } = columns;
  const counts = new Int32Array(brandTotals.length);
  // Counting the others and subtracting is shorter where most are brought in.
  const inverse = broughtCount > columns.size / 2;
  for (let w = 0; w < all.length; w++) {
    const word = brought[w] as number;
    for (let rest = inverse ? (all[w] as number) & ~word : word; rest !== 0; rest &= rest - 1) {
      const row = brandRows[(w << 5) + (31 - Math.clz32(rest & -rest))] as number;
      counts[row] = (counts[row] as number) + 1;
    }
  }
  return inverse ? brandTotals.map((total, row) => total - (counts[row] as number)) : counts;
}

/** How many products a search would list with each dietary flag ticked in addition to the others. */
function countFlags(
  columns: Columns,
  evaluation: Evaluation,
  { ifMet, ifUnknown }: Prospect,
  listed: number,
): FacetCount[] {
  return DIETARY_FLAGS.map((flag, row) => {
    if (evaluation.criteria.flags.includes(flag)) return { value: flag, count: listed };
    const yes = columns.flagTrue[row] as Bits;
    const no = columns.flagFalse[row] as Bits;
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
  switches: Pick<CatalogueQuery, 'showAll' | 'unconfirmed'>,
  listed: number,
  arena: Arena,
): Record<string, readonly FacetCount[]> {
  const further = prospectOf(columns, evaluation, null, switches, arena);
  const prospectFor = (key: 'proteinType' | 'fitnessGoal' | 'brand'): Prospect => {
    const replaced = evaluation.applied.find((each): each is SoftCriterion => each.key === key);
    return replaced === undefined
      ? further
      : prospectOf(columns, evaluation, replaced, switches, arena);
  };
  const facet = (
    values: readonly string[],
    prospect: Prospect,
    known: Bits,
    brought: ArrayLike<number>,
  ): FacetCount[] => {
    const base = countWithoutOption(prospect, known);
    return values.map((value, row) => ({ value, count: base + (brought[row] as number) }));
  };
  const type = prospectFor('proteinType');
  const goal = prospectFor('fitnessGoal');
  const brand = prospectFor('brand');
  return {
    proteinTypes: facet(PROTEIN_TYPES, type, columns.typeKnown, countSets(type, columns.types)),
    fitnessGoals: facet(FITNESS_GOALS, goal, columns.goalKnown, countSets(goal, columns.goals)),
    brandIds: facet(columns.brandValues, brand, columns.brandKnown, countBrands(columns, brand)),
    flags: countFlags(columns, evaluation, further, listed),
  };
}
