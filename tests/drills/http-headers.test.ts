import { globSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlogPost } from '#contract/api.ts';
import { LIMITS } from '#contract/limits.ts';
import { loadBuiltSite } from '#server/start/load-built-site.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '#server/http/security.ts';
import { reportDrill } from '../support/drill-report.ts';
import { EVERY_PAGE } from '../support/every-page.ts';
import { scorePage } from '../support/observatory.ts';
import { readAnswer } from '../support/raw-http.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Headers = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const HOST = 'shop.example';
const OVER_TLS = { host: HOST, 'x-forwarded-proto': 'https' };
const ENV = { PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: '127.0.0.1' };

/** The one page that may use the camera, and the two scripts that may compile WebAssembly. */
function expectedHeaders(where: string): Readonly<Record<string, string>> {
  const path = where.split('?', 1)[0] ?? '';
  if (path === '/read-a-label') {
    const permissions = SECURITY_HEADERS['permissions-policy'] ?? '';
    return {
      ...SECURITY_HEADERS,
      'permissions-policy': permissions.replace('camera=()', 'camera=(self)'),
    };
  }
  return /\/barcode-worker-|\/tesseract-[\d-]+\/worker\.min\.js/.test(path)
    ? {
        ...SECURITY_HEADERS,
        'content-security-policy':
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      }
    : SECURITY_HEADERS;
}

/** Which headers of an answer are not as they have to be. */
function lacking(headers: Headers, where: string): readonly string[] {
  const wrong = Object.entries(expectedHeaders(where))
    .filter(([name, value]) => headers[name] !== value)
    .map(([name]) => name);
  const forbidden = Object.keys(headers).filter((name) =>
    /^(?:access-control-|x-powered-by$|server$)/.test(name),
  );
  return [...wrong, ...forbidden];
}

/** Requests that are refused before they reach a route, or by one. */
const REFUSED: readonly (readonly [name: string, bytes: string])[] = [
  ['400 no HTTP', 'hello\r\n\r\n'],
  ['400 no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['400 bad URL', 'GET /api/%ff HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    '400 bad JSON',
    'POST /api/proteins/search HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{',
  ],
  ['401', 'GET /api/admin/insights HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    '403',
    'POST /api/events HTTP/1.1\r\nHost: a\r\nOrigin: https://evil.example\r\nContent-Length: 0\r\n\r\n',
  ],
  ['404 call', 'GET /api/none HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['405 method', 'DELETE /faq HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['412', 'GET /icon.svg HTTP/1.1\r\nHost: a\r\nIf-Match: "x"\r\n\r\n'],
  [
    '413',
    `POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n${' '.repeat(70_000)}`,
  ],
  ['414', `DELETE /api/newsletter/subscriptions/${'1'.repeat(600)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  [
    '415',
    'POST /api/events HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\nx',
  ],
  ['416', 'GET /icon.svg HTTP/1.1\r\nHost: a\r\nRange: bytes=9-1\r\n\r\n'],
  ['417', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n'],
  ['431', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(LIMITS.headerBytes)}\r\n\r\n`],
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    'OPTIONS',
    'OPTIONS /api/stats HTTP/1.1\r\nHost: a\r\nOrigin: https://evil.example\r\nAccess-Control-Request-Method: GET\r\n\r\n',
  ],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['301', 'GET //faq/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  [
    '303',
    'POST /newsletter/subscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\nemail=x',
  ],
];

/** The headers of the answer to some bytes. */
function headersOver(port: number, bytes: string): Promise<{ status: number; headers: Headers }> {
  return new Promise((resolve, reject) => {
    let heard = Buffer.alloc(0) as Buffer;
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      const read = readAnswer(heard);
      if (read === null) return;
      socket.destroy();
      const headers = Object.fromEntries(
        [...read.answer.headers].map(([name, values]) => [name, values.join(', ')]),
      );
      resolve({ status: read.answer.status, headers });
    });
    socket.write(bytes, 'latin1');
  });
}

