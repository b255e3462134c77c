import type { Arena } from '../columns/arena.ts';
import { type Bits, andInto, forEachBit, hasBit, removeFrom, setBit } from '../columns/bits.ts';
import type { FacetCount } from '../catalogue.ts';
import type { Columns } from '../columns/columns.ts';
import type { Narrowed } from '../narrowed/narrowed.ts';
import { type Filters, withoutFilter } from '#domain/matching/filters.ts';
import { PRODUCT_FORMATS } from '#domain/enumerations.ts';
import { countOptions } from './facets.ts';
import { filteredSet } from '../narrowed/filter-sets.ts';

const FLAVORS_OFFERED = 12;

/**
 * For formats and flavors, the number of perfect matches (without wishes: of products) with each option and the other
 * filters unchanged. Includes all formats, and the commonest flavors, in the spelling of `phraseOf`.
 */
export function countFilterFacets(
  columns: Columns,
  narrowed: Narrowed,
  filters: Filters,
  arena: Arena,
): Record<'formats' | 'flavors', readonly FacetCount[]> {
  const base = (own: 'formats' | 'flavors'): Bits =>
    fitting(columns, narrowed, filters, own, arena);
  const formats = countOptions(narrowed, base('formats'), columns.formats);
  return {
    formats: PRODUCT_FORMATS.map((value, row) => ({ value, count: formats[row] as number })),
    flavors: commonestFlavors(columns, narrowed, base('flavors'), arena),
  };
}

/** Products that meet all wishes and pass all filters but one. */
function fitting(
  columns: Columns,
  narrowed: Narrowed,
  filters: Filters,
  own: 'formats' | 'flavors',
  arena: Arena,
): Bits {
  const { applied, perfect } = narrowed.evaluation;
  const set = applied.length === 0 ? columns.all : perfect;
  if (filters[own] === undefined) return narrowed.inUniverse(set, arena);
  const within = arena.takeCopy(set);
  const others = filteredSet(columns, withoutFilter(filters, own));
  if (others !== null) andInto(within, others);
  return within;
}

function commonestFlavors(
  columns: Columns,
  narrowed: Narrowed,
  base: Bits,
  arena: Arena,
): readonly FacetCount[] {
  const counts = narrowed.families
    ? countFlavorsOfFamilies(columns, base, arena)
    : countFlavors(columns, base);
  // Row 0 is not a flavor.
  counts[0] = 0;
  const least = Math.max(1, counts.toSorted().at(-FLAVORS_OFFERED) ?? 1);
  return columns.flavorKeys
    .flatMap((key, kind) => {
      const count = counts[kind] as number;
      return count < least ? [] : { value: key.trim(), count };
    })
    .sort(compareFlavors)
    .slice(0, FLAVORS_OFFERED);
}

function flavorOf({ flavorRows, flavorKinds }: Columns, product: number): number {
  return flavorKinds[flavorRows[product] as number] as number;
}

function countFlavors(columns: Columns, base: Bits): Int32Array {
  const counts = new Int32Array(columns.flavorKeys.length);
  forEachBit(base, (product) => {
    const flavor = flavorOf(columns, product);
    counts[flavor] = (counts[flavor] as number) + 1;
  });
  return counts;
}

/** Counts the families with each flavor. Each flavor counts once per family. */
function countFlavorsOfFamilies(columns: Columns, base: Bits, arena: Arena): Int32Array {
  const { alone, rows, members, starts } = columns.families;
  const together = arena.takeCopy(base);
  const single = arena.takeCopy(base);
  andInto(single, alone);
  removeFrom(together, alone);
  const counts = countFlavors(columns, single);
  /** The last family in which each flavor occurred. */
  const met = new Int32Array(counts.length).fill(-1);
  const seen = arena.takeEmpty();
  forEachBit(together, (product) => {
    const family = rows[product] as number;
    if (hasBit(seen, family)) return;
    setBit(seen, family);
    for (const member of members.subarray(starts[family], starts[family + 1])) {
      const flavor = flavorOf(columns, member);
      if (!hasBit(base, member) || met[flavor] === family) continue;
      met[flavor] = family;
      counts[flavor] = (counts[flavor] as number) + 1;
    }
  });
  return counts;
}

function compareFlavors(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}
