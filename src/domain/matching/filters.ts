import type { ProductFormat } from '../enumerations.ts';
import { type Figure, figureOf } from './figures.ts';
import type { IndexFacts } from './match-facts.ts';
import { UNSTATED_BRAND } from '../product/product.ts';
import { editDistance } from '../ingredients/words/edit-distance.ts';
import { phraseOf } from './literal-words.ts';

/** What narrows a list and touches no score (product.md section 2, "Filters"). Figures as in `Figure`. */
export interface Filters {
  readonly formats?: readonly ProductFormat[] | undefined;
  /** Words of the product's or the brand's name, in any order. */
  readonly text?: string | undefined;
  readonly flavors?: readonly string[] | undefined;
  readonly caloriesMax?: number | undefined;
  readonly sugarMax?: number | undefined;
  readonly proteinMin?: number | undefined;
  readonly proteinPerKcalMin?: number | undefined;
  readonly pricePer25gMax?: number | undefined;
  /** True: what does not state a bounded figure is listed too. */
  readonly orUnstated?: boolean | undefined;
  /** Records of this year or newer. */
  readonly recordYearMin?: number | undefined;
  /** 1: only products of which an independent laboratory published a result. */
  readonly testedMin?: number | undefined;
}

export const NO_FILTERS: Filters = {};

/** A filter by a figure: what does not state it is left out, and counted. */
export interface FigureFilter {
  readonly filter:
    | 'caloriesMax'
    | 'sugarMax'
    | 'proteinMin'
    | 'proteinPerKcalMin'
    | 'pricePer25gMax'
    | 'recordYearMin'
    | 'testedMin';
  readonly figure: Figure;
  readonly bound: 'at least' | 'at most';
}

export const FIGURE_FILTERS: readonly FigureFilter[] = [
  { filter: 'caloriesMax', figure: 'calories', bound: 'at most' },
  { filter: 'sugarMax', figure: 'sugar', bound: 'at most' },
  { filter: 'proteinMin', figure: 'protein', bound: 'at least' },
  { filter: 'proteinPerKcalMin', figure: 'proteinPerKcal', bound: 'at least' },
  { filter: 'pricePer25gMax', figure: 'pricePer25g', bound: 'at most' },
  { filter: 'recordYearMin', figure: 'recordYear', bound: 'at least' },
  { filter: 'testedMin', figure: 'tested', bound: 'at least' },
];

/** Words this long may have a letter wrong, their first one only where they are longer: "huel" is no "fuel". */
const FORGIVEN_FROM = 4;
const FIRST_FORGIVEN_FROM = 6;

/** The plain words of a text: lower case, without accents. */
export function filterWords(text = ''): readonly string[] {
  return phraseOf(text)
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether a word of a name fits a word that was typed: it begins with it, or has a letter wrong. */
export function wordFits(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const isForgiven = typed.length >= (typed[0] === word[0] ? FORGIVEN_FROM : FIRST_FORGIVEN_FROM);
  return (
    isForgiven && Math.abs(typed.length - word.length) <= 1 && editDistance(typed, word, 1) <= 1
  );
}

/** Whether some word of a text fits. */
function someWordFits(typed: string, text: string): boolean {
  return filterWords(text).some((word) => wordFits(typed, word));
}

/** Whether a figure is within the filter's bound; false where it is not stated. */
export function withinBound(
  value: number | null,
  bound: FigureFilter['bound'],
  limit: number,
): boolean {
  if (value === null) return false;
  return bound === 'at least' ? value >= limit : value <= limit;
}

/** The same filters without one of them. */
export function withoutFilter(filters: Filters, dropped: keyof Filters): Filters {
  return { ...filters, [dropped]: undefined };
}

/** Whether a product passes all filters. */
export function passesFilters(facts: IndexFacts, filters: Filters): boolean {
  const { formats = [], flavors = [], text } = filters;
  if (formats.length > 0 && !formats.includes(facts.format)) return false;
  if (flavors.length > 0) {
    const own = facts.flavor === null ? '' : phraseOf(facts.flavor);
    if (own === '' || !flavors.some((flavor) => phraseOf(flavor) === own)) return false;
  }
  const fits = (typed: string): boolean =>
    someWordFits(typed, facts.name) ||
    (facts.brandId !== UNSTATED_BRAND.id && someWordFits(typed, facts.brand.name));
  if (!filterWords(text).every(fits)) return false;
  return FIGURE_FILTERS.every(({ filter, figure, bound }) => {
    const limit = filters[filter];
    if (limit === undefined) return true;
    const value = figureOf(facts, figure);
    return withinBound(value, bound, limit) || (value === null && filters.orUnstated === true);
  });
}

/** Whether anything narrows the list. */
export function hasFilters(filters: Filters): boolean {
  return (
    (filters.formats ?? []).length > 0 ||
    (filters.flavors ?? []).length > 0 ||
    filterWords(filters.text).length > 0 ||
    FIGURE_FILTERS.some(({ filter }) => filters[filter] !== undefined)
  );
}
