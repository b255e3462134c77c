import type { Arena } from './arena.ts';
import type { Bits } from './bits.ts';
import type { FacetCount } from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { Narrowed } from './narrowed.ts';
import { type Filters, withoutFilter } from '#domain/matching/filters.ts';
import { PRODUCT_FORMATS } from '#domain/product/enumerations.ts';
import { andInto, forEachBit, hasBit } from './bits.ts';
import { countOptions } from './facets.ts';
import { filteredSet } from './filter-sets.ts';

/** How many flavors are offered with their counts. */
const FLAVORS_OFFERED = 12;

/**
 * For formats and flavors the number of perfect matches (without wishes: of products) with each option and the other filters as they are.
 * All formats; of the flavors the commonest, by the words of `phraseOf`.
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
    flavors: commonestFlavors(columns, narrowed, base('flavors')),
  };
}

/** What fits all wishes and all filters but one. */
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

function commonestFlavors(columns: Columns, narrowed: Narrowed, base: Bits): readonly FacetCount[] {
  const { flavorRows, flavorKinds, flavorKeys, families } = columns;
  const counts = new Int32Array(flavorKeys.length);
  const met = new Set<number>();
  forEachBit(base, (product) => {
    const kind = flavorKinds[flavorRows[product] as number] as number;
    if (kind === 0) return;
    if (narrowed.families && !hasBit(families.alone, product)) {
      const key = (families.rows[product] as number) * flavorKeys.length + kind;
      if (met.has(key)) return;
      met.add(key);
    }
    counts[kind] = (counts[kind] as number) + 1;
  });
  return flavorKeys
    .map((key, kind) => ({ value: key.trim(), count: counts[kind] as number }))
    .filter(({ count }) => count > 0)
    .sort(compareFlavors)
    .slice(0, FLAVORS_OFFERED);
}

/** The commonest first, then by name. */
function compareFlavors(a: FacetCount, b: FacetCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}
