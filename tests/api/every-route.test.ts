import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '#server/http/security.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** Their headers: tests/drills/http-headers.test.ts. */
describe('every route', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine: 'sqlite' });
  });
  afterAll(() => app.close());

  /** All routes registered with Fastify, so that no test can forget one. */
  const routes = () => app.routes.filter(({ method }) => method !== 'HEAD');
  const urlOf = (url: string) => url.replace(/:\w+/g, '1').replace('*', 'somewhere');
  const isUnsafe = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

  it('is in the table', () => {
    expect(routes().length).toBeGreaterThan(20);
    expect(routes().map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/api/stats', '/api/proteins/search', '/livez', '/*']),
    );
  });

  it('has a constant policy without unsafe words', () => {
    expect(contentSecurityPolicy()).toMatch(/^default-src 'none'; /);
    expect(contentSecurityPolicy()).not.toMatch(/unsafe|\*|http/);
    expect(contentSecurityPolicy({ ads: true, analytics: true })).not.toMatch(/unsafe/);
  });

  it('refuses unsafe calls from other sites, with or without a session', async () => {
    const cookie = await app.signIn();
    const unsafe = routes().filter(({ method }) => isUnsafe(method));
    expect(unsafe.length).toBeGreaterThan(8);
    for (const { method, url } of unsafe) {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site', origin: 'http://localhost:80' },
      ]) {
        const answer = await app.inject({
          method: method as 'POST',
          url: urlOf(url),
          payload: {},
          headers: { cookie, ...headers },
        });
        expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
        expect(answer.json()).toMatchObject({ code: 'forbidden_origin' });
      }
    }
  });

  it('takes calls from its own pages and from programs', async () => {
    for (const headers of [
      {},
      { origin: 'http://localhost:80' },
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' },
      { 'sec-fetch-site': 'none' },
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/proteins/search',
        payload: {},
        headers,
      });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('of the operator answers 401 as JSON without a session', async () => {
    const operator = routes().filter((route) => route.operator);
    expect(operator.map(({ url }) => url)).toContain('/api/newsletter/subscriptions');
    for (const { method, url } of operator) {
      for (const cookie of ['', '__Host-operator=x', `__Host-operator=${'A'.repeat(43)}`]) {
        const answer = await app.inject({
          method: method as 'GET',
          url: urlOf(url),
          headers: { cookie },
          ...(isUnsafe(method) ? { payload: {} } : {}),
        });
        expect([method, url, answer.statusCode]).toEqual([method, url, 401]);
        expect(answer.json()).toEqual({
          error: 'Please sign in as the operator.',
          code: 'unauthorized',
        });
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
  });

  it('under an operator address is marked as the operator’s', () => {
    const forgotten = routes().filter(
      ({ url, operator }) =>
        !operator &&
        (/^\/api\/(?:sitestripe|expand-flavors|newsletter\/subscriptions)/.test(url) ||
          (url.startsWith('/api/admin') &&
            !['/api/admin/login', '/api/admin/logout', '/api/admin/session'].includes(url))),
    );
    expect(forgotten).toEqual([]);
  });
});
