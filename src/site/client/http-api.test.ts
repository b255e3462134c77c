import { afterEach, describe, expect, test, vi } from 'vitest';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { apiPath, httpApi, request } from './http-api.ts';
import { createQueryClient, queries } from '../queries.ts';

const OPTIONS = {
  showAll: true,
  unconfirmed: false,
  sort: 'match',
  limit: 12,
  offset: 24,
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs the network: gives every call the same response and records the calls. */
function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve(new Response(body, { status, headers }));
  });
  return calls;
}

test('paths are built from segments joined by slashes; blank parameters are left out', () => {
  expect(apiPath(['proteins', 'browse'], { limit: 12, search: '' })).toBe(
    '/api/proteins/browse?limit=12',
  );
  expect(apiPath(['blog', 'a b/c'])).toBe('/api/blog/a%20b%2Fc');
});

describe('request', () => {
  // @spec All calls send session credentials.
  // @spec Reads are GET with the path built from segments joined by slashes and a JSON answer
  // @spec Writes set a JSON content type and body only when a payload exists.
  test('sends credentials; a content type and body only with a payload', async () => {
    const calls = answering(200, '{}');
    expect(await httpApi.stats()).toEqual({});
    await request('POST', '/api/newsletter/subscribe', { email: 'a@example.org' });
    expect(calls.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
      'GET /api/stats',
      'POST /api/newsletter/subscribe',
    ]);
    expect(calls.map(({ init }) => init.credentials)).toEqual(['include', 'include']);
    expect(new Headers(calls[0]?.init.headers).has('content-type')).toBe(false);
    expect(calls[0]?.init.body).toBeUndefined();
    expect(new Headers(calls[1]?.init.headers).get('content-type')).toBe('application/json');
    expect(calls[1]?.init.body).toBe('{"email":"a@example.org"}');
  });

  // @spec by default a 401 on a read raises an error.
  // @spec Any non-success HTTP response becomes an error whose message is the status code, a colon and a space, then the body text (or the status text if the body is empty).
  test('a refusal becomes "status: body", or the status text', async () => {
    answering(401, '{"error":"sign in"}');
    await expect(request('GET', '/api/x')).rejects.toThrow('401: {"error":"sign in"}');
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('', { status: 503, statusText: 'Away' })),
    );
    await expect(request('GET', '/api/x')).rejects.toThrow('503: Away');
  });
});

describe('the calls', () => {
  // @spec Search call non-OK: 'Search failed'. By-ids: 'Failed to fetch proteins'
  test('have the messages of the specification when they fail', async () => {
    answering(500, 'no');
    await expect(httpApi.search(NO_CRITERIA, OPTIONS)).rejects.toThrow(/^Search failed$/);
    await expect(httpApi.byIds([1])).rejects.toThrow(/^Failed to fetch proteins$/);
    // @spec Blog post non-OK: 'Blog post not found'.
    await expect(httpApi.blogPost('x')).rejects.toThrow(/^Blog post not found$/);
  });

  test('give null for a thing that does not exist', async () => {
    answering(404, '{}');
    expect(await httpApi.protein(7)).toBeNull();
    expect(await httpApi.blogPost('x')).toBeNull();
  });

  test('a search sends criteria and options, and reads the total from its header', async () => {
    const calls = answering(200, '[]', { 'x-total-count': '37' });
    const found = await httpApi.search({ ...NO_CRITERIA, flags: ['isVegan'] }, OPTIONS);
    expect(found).toEqual({ items: [], total: 37 });
    expect(JSON.parse(calls[0]?.init.body as string)).toEqual({ isVegan: true, ...OPTIONS });
  });
});

// @spec Default data policy: data never goes stale, no refetch on window focus, no polling except where stated, no retries.
// @spec | Search cache | 5 minutes |
test('the default data policy', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
  const searches = [
    queries.search(httpApi, NO_CRITERIA, OPTIONS),
    queries.summary(httpApi, NO_CRITERIA, OPTIONS),
    queries.hidden(httpApi, NO_CRITERIA, OPTIONS),
  ];
  expect(searches.map(({ staleTime }) => staleTime)).toEqual([300_000, 300_000, 300_000]);
});
