import type { ProductFormat } from '../enumerations.ts';
import { type Figure, figureOf } from './figures.ts';
import type { IndexFacts } from './match-facts.ts';
import { UNSTATED_BRAND } from '../product/product.ts';
import { editDistance } from '../ingredients/words/edit-distance.ts';
import { phraseOf } from './literal-words.ts';

/** What narrows a list without affecting scores (product.md section 2, "Filters"). Figures as in `Figure`. */
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
  /** Whether products that do not state a filtered figure are listed too. */
  readonly orUnstated?: boolean | undefined;
  /** Only records of this year or newer. */
  readonly recordYearMin?: number | undefined;
  /** 1: only products for which an independent laboratory published a result. */
  readonly testedMin?: number | undefined;
}

export const NO_FILTERS: Filters = {};

/** A filter by a figure: products that do not state it are left out and counted. */
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

/** Words of this length may have one wrong letter; the first letter only in longer words: "huel" is not "fuel". */
const FORGIVEN_FROM = 4;
const FIRST_FORGIVEN_FROM = 6;

/** The words of a text in lower case and without accents. */
export function filterWords(text = ''): readonly string[] {
  return phraseOf(text)
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether a word of a name matches a typed word: as a prefix, or with one wrong letter. */
export function wordFits(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const isForgiven = typed.length >= (typed[0] === word[0] ? FORGIVEN_FROM : FIRST_FORGIVEN_FROM);
  return (
    isForgiven && Math.abs(typed.length - word.length) <= 1 && editDistance(typed, word, 1) <= 1
  );
}

/** Whether any word of a text matches. */
function someWordFits(typed: string, text: string): boolean {
  return filterWords(text).some((word) => wordFits(typed, word));
}

/** Whether a figure is within the filter's bound; false if it is not stated. */
export function withinBound(
  value: number | null,
  bound: FigureFilter['bound'],
  limit: number,
): boolean {
  if (value === null) return false;
  return bound === 'at least' ? value >= limit : value <= limit;
}

/** The filters without one of them. */
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

/** Whether any filter is set. */
export function hasFilters(filters: Filters): boolean {
  return (
    (filters.formats ?? []).length > 0 ||
    (filters.flavors ?? []).length > 0 ||
    filterWords(filters.text).length > 0 ||
    FIGURE_FILTERS.some(({ filter }) => filters[filter] !== undefined)
  );
}
