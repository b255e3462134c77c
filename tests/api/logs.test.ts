import { describe, expect, it } from 'vitest';
import { loggedPath } from '#server/http/logging.ts';
import { keptLog } from '../support/kept-log.ts';
import { startTestApp } from '../support/test-app.ts';

describe('the log', () => {
  it('holds every request, and nothing about who made it', async () => {
    const { lines, logger } = keptLog('trace');
    const app = await startTestApp({
      engine: 'sqlite',
      env: { TRUST_PROXY: '127.0.0.1' },
      logger,
    });
    const headers = {
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'secret-agent',
      cookie: '__Host-operator=secret-cookie',
      referer: 'https://secret.example/',
    };
    try {
      await app.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        payload: { email: 'ann@secret.example' },
        headers,
      });
      await app.inject({ url: '/api/blog/ann@secret.example?email=ann@secret.example', headers });
      await app.inject({ url: '/newsletter/unsubscribe?token=secret-token', headers });
      await app.inject({ url: '/api/newsletter/subscriptions', headers });
      await app.database.kysely.destroy();
      await app.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe?email=ann@secret.example',
        payload: { email: 'ann@secret.example' },
        headers,
      });
    } finally {
      await app.close();
    }
    const log = lines.join('');
    expect(log).toContain('"path":"/api/newsletter/subscribe"');
    expect(log).toContain('"status":503');
    expect(log).not.toMatch(/secret|203\.0\.113|127\.0\.0\.1|ann/);
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });

  it('names nobody, whichever route an address is written into', async () => {
    const { lines, logger } = keptLog('trace');
    const app = await startTestApp({
      engine: 'sqlite',
      logger,
    });
    const cookie = await app.signIn();
    const written = ['ann@secret.example', 'ann%40secret.example', 'ann%2540secret.example'];
    try {
      for (const { method, url } of app.routes) {
        for (const address of written) {
          const path = url.replace(/:\w+|\*/g, address);
          const unsafe = !['GET', 'HEAD'].includes(method);
          const answer = await app.inject({
            method: method as 'GET',
            url: `${path}?email=${address}&token=${address}`,
            headers: { cookie, referer: `https://x.example/${address}`, from: address },
            ...(unsafe
              ? { payload: { email: address, templateContent: address, [address]: 1 } }
              : {}),
          });
          expect(answer.headers.location ?? '').not.toMatch(/secret|%40|@/);
        }
      }
    } finally {
      await app.close();
    }
    const routes = new Set(app.routes.map(({ method, url }) => `${method} ${url}`));
    expect(lines.length).toBeGreaterThanOrEqual(routes.size * written.length);
    expect(lines.filter((line) => line.includes('secret'))).toEqual([]);
  });

  it.each([
    ['', 1],
    ['127.0.0.1', 0],
  ])('warns once of a proxy that is not trusted (TRUST_PROXY=%j)', async (trusted, times) => {
    const lines: string[] = [];
    const app = await startTestApp({
      engine: 'sqlite',
      env: { TRUST_PROXY: trusted },
      logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
    });
    try {
      for (const address of ['203.0.113.7', '203.0.113.8']) {
        await app.inject({ url: '/livez', headers: { 'x-forwarded-for': address } });
      }
      await app.inject({ url: '/livez' });
    } finally {
      await app.close();
    }
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(times);
    expect(lines.join('')).not.toContain('203.0.113');
  });

  it('leaves addresses out of paths', () => {
    expect(loggedPath('/unsubscribe/ann%40example.com/now?x=1')).toBe('/unsubscribe/…/now');
    expect(loggedPath('/search?avoid=soy')).toBe('/search');
  });
});
