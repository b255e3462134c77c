import { afterEach, expect, it } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { type EarlyServer, listenEarly } from '#server/http/early-server.ts';
import { contentSecurityPolicy } from '#server/http/security.ts';
import { RawClient } from '../support/raw-http.ts';

const open: EarlyServer[] = [];
afterEach(async () => {
  for (const early of open.splice(0)) await early.close();
});

async function listening(): Promise<EarlyServer> {
  const early = await listenEarly('127.0.0.1', 0);
  open.push(early);
  return early;
}

it('lives and is not ready until it is handed over', async () => {
  const early = await listening();
  const ask = (path: string) => fetch(`${early.address}${path}`);
  expect((await ask('/livez')).status).toBe(200);
  const ready = await ask('/readyz');
  expect([ready.status, ready.headers.get('retry-after'), await ready.json()]).toEqual([
    503,
    '2',
    { status: 'starting', database: 'down', catalogueVersion: 0, products: 0 },
  ]);
  const page = await ask('/search');
  expect([page.status, page.headers.get('x-content-type-options')]).toEqual([503, 'nosniff']);
  early.handOver((_request, response) => response.end('the site'));
  expect(await (await ask('/search')).text()).toBe('the site');
});

it('tells a browser in words, and programs as the API does', async () => {
  const early = await listening();
  const ask = (accept: string) => fetch(`${early.address}/search`, { headers: { accept } });
  const page = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toMatch(/http-equiv="refresh"[\s\S]*<h1>Proteinwise is starting<\/h1>/);
  expect(await (await ask('application/json')).json()).toMatchObject({ code: 'unavailable' });
});

it('refuses what is no request as the site does, and leaves that to the site when it is there', async () => {
  const early = await listening();
  const port = Number(new URL(early.address).port);
  const say = async (line: string) => {
    const client = new RawClient(port);
    const { status, headers, body } = await client.send(Buffer.from(`${line}\r\n\r\n`));
    client.close();
    expect(headers.get('content-security-policy')).toEqual([contentSecurityPolicy()]);
    expect(headers.get('cache-control')).toEqual(['no-store']);
    return [status, errorSchema.parse(JSON.parse(body.toString())).code];
  };
  expect(await say('nonsense')).toEqual([400, 'invalid_request']);
  expect(await say('CONNECT x:80 HTTP/1.1\r\nhost: x')).toEqual([400, 'invalid_request']);
  expect(await say('GET / HTTP/1.1\r\nhost: x\r\nexpect: miracles')).toEqual([
    417,
    'invalid_request',
  ]);
  early.handOver((_request, response) => response.end('the site'));
  expect(early.server.listenerCount('clientError')).toBe(0);
});

it('a port that is taken is said at once', async () => {
  const early = await listening();
  const port = Number(new URL(early.address).port);
  await expect(listenEarly('127.0.0.1', port)).rejects.toThrow('EADDRINUSE');
});
