import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiDocument } from '../../../tests/support/api-document.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

/** The drill `http-requests` proves for every operation that responses match the document. */
describe('the OpenAPI document', () => {
  let app: TestApp;
  let document: ApiDocument;
  beforeAll(async () => {
    app = await startTestApp({ engine: 'sqlite', products: [] });
    document = JSON.parse(JSON.stringify(app.app.swagger())) as ApiDocument;
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
    expect(described.length).toBeGreaterThan(40);
  });

  it('marks every operator call, and describes its 401 and 403', () => {
    const guarded = app.routes.filter(({ method, operator }) => operator && method !== 'HEAD');
    expect(guarded.length).toBeGreaterThan(20);
    for (const { method, url } of guarded) {
      const path = url.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect([url, operation?.security]).toEqual([url, [{ operator: [] }]]);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(['401', '403']),
      );
    }
  });

  it('is served as it is written down, without being made anew', async () => {
    app.app.swagger = () => {
      throw new Error('made anew');
    };
    const answer = await app.inject({ url: '/api/openapi.json' });
    expect(answer.json()).toEqual(document);
  });

  it('is written down in docs/openapi.json, from which the page /api-docs is made (renew with vitest -u)', async () => {
    const written = { ...document, servers: [{ url: '/' }] };
    await expect(`${JSON.stringify(written, null, 1)}\n`).toMatchFileSnapshot(
      '../../../docs/openapi.json',
    );
  });
});
