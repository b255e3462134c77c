import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startPublicServices,
  type PublicServices,
} from '../../../tests/support/public-services.ts';
import { createPoliteClient, OutsideError, readJson, readRetryAfter } from './polite-client.ts';

describe('a polite client', () => {
  let services: PublicServices;
  let waits: number[];
  const client = (maxWaitMs = 600_000) =>
    createPoliteClient({
      userAgent: 'Proteinwise/1.0.0 (hello@proteinwise.example)',
      pauseMs: 0,
      maxWaitMs,
      sleep: async (ms) => void waits.push(ms),
    });
  /** Responds with these statuses in turn, then with {}. */
  const answering = (...answers: readonly [status: number, headers?: Record<string, string>][]) => {
    const left = [...answers];
    services.handle = (_request, response) => {
      const [status, headers] = left.shift() ?? [200];
      response.writeHead(status, headers).end('{}');
      return true;
    };
  };

  beforeEach(async () => {
    waits = [];
    services = await startPublicServices();
  });
  afterEach(() => services.close());

  it('says who asks', async () => {
    answering();
    await client().get(new URL('/x', services.url));
    expect(services.requests[0]?.agent).toBe('Proteinwise/1.0.0 (hello@proteinwise.example)');
  });

  it('waits as long as a busy server asks', async () => {
    answering([429, { 'retry-after': '7' }], [503, { 'retry-after': '120' }]);
    expect(await readJson(client(), new URL('/x', services.url))).toEqual({});
    expect(waits).toEqual([7_000, 120_000]);
  });

  it('gives up where it would wait too long, and tells no key', async () => {
    answering([429, { 'retry-after': '3600' }]);
    const asked = client().get(new URL('/x?api_key=secret', services.url));
    await expect(asked).rejects.toThrow(/\/x answers 429 and asks to come again in 60 minutes/);
    await expect(asked).rejects.not.toThrow(/secret/);
  });

  it('tries again at growing intervals where the server does not say, and not for ever', async () => {
    answering([503], [500]);
    await client().get(new URL('/x', services.url));
    expect(waits).toEqual([1_000, 2_000]);
    answering(...Array.from({ length: 9 }, () => [502] as [number]));
    await expect(client().get(new URL('/x', services.url))).rejects.toThrow(OutsideError);
    expect(services.requests).toHaveLength(3 + 6);
  });

  it('does not insist where it is refused, or the answer is no JSON', async () => {
    answering([403]);
    await expect(client().get(new URL('/x', services.url))).rejects.toThrow(/answers 403/);
    services.handle = (_request, response) => {
      response.end('<html>');
      return true;
    };
    await expect(readJson(client(), new URL('/x', services.url))).rejects.toThrow(/not JSON/);
    expect(waits).toEqual([]);
  });

  it('reads Retry-After in both its forms', () => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(readRetryAfter('30', now)).toBe(30_000);
    expect(readRetryAfter('Sun, 22 Nov 2026 12:01:00 GMT', now)).toBe(60_000);
    expect(readRetryAfter('Sun, 22 Nov 2026 11:00:00 GMT', now)).toBe(1_000);
    expect(readRetryAfter('soon', now)).toBeNull();
    expect(readRetryAfter(null, now)).toBeNull();
  });
});
