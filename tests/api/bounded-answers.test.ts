import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { anIngredient } from '../support/a-product.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const PRODUCTS = 1_000;
const SOCKETS = 300;

/** Labels so long that the system's buffers take a part of the catalogue only. */
function products(): readonly Partial<Product>[] {
  const ingredients = Array.from({ length: 120 }, (_, at) => anIngredient(`ingredient ${at}`));
  return Array.from({ length: PRODUCTS }, (_, at) => ({ name: `Protein ${at}`, ingredients }));
}

describe('answers are bounded', () => {
  let app: TestApp;
  let port: number;
  /** Documents taken for walks over the catalogue. */
  let taken = 0;
  beforeAll(async () => {
    app = await startTestApp({ engine: 'sqlite', products: products() });
    const { products: store } = app.site.catalogue.current();
    const take = store.takeUncached.bind(store);
    store.takeUncached = (ids) => {
      taken += ids.length;
      return take(ids);
    };
    port = Number(new URL(await app.app.listen({ host: '127.0.0.1', port: 0 })).port);
  }, 60_000);
  afterAll(() => app.close());

  async function ask(method: string, path: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.pause();
    await once(socket, 'connect');
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    return socket;
  }

  /** Until nothing more is taken from the store. */
  async function calm(): Promise<void> {
    for (let before = -1; before !== taken; ) {
      before = taken;
      await setTimeout(250);
    }
  }

  it('300 sockets that never read: only so many are begun, none is made whole, and their going ends it', async () => {
    const sockets = await Promise.all(
      Array.from({ length: SOCKETS }, () => ask('GET', '/api/proteins')),
    );
    await calm();
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(32 * PRODUCTS);
    const refused = await app.inject('/api/proteins');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject('/api/proteins?limit=2')).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    await calm();
    const before = taken;
    await setTimeout(500);
    expect(taken).toBe(before);
    expect((await app.inject('/api/proteins')).statusCode).toBe(200);
  });

  it('HEAD makes nothing', async () => {
    await calm();
    const before = taken;
    for (const url of ['/api/proteins', '/open-data/catalogue.json', '/open-data/catalogue.csv']) {
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    }
    await calm();
    expect(taken).toBe(before);
  });
});
