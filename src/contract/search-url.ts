import { SORT_MODES, type Criteria, type SortMode } from '#domain/matching/criteria.ts';
import { FIGURE_FILTERS, filterWords, NO_FILTERS, type Filters } from '#domain/matching/filters.ts';
import {
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/enumerations.ts';
import { distinct } from '#domain/wording.ts';
import { cleanTerm, cleanTerms } from './criteria.ts';
import { LIMITS } from './limits.ts';
import { first, isTrue, known, list, oneOf, parseIds, reported } from './query-values.ts';

/** What a /search URL asks for (specification section 2, "/search query parameters"). */
export interface SearchView {
  readonly criteria: Criteria;
  /** If true, perfect and near matches, otherwise perfect matches only. */
  readonly showAll: boolean;
  /** Whether to also list products for which a wish is not confirmed. */
  readonly unconfirmed: boolean;
  readonly sort: SortMode;
  /** The filters of the list: `format`, `q`, `flavor`, `caloriesMax` and so on. */
  readonly filters: Filters;
  /** Page number, from 1. */
  readonly page: number;
  /** The layout of the results. Undefined if the URL does not set it. */
  readonly layout?: ResultLayout | undefined;
  /** The table's columns. Undefined means the default ones. */
  readonly columns?: readonly ColumnId[] | undefined;
  /** Words of a typed sentence that were not understood. */
  readonly unread?: readonly string[] | undefined;
}

/** The layouts of the results (`view=cards`, `view=table`). */
export const RESULT_LAYOUTS = ['cards', 'table'] as const;
export type ResultLayout = (typeof RESULT_LAYOUTS)[number];

/** The columns of the results' table, in their order (`columns=protein,sugar`). */
export const COLUMN_IDS = [
  'protein',
  'calories',
  'density',
  'sugar',
  'serving',
  'price',
  'recordYear',
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

/** What a parsed URL asks for and was not understood. */
export interface NotUnderstood {
  /** Values of lists; later URLs keep them. */
  readonly unread?: readonly string[] | undefined;
  /** Plain sentences about anything else that could not be used. */
  readonly problems: readonly string[];
}

export interface ParsedSearchView extends SearchView, NotUnderstood {}

/** The values of the plural parameter, or of the singular one if the plural is absent or blank. */
function pluralWins(query: URLSearchParams, plural: string, singular: string): string[] {
  const values = list(query, plural);
  return values.length > 0 ? values : list(query, singular);
}

/** The terms that are not too long. Others are added to `unread`. */
function terms(query: URLSearchParams, name: string, unread: string[]): string[] {
  const all = cleanTerms(list(query, name));
  const isShort = ({ length }: string) => length <= LIMITS.termLength;
  unread.push(...all.filter((term) => !isShort(term)));
  return all.filter(isShort);
}

/** The bound of a figure filter: a number of zero or more. */
function bound(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

function pageNumber(text: string): number | undefined {
  const page = Number.parseInt(text, 10);
  return Number.isSafeInteger(page) && page >= 1 ? page : undefined;
}

/** The text searched for in names; undefined if it has no word, because every name would match. */
function searchedText(text: string): string | undefined {
  return filterWords(text).length > 0 ? cleanTerm(text).slice(0, LIMITS.queryLength) : undefined;
}

function readFilters(query: URLSearchParams, unread: string[], problems: string[]): Filters {
  const formats = known(PRODUCT_FORMATS, list(query, 'format'), unread);
  const text = reported(query, 'q', searchedText, problems);
  const flavors = first(LIMITS.terms, terms(query, 'flavor', unread), 'flavors', problems);
  const filters: Partial<Record<keyof Filters, unknown>> = {};
  if (formats.length > 0) filters.formats = formats;
  if (text !== undefined) filters.text = text;
  if (flavors.length > 0) filters.flavors = flavors;
  for (const { filter } of FIGURE_FILTERS) {
    const value = reported(query, filter, bound, problems);
    if (value !== undefined) filters[filter] = value;
  }
  if (isTrue(query, 'orUnstated', problems)) filters.orUnstated = true;
  return filters as Filters;
}

/** The parameters that change only how a search is shown. */
function readLook(
  query: URLSearchParams,
  unread: string[],
  problems: string[],
): Pick<SearchView, 'layout' | 'columns'> {
  const layout = reported(query, 'view', oneOf(RESULT_LAYOUTS), problems);
  const columns = known(COLUMN_IDS, list(query, 'columns'), unread);
  // "columns=" asks for none, and names that nobody knows for nothing.
  const asked = columns.length > 0 || query.get('columns') === '';
  return {
    ...(layout === undefined ? {} : { layout }),
    ...(asked ? { columns } : {}),
  };
}

/**
 * Parses the query string of /search (specification sections 2 and 5). Lists are comma-separated and trimmed; repeated
 * parameters, which a form without JavaScript sends, count as one list. Brand ids that are not numbers are dropped.
 * Flags are true only for the text "true". Plural parameters win over singular ones. Never fails: unusable values are
 * left out. Those of lists are added to `unread`, which later addresses keep, others are reported in `problems`.
 */
export function parseSearchUrl(search: string | URLSearchParams): ParsedSearchView {
  const query = typeof search === 'string' ? new URLSearchParams(search) : search;
  const problems: string[] = [];
  const brands = pluralWins(query, 'brandIds', 'brandId');
  const unread = list(query, 'unread');
  unread.push(...brands.filter((text) => parseIds([text]).length === 0));
  const view = {
    criteria: {
      avoidIngredients: first(
        LIMITS.terms,
        terms(query, 'avoid', unread),
        'avoided ingredients',
        problems,
      ),
      mustHaveIngredients: first(
        LIMITS.terms,
        terms(query, 'mustHave', unread),
        'must-have ingredients',
        problems,
      ),
      proteinTypes: known(PROTEIN_TYPES, pluralWins(query, 'proteinTypes', 'proteinType'), unread),
      fitnessGoals: known(FITNESS_GOALS, pluralWins(query, 'fitnessGoals', 'fitnessGoal'), unread),
      brandIds: first(LIMITS.ids, parseIds(brands), 'brands', problems),
      flags: DIETARY_FLAGS.filter((flag) => isTrue(query, flag, problems)),
    },
    showAll: isTrue(query, 'showAll', problems),
    unconfirmed: isTrue(query, 'unconfirmed', problems),
    sort: reported(query, 'sort', oneOf(SORT_MODES), problems) ?? 'diversity',
    filters: readFilters(query, unread, problems),
    page: reported(query, 'page', pageNumber, problems) ?? 1,
    ...readLook(query, unread, problems),
    problems,
  };
  const words = distinct(unread.map((text) => text.slice(0, LIMITS.termLength)));
  return words.length === 0 ? view : { ...view, unread: words.slice(0, LIMITS.terms) };
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/%20/g, '+');
}

/** A comma inside a term would split it when parsed, so it becomes a space. */
function join(values: readonly (string | number)[]): string {
  return values.map((value) => encode(cleanTerm(String(value).replace(/,/g, ' ')))).join(',');
}

function listParameter(name: string, values: readonly (string | number)[] = []): string[] {
  return values.length > 0 ? [`${name}=${join(values)}`] : [];
}

function criteriaParameters(criteria: Criteria): string[] {
  const lists = [
    ['avoid', criteria.avoidIngredients],
    ['mustHave', criteria.mustHaveIngredients],
    ['proteinTypes', criteria.proteinTypes],
    ['fitnessGoals', criteria.fitnessGoals],
    ['brandIds', criteria.brandIds],
  ] as const;
  return [
    ...lists.flatMap(([name, values]) => listParameter(name, values)),
    ...criteria.flags.map((flag) => `${flag}=true`),
  ];
}

function filterParameters(filters: Filters): string[] {
  const { text = '' } = filters;
  return [
    ...listParameter('format', filters.formats),
    ...(text === '' ? [] : [`q=${encode(text)}`]),
    ...listParameter('flavor', filters.flavors),
    ...FIGURE_FILTERS.flatMap(({ filter }) =>
      filters[filter] === undefined ? [] : [`${filter}=${filters[filter]}`],
    ),
    ...(filters.orUnstated === true ? ['orUnstated=true'] : []),
  ];
}

function lookParameters({ layout, columns, unread }: Partial<SearchView>): string[] {
  return [
    ...(layout === undefined ? [] : [`view=${layout}`]),
    ...(columns === undefined ? [] : [`columns=${join(columns)}`]),
    ...listParameter('unread', unread),
  ];
}

/**
 * The query string of /search for a view, with its "?" (empty if nothing is asked). The same view always gives the same
 * string, without defaults, so that it can serve as cache key and canonical URL.
 */
export function buildSearchQuery(view: Partial<SearchView>): string {
  const parts = view.criteria === undefined ? [] : criteriaParameters(view.criteria);
  if (view.showAll === true) parts.push('showAll=true');
  if (view.unconfirmed === true) parts.push('unconfirmed=true');
  if (view.sort !== undefined && view.sort !== 'diversity') parts.push(`sort=${view.sort}`);
  parts.push(...filterParameters(view.filters ?? NO_FILTERS), ...lookParameters(view));
  if (view.page !== undefined && view.page > 1) parts.push(`page=${view.page}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