describe('the headers', () => {
  let started: TestApp;
  let port: number;
  beforeAll(async () => {
    const built = await loadBuiltSite();
    if (built === null) throw new Error('The site is not built: npm run build');
    started = await startTestApp({ engine: 'sqlite', built, env: ENV });
    await started.app.listen({ host: '127.0.0.1', port: 0 });
    port = (started.app.server.address() as AddressInfo).port;
  });
  afterAll(() => started.close());

  it('are on every page, call, file, refusal and redirect, and score A+', async () => {
    const wrong: string[] = [];
    const scores: number[] = [];
    const counts = { pages: 0, calls: 0, files: 0, 'refusals and redirects': 0 };
    const statuses = new Set<number>();
    const policies = new Map<string, number>();
    const judge = (where: string, status: number, headers: Headers, address = where) => {
      statuses.add(status);
      if (headers['permissions-policy'] !== SECURITY_HEADERS['permissions-policy']) {
        policies.set('camera', (policies.get('camera') ?? 0) + 1);
      }
      if (String(headers['content-security-policy']).includes('unsafe-')) {
        policies.set(address, (policies.get(address) ?? 0) + 1);
      }
      const names = lacking(headers, address);
      if (names.length > 0) wrong.push(`${where} (${status}): ${names.join(', ')}`);
    };

    const products = started.products.slice(0, 4);
    const [sparse] = started.products.slice(-1);
    if (sparse === undefined) throw new Error('no products');
    const brand = { id: 1, name: 'Alpha', logo: null, productsCount: 2, familiesCount: 1 };
    const post = { slug: 'none-here' } as BlogPost;
    for (const { name, path } of EVERY_PAGE) {
      const url = path({ products, sparse, brand, post });
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await started.inject({ method, url, headers: OVER_TLS });
        counts.pages += 1;
        judge(`${method} ${name}`, answer.statusCode, answer.headers, url);
        if (method === 'HEAD') continue;
        const { headers, body: html } = answer;
        const { score, results } = scorePage({ host: HOST, headers, html });
        scores.push(score);
        if (score < 130) wrong.push(`${name} scores ${score}: ${JSON.stringify(results)}`);
        const tag = headers['etag'];
        if (tag === undefined) continue;
        const again = await started.inject({ url, headers: { ...OVER_TLS, 'if-none-match': tag } });
        judge(`${name}, again`, again.statusCode, again.headers, url);
      }
    }

    for (const { method, url } of started.routes) {
      const address = url.replace(/:\w+/g, '1').replace('*', 'somewhere');
      for (const origin of [`https://${HOST}`, 'https://evil.example']) {
        const answer = await started.inject({
          method: method as 'GET',
          url: address,
          headers: { ...OVER_TLS, origin },
        });
        counts.calls += 1;
        judge(`${method} ${url} of ${origin}`, answer.statusCode, answer.headers, address);
      }
    }

    const files = globSync('dist/client/**/*.*')
      .map((file) => file.slice('dist/client'.length))
      .filter((file) => !/^\/\.vite|\.(?:br|gz)$/.test(file));
    for (const url of files) {
      const answer = await started.inject({ url, headers: OVER_TLS });
      counts.files += 1;
      judge(url, answer.statusCode, answer.headers);
      if (answer.statusCode !== 200) wrong.push(`${url} answers ${answer.statusCode}`);
    }

    for (const [name, bytes] of REFUSED) {
      const { status, headers } = await headersOver(port, bytes);
      counts['refusals and redirects'] += 1;
      judge(name, status, headers);
      const expected = /^\d+/.exec(name)?.[0];
      if (expected !== undefined && status !== Number(expected)) {
        wrong.push(`${name} answers ${status}`);
      }
    }

    reportDrill('security headers', {
      ...counts,
      'with a header missing, wrong or too much': wrong.length,
      'lowest Observatory score of a page': String(Math.min(...scores)),
      statuses: [...statuses].toSorted((a, b) => a - b).join(' '),
    });
    expect(wrong).toEqual([]);
    // The camera on the states of its page, in three answers each; WebAssembly in two workers.
    const { camera, ...compiling } = Object.fromEntries(policies);
    expect(camera).toBe(
      3 *
        EVERY_PAGE.filter(({ path }) =>
          path({ products, sparse, brand, post }).startsWith('/read-a-label'),
        ).length,
    );
    expect(Object.keys(compiling).toSorted()).toEqual([
      expect.stringMatching(/^\/assets\/barcode-worker-[\w-]+\.js$/),
      expect.stringMatching(/^\/assets\/tesseract-[\w-]+\/worker\.min\.js$/),
    ]);
    expect(counts.files).toBeGreaterThan(30);
    expect([...statuses]).toEqual(
      expect.arrayContaining([
        200, 301, 303, 304, 400, 401, 403, 404, 405, 412, 413, 414, 415, 416,
      ]),
    );
  });

  it('score A+ also where advertisements and analytics are configured', () => {
    const policy = contentSecurityPolicy({ ads: true, analytics: true });
    const headers = { ...SECURITY_HEADERS, 'content-security-policy': policy };
    expect(scorePage({ host: HOST, headers, html: '' })).toMatchObject({ score: 130, grade: 'A+' });
  });

  it.each([
    ['content-security-policy', '', 75],
    ['content-security-policy', "default-src 'self'", 120],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'", 80],
    ['strict-transport-security', '', 80],
    ['strict-transport-security', 'max-age=60', 120],
    ['x-content-type-options', '', 125],
    ['cross-origin-resource-policy', '', 120],
    ['referrer-policy', 'unsafe-url', 120],
    ['access-control-allow-credentials', 'true', 130],
  ])('would score less with %s: %j', (name, value, score) => {
    const headers = { ...SECURITY_HEADERS, [name]: value };
    expect(scorePage({ host: HOST, headers, html: '' }).score).toBe(score);
  });
});
