import { type Bits, andInto, lowestBit, orInto, setBit } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import {
  type FigureFilter,
  type Filters,
  FIGURE_FILTERS,
  filterWords,
  hasFilters,
  wordFits,
} from '#domain/matching/filters.ts';
import { FIGURES } from '#domain/matching/figures.ts';
import { phraseOf } from '#domain/matching/literal-words.ts';
import { PRODUCT_FORMATS } from '#domain/enumerations.ts';
import { addPostings } from '../columns/posting-table.ts';

/** The products that pass all filters. Null if there are no filters. */
export function filteredSet(columns: Columns, filters: Filters): Bits | null {
  if (!hasFilters(filters)) return null;
  const passed = columns.all.slice();
  const { formats = [], flavors = [] } = filters;
  if (formats.length > 0) {
    const any = new Int32Array(passed.length);
    for (const format of formats) {
      orInto(any, columns.formats[PRODUCT_FORMATS.indexOf(format)] as Bits);
    }
    andInto(passed, any);
  }
  if (flavors.length > 0) andInto(passed, withFlavors(columns, flavors));
  for (const word of filterWords(filters.text)) andInto(passed, withWord(columns, word));
  for (const { filter, figure, bound } of FIGURE_FILTERS) {
    const limit = filters[filter];
    if (limit === undefined) continue;
    const values = columns.figures[FIGURES.indexOf(figure)] as Float64Array;
    keepWithin(passed, values, bound, limit, filters.orUnstated === true);
  }
  return passed;
}

/** The products that do not state the figure of a filter. */
export function unstatedSet(columns: Columns, { figure }: FigureFilter): Bits {
  const values = columns.figures[FIGURES.indexOf(figure)] as Float64Array;
  const unstated = new Int32Array(columns.all.length);
  for (let product = 0; product < columns.size; product++) {
    if (Number.isNaN(values[product])) setBit(unstated, product);
  }
  return unstated;
}

function withFlavors(
  { flavorRows, flavorKinds, flavorKeys, all, size }: Columns,
  flavors: readonly string[],
): Bits {
  const wanted = new Set(flavors.map(phraseOf));
  wanted.delete('');
  const fits = flavorKeys.map((key) => wanted.has(key));
  const found = new Int32Array(all.length);
  for (let product = 0; product < size; product++) {
    if (fits[flavorKinds[flavorRows[product] as number] as number]) setBit(found, product);
  }
  return found;
}

function withWord({ names, brandParts, brandPostings, all }: Columns, typed: string): Bits {
  const found = new Int32Array(all.length);
  const fits = (parts: readonly string[]): boolean => parts.some((part) => wordFits(typed, part));
  names.words.forEach((word, key) => {
    const parts = names.parts.get(key);
    const named = parts === undefined ? wordFits(typed, word) : fits(parts);
    if (named) addPostings(names.postings, key, found);
  });
  brandParts.forEach((parts, row) => {
    if (fits(parts)) addPostings(brandPostings, row, found);
  });
  return found;
}

function keepWithin(
  set: Bits,
  values: Float64Array,
  bound: FigureFilter['bound'],
  limit: number,
  orUnstated: boolean,
): void {
  const sign = bound === 'at least' ? -1 : 1;
  const most = sign * limit;
  for (let w = 0; w < set.length; w++) {
    let kept = set[w] as number;
    for (let word = kept; word !== 0; word &= word - 1) {
      const bit = lowestBit(word);
      const value = values[(w << 5) + bit] as number;
      const stays = Number.isNaN(value) ? orUnstated : sign * value <= most;
      if (!stays) kept &= ~(1 << bit);
    }
    set[w] = kept;
  }
}
