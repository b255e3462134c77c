import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { startTestApp } from '../support/test-app.ts';

describe('reading very much', () => {
  it('is answered 429 with Retry-After for that address alone, never for the machine itself', async () => {
    const app = await startTestApp({ engine: 'sqlite', env: { READS_PER_MINUTE: '3' } });
    try {
      const read = (remoteAddress: string) => app.inject({ url: '/api/stats', remoteAddress });
      for (let time = 0; time < 3; time += 1) {
        expect((await read('203.0.113.5')).statusCode).toBe(200);
      }
      const refused = await read('203.0.113.5');
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { code: 'too_many_requests', error: 'Too many requests. Please try again shortly.' },
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await read('203.0.113.6')).statusCode).toBe(200);
      for (let time = 0; time < 10; time += 1) {
        expect((await read('127.0.0.1')).statusCode).toBe(200);
      }
    } finally {
      await app.close();
    }
  });
});

describe('what reading costs', () => {
  it('is charged by route, and IPv6 by its network', async () => {
    const app = await startTestApp({ engine: 'sqlite', env: { READS_PER_MINUTE: '40' } });
    try {
      const explain = (remoteAddress: string) =>
        app.inject({
          method: 'POST',
          url: '/api/labels/explain',
          payload: { statement: 'whey' },
          remoteAddress,
        });
      const read = (remoteAddress: string) => app.inject({ url: '/api/stats', remoteAddress });
      for (let time = 0; time < 2; time += 1) {
        expect((await explain(`2001:db8::${time}`)).statusCode).toBe(200);
      }
      expect((await read('2001:db8::ffff')).statusCode).toBe(429);
      expect((await read('2001:db8:0:1::1')).statusCode).toBe(200);
    } finally {
      await app.close();
    }
  });
});

it('takes no longer where the clock is put back', async () => {
  const app = await startTestApp({ engine: 'sqlite', env: { READS_PER_MINUTE: '1' } });
  const clock = vi.spyOn(Date, 'now');
  try {
    const read = () => app.inject({ url: '/api/stats', remoteAddress: '203.0.113.5' });
    const truth = Date.now();
    clock.mockReturnValue(truth + HOUR_MS);
    expect((await read()).statusCode).toBe(200);
    clock.mockReturnValue(truth);
    const refused = await read();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  } finally {
    clock.mockRestore();
    await app.close();
  }
});

describe('what a long search costs', () => {
  it('is charged by its length', async () => {
    const app = await startTestApp({ engine: 'sqlite', env: { READS_PER_MINUTE: '100' } });
    try {
      const search = (remoteAddress: string, words: number) =>
        app.inject({
          method: 'POST',
          url: '/api/proteins/search',
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify({
            limit: 1,
            avoidIngredients: Array.from(
              { length: words },
              (_, at) => `qzqzqz${'z'.repeat(60)}${at}`,
            ),
          }),
          remoteAddress,
        });
      for (let time = 0; time < 20; time += 1) {
        expect((await search('203.0.113.5', 3)).statusCode).toBe(200);
      }
      const address = `/search?avoid=${'qzqzqzqz,'.repeat(300)}`;
      const page = () => app.inject({ url: address, remoteAddress: '203.0.113.7' });
      // Each costs more than a minute's allowance: one is answered all the same, for it would never be otherwise.
      for (const isRefused of [false, true]) {
        expect((await search('203.0.113.6', 50)).statusCode === 429).toBe(isRefused);
        expect((await page()).statusCode === 429).toBe(isRefused);
      }
    } finally {
      await app.close();
    }
  });
});

