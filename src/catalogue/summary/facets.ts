import type { Arena } from '../columns/arena.ts';
import { type Bits, andInto, forEachBit } from '../columns/bits.ts';
import type { FacetCount } from '../catalogue.ts';
import type { Columns } from '../columns/columns.ts';
import type { Narrowed } from '../narrowed/narrowed.ts';
import type { CriterionKey } from '#domain/matching/criteria.ts';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { popcount } from '#domain/bits.ts';

/** Perfect matches of a search without one of its criteria. The options of that group are counted among them. */
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

/** For each option, the number of products of a set that have it, or of families with such a product. */
export function countOptions(narrowed: Narrowed, base: Bits, options: readonly Bits[]): number[] {
  if (narrowed.families) return options.map((option) => narrowed.countBoth(base, option));
  const counts = options.map(() => 0);
  for (let w = 0; w < base.length; w++) {
    const word = base[w] as number;
    // Perfect matches are few, so most words are zero.
    if (word === 0) continue;
    for (let row = 0; row < options.length; row++) {
      counts[row] =
        (counts[row] as number) + popcount(word & ((options[row] as Bits)[w] as number));
    }
  }
  return counts;
}

/**
 * Counts the products of a set by brand. There are many brands and each product has one, so it visits products instead
 * of intersecting sets.
 */
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

  /** Whether this is the first of its family with this brand. Nearly every family has a single brand. */
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
 * Live counts (product.md section 2): for every option of the form, the number of perfect matches if it were the only
 * one chosen in its group, with the other groups unchanged. Flags are counted in addition to those already ticked; a
 * ticked flag has the current count. Includes all options, even those with zero.
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
  // A further flag is added to the ticked ones, so the base is that of a flag that is not ticked.
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
