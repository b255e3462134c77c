import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { RenderedPage } from './page-renderer.ts';

const page = (overrides: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: {},
  body: 'hello',
  ...overrides,
});

describe('PageCache', () => {
  it('renders an address once a version', async () => {
    const cache = new PageCache();
    const render = vi.fn<() => Promise<RenderedPage>>(async () => page());
    await cache.get('/a', 1, render);
    await cache.get('/a', 1, render);
    expect(render).toHaveBeenCalledTimes(1);
    await cache.get('/a', 2, render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('renders once for many who ask at the same time', async () => {
    const cache = new PageCache();
    const render = vi.fn<() => Promise<RenderedPage>>(async () => page());
    const pages = await Promise.all(Array.from({ length: 10 }, () => cache.get('/a', 1, render)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
  });

  it('renders at most 200 pages at the same time, and goes on when one is done', async () => {
    const cache = new PageCache();
    const ends: (() => void)[] = [];
    const render = () => new Promise<RenderedPage>((resolve) => ends.push(() => resolve(page())));
    const pages = Array.from({ length: 200 }, (_, at) => cache.get(`/${at}`, 1, render));
    expect(await cache.get('/one-more', 1, render)).toBeNull();
    const shared = cache.get('/7', 1, render);
    expect(ends).toHaveLength(200);
    for (const end of ends.splice(0)) end();
    expect((await Promise.all([...pages, shared])).every((made) => made?.status === 200)).toBe(
      true,
    );
    const next = cache.get('/one-more', 1, render);
    ends[0]?.();
    expect((await next)?.status).toBe(200);
  });

  it('keeps no errors and no failures', async () => {
    const cache = new PageCache();
    const missing = vi.fn<() => Promise<RenderedPage>>(async () => page({ status: 404 }));
    await cache.get('/a', 1, missing);
    await cache.get('/a', 1, missing);
    expect(missing).toHaveBeenCalledTimes(2);
    await expect(cache.get('/b', 1, async () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect((await cache.get('/b', 1, async () => page()))?.status).toBe(200);
  });

  it('does not keep a page of an old version that was finished late', async () => {
    const cache = new PageCache();
    let finish: (made: RenderedPage) => void = () => undefined;
    const late = cache.get('/a', 1, () => new Promise((resolve) => (finish = resolve)));
    await cache.get('/b', 2, async () => page());
    finish(page({ body: 'old' }));
    await late;
    const now = await cache.get('/a', 2, async () => page({ body: 'new' }));
    expect(brotliDecompressSync(now?.brotli ?? '').toString()).toBe('new');
  });

  it('holds at most so many bytes of bodies, and not much less', async () => {
    const cache = new PageCache(160_000);
    // Random bytes in hexadecimal compress to half their length at best.
    const render = vi.fn<() => Promise<RenderedPage>>(async () =>
      page({ body: randomBytes(5_000).toString('hex') }),
    );
    for (let number = 1; number <= 40; number += 1) await cache.get(`/${number}`, 1, render);
    expect(render).toHaveBeenCalledTimes(40);
    for (let number = 12; number <= 40; number += 1) await cache.get(`/${number}`, 1, render);
    expect(render).toHaveBeenCalledTimes(40);
    await cache.get('/1', 1, render);
    expect(render).toHaveBeenCalledTimes(41);
  });

  it('gives the same tag to the same body only', async () => {
    const cache = new PageCache();
    const first = await cache.get('/a', 1, async () => page());
    const same = await cache.get('/b', 1, async () => page());
    const other = await cache.get('/c', 1, async () => page({ body: 'x' }));
    expect(same?.etag).toBe(first?.etag);
    expect(other?.etag).not.toBe(first?.etag);
  });
});
