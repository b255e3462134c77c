import type { Arena } from '../columns/arena.ts';
import { type Bits, andInto, forEachBit } from '../columns/bits.ts';
import type { FacetCount } from '../catalogue.ts';
import type { Columns } from '../columns/columns.ts';
import type { Narrowed } from '../narrowed/narrowed.ts';
import type { CriterionKey } from '#domain/matching/criteria.ts';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { popcount } from '#domain/bits.ts';

/** Perfect matches of a search without one of its criteria: what an option of that group would be chosen from. */
function perfectWithout(
  columns: Columns,
  narrowed: Narrowed,
  key: CriterionKey,
  arena: Arena,
): Bits {
  const { evaluation } = narrowed;
  const { applied } = evaluation;
  if (applied.length > 0 && !applied.some((each) => each.key === key)) {
    return narrowed.inUniverse(evaluation.perfect, arena);
  }
  const set = arena.takeCopy(columns.onRecord);
  for (const each of applied) if (each.key !== key) andInto(set, each.met);
  return narrowed.inUniverse(set, arena);
}

/** How many of a set have each option: products, or families with such a product. */
export function countOptions(narrowed: Narrowed, base: Bits, options: readonly Bits[]): number[] {
  if (narrowed.families) return options.map((option) => narrowed.countBoth(base, option));
  const counts = options.map(() => 0);
  for (let w = 0; w < base.length; w++) {
    const word = base[w] as number;
    // Perfect matches are few: most words have none.
    if (word === 0) continue;
    for (let row = 0; row < options.length; row++) {
      counts[row] =
        (counts[row] as number) + popcount(word & ((options[row] as Bits)[w] as number));
    }
  }
  return counts;
}

/** How many of a set each brand has: brands are many and each product has one, so products are counted, not sets. */
function countBrands(columns: Columns, narrowed: Narrowed, base: Bits): Int32Array {
  const { brandRows, brandTotals, families } = columns;
  const counts = new Int32Array(brandTotals.length);
  const brandOf = new Int32Array(narrowed.families ? families.count : 0).fill(-1);
  const twice = new Set<string>();
  forEachBit(base, (product) => {
    const row = brandRows[product] as number;
    if (narrowed.families && !isFirst(families.rows[product] as number, row)) return;
    counts[row] = (counts[row] as number) + 1;
  });
  return counts;

  /** Whether this is the first of its family with this brand; nearly always a family has one brand. */
  function isFirst(family: number, row: number): boolean {
    const known = brandOf[family] as number;
    if (known === row) return false;
    if (known < 0) {
      brandOf[family] = row;
      return true;
    }
    const key = `${family}|${row}`;
    if (twice.has(key)) return false;
    twice.add(key);
    return true;
  }
}

/**
 * Live counts (product.md section 2): for every option of the form the number of perfect matches if it were chosen alone
 * in its group with the other groups as they are; flags in addition to the other ticked ones, a ticked flag with the
 * present count. All options, zeros included.
 */
export function countFacets(
  columns: Columns,
  narrowed: Narrowed,
  arena: Arena,
): Record<string, readonly FacetCount[]> {
  const { flags } = narrowed.evaluation.criteria;
  const facet = (values: readonly string[], counts: ArrayLike<number>): FacetCount[] =>
    values.map((value, row) => ({ value, count: counts[row] as number }));
  const base = (key: CriterionKey): Bits => perfectWithout(columns, narrowed, key, arena);
  const types = countOptions(narrowed, base('proteinType'), columns.types);
  const goals = countOptions(narrowed, base('fitnessGoal'), columns.goals);
  // Another flag is asked for in addition to the ticked ones, so the base is that of a flag that is not ticked.
  const further = DIETARY_FLAGS.find((flag) => !flags.includes(flag));
  const present = countOptions(narrowed, base(further ?? 'isVegan'), columns.flagTrue);
  return {
    proteinTypes: facet(PROTEIN_TYPES, types),
    fitnessGoals: facet(FITNESS_GOALS, goals),
    brandIds: facet(columns.brandValues, countBrands(columns, narrowed, base('brand'))),
    flags: facet(
      DIETARY_FLAGS,
      present.map((count, row) => {
        const flag = DIETARY_FLAGS[row];
        return flag !== undefined && flags.includes(flag) ? narrowed.perfect.count : count;
      }),
    ),
  };
}
