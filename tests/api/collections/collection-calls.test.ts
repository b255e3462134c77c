import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Collection, CollectionListing } from '#contract/api.ts';
import { MIN_COLLECTION_PRODUCTS } from '#contract/collections.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/** On one engine: what is asked here is answered from memory. */
describe('the calls for collections', () => {
  let app: TestApp;
  let listed: readonly CollectionListing[];
  beforeAll(async () => {
    app = await startTestApp({ engine: 'sqlite' });
    listed = (await app.inject({ url: '/api/collections' })).json();
  });
  afterAll(() => app.close());

  const searchOf = async (slug: string, families: boolean) => {
    const { criteria, filters } = (
      await app.inject({ url: `/api/collections/${slug}` })
    ).json<Collection>();
    return app.inject({
      method: 'POST',
      url: '/api/proteins/search',
      payload: { ...criteria, filters, families },
    });
  };

  it('each counts the families that its own search finds', async () => {
    const counts = new Set<number>();
    for (const { slug, count } of listed) {
      const found = await searchOf(slug, true);
      expect([slug, Number(found.headers['x-total-count'])]).toEqual([slug, count]);
      counts.add(count);
    }
    // Some are met by several of the sample's products, some by none.
    expect(counts.size).toBeGreaterThan(2);
  });

  it('a product belongs to those whose search finds it, and to no other', async () => {
    const [product] = app.products;
    const own = await app.inject({ url: `/api/collections?product=${product?.id}` });
    const expected: string[] = [];
    for (const { slug } of listed) {
      const found = (await searchOf(slug, false)).json<{ id: number }[]>();
      if (found.some(({ id }) => id === product?.id)) expected.push(slug);
    }
    expect(expected.length).toBeGreaterThan(0);
    expect(own.json<CollectionListing[]>().map(({ slug }) => slug)).toEqual(expected);
  });

  it('an ingredient leads to those whose wishes name it or its family', async () => {
    const of = await app.inject({ url: '/api/collections?ingredient=sucralose' });
    const slugs = of.json<CollectionListing[]>().map(({ slug }) => slug);
    expect(slugs).toContain('whey-isolate-without-sucralose');
    expect(slugs).not.toContain('protein-bars-without-palm-oil');
  });

  it('the sitemap lists those with enough products, with the day their answer last changed; the operator is told of the others', async () => {
    const { body } = await app.inject({ url: '/sitemaps/collections.xml' });
    const enough = listed.filter(({ count }) => count >= MIN_COLLECTION_PRODUCTS);
    expect(body.match(/<loc>/g) ?? []).toHaveLength(enough.length);
    expect(body.match(/<lastmod>2026-01-15<\/lastmod>/g) ?? []).toHaveLength(enough.length);
    const cookie = await app.signIn();
    const gaps = await app.inject({ url: '/api/admin/gaps', headers: { cookie } });
    expect(gaps.json<{ thinCollections: unknown[] }>().thinCollections).toHaveLength(
      listed.length - enough.length,
    );
  });

  it('there is none of another name', async () => {
    expect((await app.inject({ url: '/api/collections/no-such' })).statusCode).toBe(404);
  });
});
