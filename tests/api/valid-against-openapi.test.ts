import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAPost } from '../support/a-blog-post.ts';
import { judgeBy, type ApiDocument, type FindFaults } from '../support/api-document.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

interface Call {
  readonly method: 'GET' | 'POST';
  /** As in the document. */
  readonly path: string;
  readonly url?: string;
  readonly payload?: object | string;
  readonly operator?: boolean;
  readonly status: number;
}

const SEARCH = { avoidIngredients: ['sucralose'], isVegan: true, showAll: true, unconfirmed: true };
const get = (path: string, status = 200, url = path): Call => ({
  method: 'GET',
  path,
  url,
  status,
});
const post = (path: string, payload: object | string, status = 200): Call => ({
  method: 'POST',
  path,
  payload,
  status,
});

/** At least one call of each operation, most with a good and a bad answer. */
const CALLS: readonly Call[] = [
  get('/livez'),
  get('/readyz'),
  get('/api/stats'),
  get('/api/brands'),
  get('/api/ingredients'),
  get('/api/ingredients', 200, '/api/ingredients?q=whey'),
  get('/api/ingredients', 400, `/api/ingredients?q=${'x'.repeat(300)}`),
  get('/api/proteins'),
  get('/api/proteins', 200, '/api/proteins?limit=2&offset=1'),
  get('/api/proteins', 400, '/api/proteins?limit=x'),
  get('/api/proteins/browse', 200, '/api/proteins/browse?search=alpha'),
  get('/api/proteins/browse', 400, '/api/proteins/browse?limit=0'),
  get('/api/proteins/{id}', 200, '/api/proteins/1'),
  get('/api/proteins/{id}', 404, '/api/proteins/99'),
  get('/api/proteins/{id}', 400, '/api/proteins/x'),
  post('/api/proteins/search', SEARCH),
  post('/api/proteins/search', {}),
  post('/api/proteins/search', { sort: 1 }, 400),
  post('/api/proteins/search/summary', SEARCH),
  post('/api/proteins/search/summary', { isVegan: 'x' }, 400),
  post('/api/proteins/search/hidden', SEARCH),
  post('/api/proteins/search/hidden', '{', 400),
  post('/api/proteins/by-ids', { ids: [1, 2] }),
  post('/api/proteins/by-ids', { ids: [1, 2], criteria: SEARCH }),
  post('/api/proteins/by-ids', {}, 400),
  post('/api/labels/explain', { statement: 'Whey (milk), sugar. May contain soy.' }),
  post('/api/labels/explain', { statement: '' }),
  post('/api/labels/explain', { statement: 1 }, 400),
  get('/api/blog'),
  get('/api/blog/{slug}', 200, '/api/blog/on-protein'),
  get('/api/blog/{slug}', 404, '/api/blog/none'),
  post('/api/newsletter/subscribe', { email: 'a@example.com' }, 201),
  post('/api/newsletter/subscribe', { email: 'a' }, 400),
  post('/api/newsletter/unsubscribe', { token: 'A'.repeat(43) }, 404),
  post('/api/newsletter/unsubscribe', { token: '' }, 400),
  get('/api/newsletter/subscriptions', 401),
  { ...get('/api/newsletter/subscriptions'), operator: true },
  post('/api/events', { name: 'page_view', path: '/', label: 'x', value: 1 }, 204),
  post('/api/events', { name: 'x' }, 400),
  get('/api/admin/session'),
  { ...get('/api/admin/session'), operator: true },
  post('/api/admin/login', { password: 'wrong' }, 401),
  post('/api/admin/logout', {}),
];

describe.each(['sqlite', 'postgres'] as const)('the OpenAPI document (%s)', (engine) => {
  let app: TestApp;
  let document: ApiDocument;
  let faults: FindFaults;
  beforeAll(async () => {
    app = await startTestApp({ engine });
    await writeAPost(app.database);
    document = (await app.inject({ url: '/api/openapi.json' })).json<ApiDocument>();
    faults = judgeBy(document);
  });
  afterAll(() => app.close());

  it('is OpenAPI 3.1 and describes each call of the contract', () => {
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registered = app.routes
      .filter(({ method, url }) => method !== 'HEAD' && /^\/(?:api\/|livez|readyz)/.test(url))
      .filter(({ url }) => url !== '/api/openapi.json')
      .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.toSorted()).toEqual(registered.toSorted());
    expect(described).toEqual(
      expect.arrayContaining(CALLS.map(({ method, path }) => `${method} ${path}`)),
    );
  });

  it('marks every operator call, and describes its 401 and 403', () => {
    for (const { method, url, operator } of app.routes) {
      if (!operator || method === 'HEAD') continue;
      const path = url.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect([url, operation?.security]).toEqual([url, [{ operator: [] }]]);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(['401', '403']),
      );
    }
  });

  it.each(CALLS)('describes $method $path → $status', async (call) => {
    const answer = await app.inject({
      method: call.method,
      url: call.url ?? call.path,
      ...(call.payload === undefined ? {} : { payload: call.payload }),
      headers: {
        ...(typeof call.payload === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(call.operator === true ? { cookie: await app.signIn() } : {}),
      },
    });
    expect([call.path, answer.statusCode]).toEqual([call.path, call.status]);
    const { statusCode, body } = answer;
    const contentType = answer.headers['content-type'];
    expect(faults(call.method, call.path, { statusCode, body, contentType })).toEqual([]);
  });
});
