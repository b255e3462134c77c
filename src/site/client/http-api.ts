import { type Api, ApiError, type Paged, type SearchOptions } from '#contract/api.ts';
import { writeCriteria } from '#contract/criteria.ts';
import type { Criteria } from '#domain/matching/criteria.ts';

/** Joins path segments with slashes, encoded, and appends the query parameters that are set. */
export function apiPath(
  segments: readonly (string | number)[],
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = ['', 'api', ...segments.map((segment) => encodeURIComponent(segment))].join('/');
  const set = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
}

async function failure(answer: Response): Promise<ApiError> {
  const body = await answer.text().catch(() => '');
  return new ApiError(answer.status, body === '' ? answer.statusText : body);
}

/**
 * Makes one call of the JSON contract (specification section 7): with session credentials, and with a JSON content type
 * and body only if there is a payload. Throws `ApiError` "status: body" (section 8) for any response but success.
 */
export async function request(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
): Promise<Response> {
  const answer = await fetch(path, {
    method,
    credentials: 'include',
    headers:
      payload === undefined
        ? { accept: 'application/json' }
        : { accept: 'application/json', 'content-type': 'application/json' },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  if (!answer.ok) throw await failure(answer);
  return answer;
}

async function get<T>(path: string): Promise<T> {
  return (await request('GET', path)).json() as Promise<T>;
}

async function post<T>(path: string, payload: unknown): Promise<T> {
  return (await request('POST', path, payload)).json() as Promise<T>;
}

async function paged<T>(answer: Response): Promise<Paged<T>> {
  const items = (await answer.json()) as T[];
  const total = Number(answer.headers.get('x-total-count') ?? items.length);
  return { items, total };
}

/** Replaces the message of a failed call by the specified one (section 8). */
async function named<T>(message: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) throw new Error(message, { cause: error });
    throw error;
  }
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    if (cause instanceof ApiError && cause.status === 404) return null;
    throw error;
  }
}

function search(
  part: '' | 'summary' | 'hidden',
  criteria: Criteria,
  { fields, ...options }: SearchOptions,
): Promise<Response> {
  const path = ['proteins', 'search', ...(part === '' ? [] : [part])];
  const body = { ...writeCriteria(criteria), ...options };
  return named('Search failed', request('POST', apiPath(path, { fields }), body));
}

/** The site's `Api` in the browser, implemented with fetch. */
export const httpApi: Api = {
  stats: () => get(apiPath(['stats'])),
  known: () => get('/open-data/known.json'),
  brands: () => get(apiPath(['brands'])),
  brand: (id) => orNull(get(apiPath(['brands', id]))),
  ingredients: (query) => get(apiPath(['ingredients'], { q: query?.trim() })),
  ingredient: (slug) => orNull(get(apiPath(['ingredients', slug]))),
  browse: ({ limit, search: text, like, fields }) =>
    get(apiPath(['proteins', 'browse'], { limit, search: text?.trim(), like, fields })),
  proteins: async (page) => paged(await request('GET', apiPath(['proteins'], { ...page }))),
  families: async (page) => paged(await request('GET', apiPath(['families'], { ...page }))),
  protein: (id) => orNull(get(apiPath(['proteins', id]))),
  search: async (criteria, options) => paged(await search('', criteria, options)),
  summary: async (criteria, options) =>
    (await search('summary', criteria, options)).json() as ReturnType<Api['summary']>,
  hidden: async (criteria, options) => paged(await search('hidden', criteria, options)),
  byIds: (ids) => named('Failed to fetch proteins', post(apiPath(['proteins', 'by-ids']), { ids })),
  byIdsMatched: (ids, criteria) =>
    named(
      'Failed to fetch proteins',
      post(apiPath(['proteins', 'by-ids']), { ids, criteria: writeCriteria(criteria) }),
    ),
  peers: (id) => orNull(get(apiPath(['proteins', id, 'peers']))),
  statementReading: (id) => orNull(get(apiPath(['proteins', id, 'reading']))),
  points: (criteria, options) =>
    named(
      'Search failed',
      post(apiPath(['proteins', 'points']), { ...writeCriteria(criteria), ...options }),
    ),
  blogPosts: () => get(apiPath(['blog'])),
  blogPost: (slug) => orNull(named('Blog post not found', get(apiPath(['blog', slug])))),
  collections: (of = {}) => get(apiPath(['collections'], of)),
  collection: (slug) => orNull(get(apiPath(['collections', slug]))),
  readSentence: (sentence) => post(apiPath(['sentences', 'read']), { sentence }),
  explainLabel: (statement, { criteria, unchecked } = {}) =>
    post(apiPath(['labels', 'explain']), {
      statement,
      ...(unchecked === true ? { unchecked } : {}),
      ...(criteria === undefined ? {} : { criteria: writeCriteria(criteria) }),
    }),
  proteinByGtin: (gtin) => orNull(get(apiPath(['proteins', 'by-gtin', gtin]))),
};
