import { describe, expect, it } from 'vitest';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { OPERATOR_ROUTES } from './operator-paths.ts';
import { brandIdOfSlug, paths, ROUTES, asciiSlug } from './paths.ts';

describe('paths', () => {
  // @spec | /search | Search results |
  // @spec | /protein/{id} | Product detail |
  // @spec | /blog/{slug} | Blog article |
  it('builds the addresses of the specification', () => {
    expect(paths.search({ criteria: { ...NO_CRITERIA, flags: ['isVegan'] } })).toBe(
      '/search?isVegan=true',
    );
    expect(paths.product(12)).toBe('/protein/12');
    expect(paths.blogPost('a b')).toBe('/blog/a%20b');
    expect(paths.compare([1, 2])).toBe('/compare?ids=1,2');
    expect(paths.homeAnchor('search')).toBe('/#search');
  });

  // @spec 'Browse All Products' goes to /search?showAll=true
  it('leads to the whole catalogue', () => {
    expect(paths.searchAll()).toBe('/search?showAll=true');
  });

  // @spec | / | Home |
  // @spec | /compare (query ids, comma-joined) | Comparison page |
  // @spec | /protein-calculator | Protein calculator |
  // @spec | /blog | Blog list |
  // @spec | /privacy | Privacy (static text) |
  // @spec | /contact | Contact |
  // @spec | /terms | Terms (static) |
  // @spec | /faq | FAQ (static) |
  // @spec | /admin/flavor-expansion | Flavor-variant expansion admin page |
  // @spec | /admin-dashboard | Newsletter dashboard |
  // @spec | /admin/sitestripe | Affiliate-link helper |
  it('knows every route of the specification', () => {
    expect([...Object.values(ROUTES), ...Object.values(OPERATOR_ROUTES)]).toEqual(
      expect.arrayContaining([
        '/',
        '/search',
        '/compare',
        '/protein-calculator',
        '/blog',
        '/about',
        '/privacy',
        '/contact',
        '/terms',
        '/faq',
        '/admin/flavor-expansion',
        '/admin-dashboard',
        '/admin/sitestripe',
      ]),
    );
  });

  it('puts the id of a brand before its name, and finds it again', () => {
    expect(paths.brand({ id: 7, name: "Nature's Best Ünique!" })).toBe(
      '/brands/7-nature-s-best-unique',
    );
    expect(paths.brand({ id: 7, name: '漢' })).toBe('/brands/7');
    expect(brandIdOfSlug('7-natures-best')).toBe(7);
    expect(brandIdOfSlug('7')).toBe(7);
    expect(brandIdOfSlug('7up')).toBeNull();
    expect(brandIdOfSlug('')).toBeNull();
    expect(brandIdOfSlug('9'.repeat(40))).toBeNull();
  });
});

describe('asciiSlug', () => {
  it('keeps letters and digits only', () => {
    expect(asciiSlug('  Whey  Protein–Isolate (90%) ')).toBe('whey-protein-isolate-90');
    expect(asciiSlug('Crème brûlée')).toBe('creme-brulee');
  });
});
