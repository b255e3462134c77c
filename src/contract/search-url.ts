import { SORT_MODES, type Criteria, type SortMode } from '#domain/matching/criteria.ts';
import { FIGURE_FILTERS, NO_FILTERS, type Filters } from '#domain/matching/filters.ts';
import {
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
} from '#domain/enumerations.ts';
import { cleanTerm, cleanTerms, unique } from './criteria.ts';
import { LIMITS } from './limits.ts';

/** What the address of /search asks for (specification section 2, "/search query parameters"). */
export interface SearchView {
  readonly criteria: Criteria;
  /** Perfect and near matches; otherwise perfect matches only. */
  readonly showAll: boolean;
  /** Also list products that do not state the figure. */
  readonly unconfirmed: boolean;
  readonly sort: SortMode;
  /** What narrows the list: `format`, `q`, `flavor`, `caloriesMax` and so on. */
  readonly filters: Filters;
  /** From 1. */
  readonly page: number;
  /** How the results are drawn; left out where the address does not say. */
  readonly layout?: ResultLayout | undefined;
  /** Columns of the table, by their ids; the usual ones where left out. */
  readonly columns?: readonly string[] | undefined;
  /** Words of a typed sentence that were not understood. */
  readonly unread?: readonly string[] | undefined;
}

/** The two ways to draw results (`view=cards`, `view=table`). */
export const RESULT_LAYOUTS = ['cards', 'table'] as const;
export type ResultLayout = (typeof RESULT_LAYOUTS)[number];

/** A parsed address, with plain sentences about anything in it that could not be used. */
export interface ParsedSearchView extends SearchView {
  readonly problems: readonly string[];
}

/** Every value of a repeated or comma-joined parameter, trimmed, blanks dropped. */
function list(query: URLSearchParams, name: string): string[] {
  return query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map(cleanTerm)
    .filter((value) => value !== '');
}

/** The plural parameter, or the singular one where the plural is absent or blank. */
function pluralWins(query: URLSearchParams, plural: string, singular: string): string[] {
  const values = list(query, plural);
  return values.length > 0 ? values : list(query, singular);
}

/** Integers among the texts; what is not a number is dropped (specification section 5). */
export function parseIds(texts: readonly string[]): number[] {
  return unique(
    texts.map((text) => Number.parseInt(text, 10)).filter((id) => Number.isSafeInteger(id)),
  );
}

function known<T extends string>(values: readonly T[], texts: readonly string[]): T[] {
  const asked = new Set(texts.map((text) => text.toLowerCase()));
  return values.filter((value) => asked.has(value.toLowerCase()));
}

function terms(query: URLSearchParams, name: string, label: string, problems: string[]): string[] {
  const all = cleanTerms(list(query, name));
  const short = all.filter((term) => term.length <= LIMITS.termLength);
  if (short.length < all.length) {
    problems.push(
      `Terms longer than ${LIMITS.termLength} characters under "${label}" were left out.`,
    );
  }
  if (short.length > LIMITS.terms) {
    problems.push(`Only the first ${LIMITS.terms} terms under "${label}" were used.`);
  }
  return short.slice(0, LIMITS.terms);
}

/** A figure that bounds the list; what is no number of zero or more is dropped. */
function bound(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)?.trim() ?? '';
  const value = Number(text);
  return text !== '' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function readFilters(query: URLSearchParams): Filters {
  const formats = known(PRODUCT_FORMATS, list(query, 'format'));
  const text = cleanTerm(query.get('q') ?? '').slice(0, LIMITS.queryLength);
  const flavors = unique(list(query, 'flavor'))
    .filter((flavor) => flavor.length <= LIMITS.termLength)
    .slice(0, LIMITS.terms);
  const filters: Partial<Record<keyof Filters, unknown>> = {};
  if (formats.length > 0) filters.formats = formats;
  if (text !== '') filters.text = text;
  if (flavors.length > 0) filters.flavors = flavors;
  for (const { filter } of FIGURE_FILTERS) {
    const value = bound(query, filter);
    if (value !== undefined) filters[filter] = value;
  }
  if (isTrue(query, 'orUnstated')) filters.orUnstated = true;
  return filters as Filters;
}

/** What changes only how a search is shown: a mistyped column or layout is as if it were not there. */
function readLook(query: URLSearchParams): Pick<SearchView, 'layout' | 'columns' | 'unread'> {
  const layout = RESULT_LAYOUTS.find((each) => each === query.get('view'));
  const columns = unique(list(query, 'columns')).slice(0, LIMITS.terms);
  const unread = unique(list(query, 'unread').map((words) => words.slice(0, LIMITS.termLength)));
  return {
    ...(layout === undefined ? {} : { layout }),
    ...(query.has('columns') ? { columns } : {}),
    ...(unread.length === 0 ? {} : { unread: unread.slice(0, LIMITS.terms) }),
  };
}

function isTrue(query: URLSearchParams, name: string): boolean {
  return query.get(name) === 'true';
}

/**
 * Reads the query string of /search as specification sections 2 and 5 say: comma lists trimmed
 * (repeated parameters, which a form without JavaScript sends, count as one list), non-number
 * brand ids dropped, flags true only for the text "true", plural forms before singular ones.
 * Never fails: what cannot be used is left out, and named in `problems` where that changes what is found.
 */
export function parseSearchUrl(search: string | URLSearchParams): ParsedSearchView {
  const query = typeof search === 'string' ? new URLSearchParams(search) : search;
  const problems: string[] = [];
  const brandIds = parseIds(pluralWins(query, 'brandIds', 'brandId'));
  if (brandIds.length > LIMITS.ids) {
    problems.push(`Only the first ${LIMITS.ids} brands were used.`);
  }
  const sort = SORT_MODES.find((mode) => mode === query.get('sort')) ?? 'diversity';
  const page = Number.parseInt(query.get('page') ?? '', 10);
  return {
    criteria: {
      avoidIngredients: terms(query, 'avoid', 'Avoid ingredients', problems),
      mustHaveIngredients: terms(query, 'mustHave', 'Must-have ingredients', problems),
      proteinTypes: known(PROTEIN_TYPES, pluralWins(query, 'proteinTypes', 'proteinType')),
      fitnessGoals: known(FITNESS_GOALS, pluralWins(query, 'fitnessGoals', 'fitnessGoal')),
      brandIds: brandIds.slice(0, LIMITS.ids),
      flags: DIETARY_FLAGS.filter((flag) => isTrue(query, flag)),
    },
    showAll: isTrue(query, 'showAll'),
    unconfirmed: isTrue(query, 'unconfirmed'),
    sort,
    filters: readFilters(query),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    ...readLook(query),
    problems,
  };
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/%20/g, '+');
}

/** A comma inside a term would split it on the way back, so it becomes a space. */
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
 * The query string of /search for a view, with its "?" (empty where nothing is asked): always the
 * same for the same view, defaults left out, so that it can serve as a cache key and a canonical address.
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
