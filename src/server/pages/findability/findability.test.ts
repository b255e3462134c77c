import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Api, Stats } from '#contract/api.ts';
import { limitReads } from '../../http/read-limits.ts';
import { registerFindability } from './register-findability.ts';
import { SITEMAP_LIMIT, type SitemapEntry, sitemapPieces } from './sitemap.ts';

const stats: Stats = {
  brandsCount: 1,
  productsCount: 2,
  ingredientsCount: 1,
  verifiedDataPercent: 90,
};

function anApp(contactEmail: string | null = null) {
  const app = Fastify();
  const api: Partial<Api> = {
    stats: async () => stats,
    brands: async () => [
      { id: 3, name: 'Oats & Co', logo: null, productsCount: 2, familiesCount: 1 },
    ],
  };
  limitReads(app, 1_000);
  registerFindability(app, {
    api: api as Api,
    listIds: ({ offset }) => (offset === 0 ? [1, 2] : []),
    origin: 'https://example.com',
    contactEmail,
  });
  return app;
}

it.each(['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemaps/brands.xml'])(
  '%s tells caches that it comes compressed to some',
  async (url) => {
    const answer = await anApp().inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect([answer.statusCode, answer.headers.vary]).toEqual([200, 'accept-encoding']);
  },
);

describe('findability', () => {
  it('names every sitemap in the index, products in files of 50,000', async () => {
    const { body } = await anApp().inject('/sitemap.xml');
    for (const file of ['pages', 'brands', 'ingredients', 'blog', 'products-1']) {
      expect(body).toContain(`<loc>https://example.com/sitemaps/${file}.xml</loc>`);
    }
    expect(body).not.toContain('products-2');
  });

  it('lists every product once, under its canonical address', async () => {
    const { body } = await anApp().inject('/sitemaps/products-1.xml');
    expect(body.match(/<loc>/g)).toHaveLength(2);
    expect(body).toContain('<loc>https://example.com/protein/2</loc>');
  });

  it('lists brands and the fixed pages, and no operator page', async () => {
    const brands = await anApp().inject('/sitemaps/brands.xml');
    expect(brands.body).toContain('<loc>https://example.com/brands/3-oats-co</loc>');
    const pages = await anApp().inject('/sitemaps/pages.xml');
    expect(pages.body).toContain('<loc>https://example.com/protein-calculator</loc>');
    expect(pages.body).not.toContain('admin');
  });

  it('answers 404 for a sitemap that does not exist', async () => {
    for (const file of ['products-2', 'products-0', 'users', 'products-x']) {
      expect((await anApp().inject(`/sitemaps/${file}.xml`)).statusCode).toBe(404);
    }
  });

  it('keeps robots out of the operator pages and the endless filters', async () => {
    const { body } = await anApp().inject('/robots.txt');
    expect(body).toContain('Disallow: /admin');
    expect(body).toContain('Disallow: /search?');
    expect(body).toContain('Sitemap: https://example.com/sitemap.xml');
  });

  it('tells language models where the data is', async () => {
    const { body } = await anApp().inject('/llms.txt');
    expect(body).toContain('https://example.com/open-data/catalogue.json');
    expect(body).toContain('2 protein supplements');
  });

  it('says where to tell of a weakness, by mail or on the contact page, for half a year', async () => {
    const byPage = (await anApp().inject('/.well-known/security.txt')).body;
    expect(byPage).toContain('Contact: https://example.com/contact\n');
    const byMail = (await anApp('help@example.com').inject('/.well-known/security.txt')).body;
    expect(byMail).toContain('Contact: mailto:help@example.com\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(byMail)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now() + 100 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  it('escapes addresses and refuses more than the protocol allows', async () => {
    const write = async (entries: readonly SitemapEntry[]) =>
      (await Array.fromAsync(sitemapPieces('https://e.com', entries))).join('');
    expect(await write([{ path: '/a?b&c' }])).toContain('https://e.com/a?b&amp;c');
    const many = Array.from({ length: SITEMAP_LIMIT + 1 }, () => ({ path: '/' }));
    await expect(write(many)).rejects.toThrow(RangeError);
  });
});
