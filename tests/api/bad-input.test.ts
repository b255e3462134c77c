import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const SEARCHES = [
  '/api/proteins/search',
  '/api/proteins/search/summary',
  '/api/proteins/search/hidden',
];
const WRITES = ['/api/newsletter/subscribe', '/api/newsletter/unsubscribe', '/api/events'];
const BODIES = [...SEARCHES, '/api/proteins/by-ids', '/api/labels/explain', ...WRITES];

describe.each(['sqlite', 'postgres'] as const)('bad input (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine });
  });
  afterAll(() => app.close());

  /** The refusal of a request, after checking that it has the contract's shape and says nothing of the machine. */
  async function refusal(request: {
    method?: 'GET' | 'POST';
    url: string;
    payload?: string | object;
    headers?: Record<string, string>;
  }) {
    const answer = await app.inject({ method: 'POST', ...request });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).not.toMatch(/\/work|node_modules|\bat \w|select |insert |sqlite|postgres/i);
    return { status: answer.statusCode, ...errorSchema.strict().parse(answer.json()) };
  }
  const pathsOf = (answer: Awaited<ReturnType<typeof refusal>>) =>
    answer.fields?.map(({ path }) => path);

  it.each(BODIES)('%s refuses what is not JSON', async (url) => {
    for (const payload of ['{', '{"a":1,}', 'undefined', '\u0000', '{"a":"\ud800"', '']) {
      expect(await refusal({ url, payload, headers: JSON_TYPE })).toMatchObject({
        status: 400,
        code: 'malformed_json',
      });
    }
  });

  it.each(BODIES)('%s refuses other media types, and no body at all', async (url) => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const answer = await refusal({ url, payload: 'x', headers: { 'content-type': type } });
      expect([type, answer.status]).toEqual([type, 415]);
    }
    expect(await refusal({ url })).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it.each(BODIES)('%s says of what it cannot decompress that it cannot', async (url) => {
    const sent = (encoding: string) =>
      refusal({ url, payload: '{}', headers: { ...JSON_TYPE, 'content-encoding': encoding } });
    expect(await sent('compress')).toMatchObject({
      status: 400,
      code: 'invalid_request',
      error: expect.stringContaining('Content-Encoding'),
    });
    expect(await sent('gzip')).toMatchObject({
      status: 400,
      code: 'malformed_json',
      error: expect.stringContaining('Content-Encoding'),
    });
  });

  it.each(BODIES)('%s refuses bodies that are no object', async (url) => {
    for (const payload of ['null', '[]', '1', '"x"', 'true']) {
      expect(await refusal({ url, payload, headers: JSON_TYPE })).toMatchObject({
        status: 400,
        code: 'invalid_request',
        fields: [{ path: 'body' }],
      });
    }
  });

  it.each(BODIES)('%s refuses bodies above 64 KiB', async (url) => {
    const payload = { statement: 'x'.repeat(65_536) };
    expect(await refusal({ url, payload })).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  it.each(BODIES)('%s refuses keys that would poison prototypes', async (url) => {
    for (const payload of [
      '{"__proto__":{"isVegan":true},"ids":[]}',
      '{"constructor":{"prototype":{"isVegan":true}},"ids":[]}',
    ]) {
      expect((await refusal({ url, payload, headers: JSON_TYPE })).status).toBe(400);
    }
    expect(({} as Record<string, unknown>)['isVegan']).toBeUndefined();
  });

  it.each([
    [{ avoidIngredients: 'soy' }, 'avoidIngredients'],
    [{ avoidIngredients: [1] }, 'avoidIngredients.0'],
    [{ mustHaveIngredients: ['x'.repeat(101)] }, 'mustHaveIngredients.0'],
    [{ avoidIngredients: Array.from({ length: 51 }, () => 'soy') }, 'avoidIngredients'],
    [{ avoidIngredients: Array.from({ length: 10_000 }, () => 'a') }, 'avoidIngredients'],
    [{ proteinType: 'Egg' }, 'proteinType'],
    [{ proteinTypes: ['Egg'] }, 'proteinTypes.0'],
    [{ fitnessGoals: 'Recovery' }, 'fitnessGoals'],
    [{ brandId: '1' }, 'brandId'],
    [{ brandIds: [1.5] }, 'brandIds.0'],
    [{ brandIds: Array.from({ length: 101 }, (_, index) => index) }, 'brandIds'],
    [{ isVegan: 'true' }, 'isVegan'],
    [{ showAll: 1 }, 'showAll'],
    [{ sort: 'newest' }, 'sort'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ offset: 1e300 }, 'offset'],
  ])('search names the field that is wrong: %j', async (payload, path) => {
    for (const url of SEARCHES) {
      const answer = await refusal({ url, payload });
      expect([answer.status, answer.code, pathsOf(answer)]).toEqual([
        400,
        'invalid_request',
        [path],
      ]);
      expect(answer.error).toContain(path);
    }
  });

  it.each([
    [{}, ['ids']],
    [{ ids: '1,2' }, ['ids']],
    [{ ids: ['1'] }, ['ids.0']],
    [{ ids: Array.from({ length: 101 }, (_, index) => index) }, ['ids']],
    [{ ids: [], criteria: { isVegan: 1 } }, ['criteria.isVegan']],
  ])('by-ids names the field that is wrong: %j', async (payload, paths) => {
    const answer = await refusal({ url: '/api/proteins/by-ids', payload });
    expect([answer.status, pathsOf(answer)]).toEqual([400, paths]);
  });

  it('accepts what is just within the limits', async () => {
    const terms = Array.from({ length: 50 }, (_, index) => `${'x'.repeat(95)}${index}`);
    const brandIds = Array.from({ length: 100 }, (_, index) => index);
    for (const url of SEARCHES) {
      const payload = { avoidIngredients: terms, mustHaveIngredients: terms, brandIds };
      const answer = await app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(200);
    }
    const ids = Array.from({ length: 100 }, (_, index) => index);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/proteins/by-ids',
      payload: { ids },
    });
    expect(answer.json()).toHaveLength(6);
  });

  it.each([
    ['/api/newsletter/subscribe', { email: 'a@b.co', role: 'admin' }, ['role']],
    ['/api/newsletter/subscribe', { email: 'nobody' }, ['email']],
    ['/api/newsletter/subscribe', { email: '   ' }, ['email']],
    ['/api/newsletter/subscribe', { email: 'a\u0000@b.co' }, ['email']],
    ['/api/newsletter/subscribe', { email: `${'a'.repeat(250)}@b.co` }, ['email']],
    ['/api/newsletter/subscribe', { email: ['a@b.co'] }, ['email']],
    [
      '/api/newsletter/subscribe',
      { email: 'a@b.co', subscriptionSource: 'x' },
      ['subscriptionSource'],
    ],
    ['/api/newsletter/unsubscribe', { token: 'x' }, ['token']],
    ['/api/newsletter/unsubscribe', { token: `${'a'.repeat(42)}\u0000` }, ['token']],
    ['/api/events', { name: 'delete_everything' }, ['name']],
    ['/api/events', { name: 'page_view', path: '/x?email=a' }, ['path']],
    ['/api/events', { name: 'page_view', path: '/a@b.co' }, ['path']],
    ['/api/events', { name: 'page_view', label: 'a\u0000b' }, ['label']],
    ['/api/events', { name: 'page_view', value: '1' }, ['value']],
    ['/api/events', { name: 'page_view', ip: '1.2.3.4' }, ['ip']],
    ['/api/admin/login', { password: '' }, ['password']],
    ['/api/admin/login', { password: 'x'.repeat(201) }, ['password']],
    ['/api/labels/explain', { statement: 'x'.repeat(20_001) }, ['statement']],
    ['/api/labels/explain', {}, ['statement']],
  ])('%s refuses %j', async (url, payload, paths) => {
    const answer = await refusal({ url, payload });
    expect([answer.status, [...new Set(pathsOf(answer))]]).toEqual([400, paths]);
  });

  it.each([
    ['/api/proteins/abc', 400],
    ['/api/proteins/1.5', 400],
    ['/api/proteins/1.0', 400],
    ['/api/proteins/0x1', 400],
    ['/api/proteins/1e0', 400],
    ['/api/proteins/01', 400],
    ['/api/proteins/+1', 400],
    ['/api/proteins/%201', 400],
    ['/api/proteins?offset=', 400],
    ['/api/proteins/%00', 400],
    ['/api/proteins/%ff', 400],
    ['/api/proteins/1e999', 400],
    [`/api/proteins/${'9'.repeat(400)}`, 400],
    [`/api/proteins/${'9'.repeat(4_000)}`, 404],
    ['/api/proteins?limit=0', 400],
    ['/api/proteins?limit=x', 400],
    ['/api/proteins?limit=1&limit=2', 400],
    ['/api/proteins?offset=-1', 400],
    ['/api/proteins/browse?limit=101', 400],
    [`/api/proteins/browse?search=${'x'.repeat(201)}`, 400],
    [`/api/ingredients?q=${'x'.repeat(201)}`, 400],
    ['/api/blog/nothing-here', 404],
    [`/api/blog/${encodeURIComponent("x' or 1=1 --")}`, 404],
    ['/api/blog/%00', 404],
    ['/api/nothing', 404],
    ['/api', 404],
    ['/api/', 404],
    ['/api/..%2f..%2fetc/passwd', 404],
  ])('GET of an odd address (%#) answers its refusal', async (url, status) => {
    expect((await refusal({ method: 'GET', url })).status).toBe(status);
  });

  it('answers odd texts in a query without failing', async () => {
    for (const text of ['%00', '%F0%9F%92%AA', '%25', '[]', '%ED%A0%80', '%zz', "';--"]) {
      for (const url of [`/api/proteins/browse?search=${text}`, `/api/ingredients?q=${text}`]) {
        expect((await app.inject({ url })).statusCode).toBe(200);
      }
    }
  });

  it.each([
    ['DELETE', '/api/stats', 'GET, HEAD'],
    ['PUT', '/api/proteins/7', 'GET, HEAD'],
    ['GET', '/api/newsletter/subscribe', 'POST'],
    ['HEAD', '/api/admin/login?a=/api/stats', 'POST'],
    ['PATCH', '/api/admin/articles/whey', 'DELETE, PUT'],
    ['OPTIONS', '/livez', 'GET, HEAD'],
    ['POST', '/search', 'GET, HEAD'],
  ] as const)('%s %s is 405 and names the methods that there are', async (method, url, allow) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/proteins/7/x/y'],
    ['GET', '/api/stats/'],
    ['POST', '/api'],
  ] as const)('%s %s is 404: there is no such address', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([404, undefined]);
  });
});
