import { joinNames } from '../wording.ts';
import { type Filters, hasFilters, withoutFilter } from './filters.ts';

/** How each filter is called where it is offered to be dropped. */
const FILTER_NAMES = {
  formats: 'the format',
  text: 'the name',
  flavors: 'the flavor',
  caloriesMax: 'the limit of calories',
  sugarMax: 'the limit of sugar',
  proteinMin: 'the least protein',
  proteinPerKcalMin: 'the least protein per 100 kcal',
  pricePer25gMax: 'the limit of price',
  recordYearMin: 'the year of the record',
  testedMin: 'the independent test',
} as const satisfies Readonly<Record<Exclude<keyof Filters, 'orUnstated'>, string>>;

export type FilterName = keyof typeof FILTER_NAMES;
export const FILTER_KEYS = Object.keys(FILTER_NAMES) as FilterName[];

/** Filters without which a search has perfect matches, with their number. */
export interface LooserFilters {
  readonly filters: readonly FilterName[];
  readonly label: string;
  readonly count: number;
}

/**
 * The filters that can be dropped one by one, most matches first; all of them, if no single one is enough. `count`
 * returns the perfect matches of the search with other filters. Empty if the wishes alone leave nothing.
 */
export function looserFilters(
  filters: Filters,
  count: (filters: Filters) => number,
): readonly LooserFilters[] {
  const chosen = FILTER_KEYS.filter((name) => hasFilters({ [name]: filters[name] }));
  const without = (dropped: readonly FilterName[]): LooserFilters => ({
    filters: dropped,
    label: `Drop ${joinNames(dropped.map((name) => FILTER_NAMES[name]))}`,
    count: count(dropped.reduce<Filters>(withoutFilter, filters)),
  });
  const found = ({ count: matches }: LooserFilters): boolean => matches > 0;
  const single = chosen.map((name) => without([name])).filter(found);
  if (single.length > 0) return single.toSorted((a, b) => b.count - a.count);
  return chosen.length < 2 ? [] : [without(chosen)].filter(found);
}
