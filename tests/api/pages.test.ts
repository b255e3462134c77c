import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpProductsVersion } from '#database/settings/catalogue-version.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import type { RenderPage } from '#server/pages/page-renderer.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** On one engine: pages are rendered from memory. */
describe('pages and files', () => {
  let app: TestApp;
  let folder: string;
  const rendered: string[] = [];
  let labelPages = 0;
  let held: Promise<void> | null = null;

  /** A renderer that prints its input; pages themselves are tested in the browser. */
  const renderPage: RenderPage = async (url, { api, config }) => {
    rendered.push(url.pathname + url.search);
    if (url.pathname === '/held') await held;
    if (url.pathname === '/boom') throw new Error('boom /work/main secret');
    if (url.pathname === '/old') return { status: 301, headers: { location: '/new' }, body: '' };
    const status = url.pathname === '/nowhere' ? 404 : 200;
    const { total } = await api.search(NO_CRITERIA, {
      showAll: true,
      unconfirmed: false,
      sort: 'match',
      limit: 1,
      offset: 0,
    });
    const body = `<!doctype html><p>${config.publicUrl} ${total} ${url.href}</p>${'.'.repeat(2_000)}`;
    return { status, headers: {}, body };
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-client-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
    writeFileSync(join(folder, 'assets', 'client-abc.js'), 'plain');
    writeFileSync(join(folder, 'assets', 'client-abc.js.br'), brotliCompressSync('plain'));
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    app = await startTestApp({
      engine: 'sqlite',
      env: { PUBLIC_URL: 'https://shop.example' },
      built: { id: null, renderer: { renderPage }, assets: {}, clientFolder: folder },
      onLabelPage: () => void labelPages++,
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('answers 503 with Retry-After while 200 pages are being rendered', async () => {
    const open = Promise.withResolvers<void>();
    held = open.promise;
    const crowd = Array.from({ length: 200 }, (_, at) => app.inject(`/held?q=${at}`));
    await expect.poll(() => rendered.filter((url) => url.startsWith('/held')).length).toBe(200);
    const refused = await app.inject('/held?q=200');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.body).toContain('Please try again in a moment.');
    open.resolve();
    const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await app.inject('/held?q=200')).statusCode).toBe(200);
  });

  it('renders at most eight pages of one network at the same time', async () => {
    const open = Promise.withResolvers<void>();
    held = open.promise;
    const ask = (at: number, remoteAddress: string) =>
      app.inject({ url: `/held?crowd=${at}`, remoteAddress });
    const crowd = Array.from({ length: 8 }, (_, at) => ask(at, '203.0.113.5'));
    await expect.poll(() => rendered.filter((url) => url.includes('crowd')).length).toBe(8);
    expect((await ask(9, '203.0.113.5')).statusCode).toBe(503);
    const others = ask(9, '203.0.113.6');
    // What is being rendered already is no work.
    const shared = ask(7, '203.0.113.5');
    open.resolve();
    const answers = await Promise.all([...crowd, others, shared]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await ask(10, '203.0.113.5')).statusCode).toBe(200);
  });

  it('answers any address that is no call and no file with a rendered page', async () => {
    const answer = await app.inject({ url: '/protein/1?x=1&utm_source=mail' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('https://shop.example 6 https://shop.example/protein/1?x=1<');
  });

  it('says that a label may be read soon when the page for that is opened, kept or not', async () => {
    await app.inject({ url: '/protein-guide' });
    expect(labelPages).toBe(0);
    for (const query of ['', '', '?avoid=milk']) await app.inject({ url: `/read-a-label${query}` });
    expect(labelPages).toBe(3);
  });

  it('renders an address once, whatever tracking it carries, until the catalogue changes', async () => {
    rendered.length = 0;
    const first = await app.inject({ url: '/search?b=2&a=1' });
    await app.inject({ url: '/search?a=1&b=2&gclid=x' });
    expect(rendered).toEqual(['/search?a=1&b=2']);
    const again = await app.inject({
      url: '/search?a=1&b=2',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const weakened = await app.inject({
      url: '/search?a=1&b=2',
      headers: { 'if-none-match': `"x", W/${String(first.headers['etag'])}` },
    });
    expect([weakened.statusCode, weakened.body]).toEqual([304, '']);
    await bumpProductsVersion(app.database.kysely);
    await app.site.catalogue.refresh();
    await app.inject({ url: '/search?a=1&b=2' });
    expect(rendered).toHaveLength(2);
  });

  it('may be kept by a CDN, and is compressed', async () => {
    const answer = await app.inject({ url: '/about', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
      'content-encoding': 'br',
      vary: 'accept-encoding, sec-fetch-site',
    });
    const plain = await app.inject({ url: '/about' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('says what may be fetched ahead: pages of content, never calls or operator pages', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const page = await app.inject({ url: '/about', headers });
    expect(page.headers['speculation-rules']).toBe('"/speculation-rules.json"');
    // A first visit has better things to load.
    const first = await app.inject({ url: '/about', headers: { 'sec-fetch-site': 'none' } });
    expect(first.headers['speculation-rules']).toBeUndefined();
    const rules = await app.inject({ url: '/speculation-rules.json' });
    expect(rules.headers['content-type']).toMatch(/^application\/speculationrules\+json/);
    const [rule] = rules.json<{ prefetch: { eagerness: string; where: object }[] }>().prefetch;
    expect(rule?.eagerness).toBe('moderate');
    for (const pattern of ['/api/*', '/admin*', '/newsletter/*']) {
      expect(JSON.stringify(rule?.where)).toContain(`{"not":{"href_matches":"${pattern}"}}`);
    }
    const operator = await app.inject({ url: '/admin-dashboard', headers });
    expect(operator.headers['speculation-rules']).toBeUndefined();
  });

  it('unpacks what it keeps compressed, for those who cannot', async () => {
    const url = '/unpacked';
    const plain = await app.inject({ url });
    await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect((await app.inject({ url })).body).toBe(plain.body);
    const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  it('keeps nothing of the operator’s pages and hides them from search engines', async () => {
    const answer = await app.inject({ url: '/admin-dashboard' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('passes on statuses and redirects', async () => {
    const missing = await app.inject({ url: '/nowhere' });
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    const moved = await app.inject({ url: '/old' });
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/new']);
    const slashes = await app.inject({ url: '//evil.example/' });
    expect([slashes.statusCode, slashes.headers.location]).toEqual([301, '/evil.example']);
  });

  it('shows a plain page when rendering fails, without the reason', async () => {
    const answer = await app.inject({ url: '/boom' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).not.toMatch(/boom|work|secret/);
  });

  it('serves files: hashed ones for ever, compressed where there is a copy', async () => {
    const plain = await app.inject({ url: '/assets/client-abc.js' });
    expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([
      200,
      'plain',
      'public, max-age=31536000, immutable',
    ]);
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const small = await app.inject({
      url: '/assets/client-abc.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('plain');
    const icon = await app.inject({ url: '/icon.svg' });
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('serves neither the manifest nor anything outside', async () => {
    rendered.length = 0;
    for (const url of [
      '/.vite/manifest.json',
      '/assets/client-abc.js.br',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/..%2fpackage.json',
    ]) {
      const answer = await app.inject({ url });
      expect([url, answer.headers['content-type']]).toEqual([url, 'text/html; charset=utf-8']);
    }
    expect(rendered.length).toBeGreaterThan(0);
  });
});

describe('without a build', () => {
  it('says so, and answers calls', async () => {
    const app = await startTestApp({ engine: 'sqlite' });
    try {
      expect((await app.inject({ url: '/' })).statusCode).toBe(503);
      expect((await app.inject({ url: '/api/stats' })).statusCode).toBe(200);
    } finally {
      await app.close();
    }
  });
});