describe('what a body that hides its length costs', () => {
  it('is charged as if it did not', async () => {
    const app = await startTestApp({ engine: 'sqlite', env: { READS_PER_MINUTE: '1000' } });
    try {
      const terms = Array.from({ length: 50 }, (_, at) => `${'qz'.repeat(48)}${at}`);
      const plain = JSON.stringify({ avoidIngredients: terms, mustHaveIngredients: terms });
      const answered = async (
        remoteAddress: string,
        payload: () => string | Buffer | Readable,
        more: Record<string, string> = {},
      ) => {
        const headers = { 'content-type': 'application/json', ...more };
        const url = '/api/proteins/search/summary';
        let times = 0;
        for (; times < 10; times += 1) {
          const request = { method: 'POST', url, headers, payload: payload(), remoteAddress };
          if ((await app.inject(request as InjectOptions)).statusCode !== 200) break;
        }
        return times;
      };
      const gzipped = gzipSync(plain);
      expect([
        await answered('203.0.113.5', () => plain),
        await answered('203.0.113.6', () => gzipped, { 'content-encoding': 'gzip' }),
        await answered('203.0.113.7', () => Readable.from([plain]), {
          'transfer-encoding': 'chunked',
        }),
      ]).toEqual([3, 3, 3]);
    } finally {
      await app.close();
    }
  });
});

describe('a body nested too deeply to be measured', () => {
  it('is refused as any other that is not valid', async () => {
    const app = await startTestApp({ engine: 'sqlite' });
    try {
      const nested = `{"avoidIngredients":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const request = { method: 'POST', url: '/api/proteins/search/summary', headers } as const;
      const payload = Readable.from([nested]);
      expect((await app.inject({ ...request, payload })).statusCode).toBe(400);
    } finally {
      await app.close();
    }
  });
});

describe('what a page of many products costs', () => {
  it('is charged by their number', async () => {
    const products = Array.from({ length: 100 }, (_, place) => ({ name: `Whey ${place}` }));
    const env = { READS_PER_MINUTE: '60' };
    const app = await startTestApp({ engine: 'sqlite', products, env });
    try {
      const search = async (limit: number, remoteAddress: string) => {
        const payload = { showAll: true, limit };
        const url = '/api/proteins/search';
        const { statusCode } = await app.inject({ method: 'POST', url, payload, remoteAddress });
        return statusCode;
      };
      const answered = async (limit: number, remoteAddress: string) => {
        let times = 0;
        while ((await search(limit, remoteAddress)) === 200) times += 1;
        return times;
      };
      expect(await answered(1, '203.0.113.5')).toBe(30);
      expect(await answered(100, '203.0.113.6')).toBe(4);
      const ids = app.products.map(({ id }) => id);
      const calls = [
        { url: '/api/proteins?limit=100' },
        { url: '/api/proteins/browse?limit=100' },
        { method: 'POST', url: '/api/proteins/by-ids', payload: { ids } },
      ] as const;
      for (const [place, call] of calls.entries()) {
        const remoteAddress = `198.51.100.${place}`;
        const ask = async () => (await app.inject({ ...call, remoteAddress })).statusCode;
        for (let time = 0; time < 4; time += 1)
          expect([call.url, await ask()]).toEqual([call.url, 200]);
        expect([call.url, await ask()]).toEqual([call.url, 429]);
      }
    } finally {
      await app.close();
    }
  });
});

describe('what a long answer costs', () => {
  it('is charged as it is produced, whichever call it is', async () => {
    const app = await startTestApp({ engine: 'sqlite', env: { READS_PER_MINUTE: '4' } });
    try {
      const whole = [
        { method: 'GET', url: '/api/proteins' },
        { method: 'GET', url: '/open-data/catalogue.json' },
        { method: 'GET', url: '/open-data/catalogue.csv' },
        { method: 'POST', url: '/api/proteins/search', payload: { showAll: true } },
      ] as const;
      for (const [place, request] of whole.entries()) {
        const remoteAddress = `203.0.113.${place}`;
        const read = async (url: string) => (await app.inject({ url, remoteAddress })).statusCode;
        expect((await app.inject({ ...request, remoteAddress })).statusCode).toBe(200);
        expect([request.url, await read('/api/stats')]).toEqual([request.url, 429]);
      }
    } finally {
      await app.close();
    }
  });
});
