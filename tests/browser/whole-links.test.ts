import { beforeAll, describe, expect, inject, test } from 'vitest';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { paths, ROUTES } from '#contract/paths.ts';
import { type Crawl, crawl, fetchPage, readPublicUrl } from '../support/crawl.ts';
import { EVERY_PAGE, type Examples, findExamples } from '../support/every-page.ts';

/** Products, brands, ingredients and addresses with a query that are visited, of each. */
const SAMPLE = 40;

/** What the site calls itself. */
let publicUrl: string;
let found: Crawl;
let examples: Examples;

beforeAll(async () => {
  publicUrl = await readPublicUrl(inject('siteOrigin'));
  [found, examples] = await Promise.all([
    crawl(inject('siteOrigin'), { sample: SAMPLE, publicUrl }),
    findExamples(inject('siteOrigin')),
  ]);
});

const htmlPages = () => [...found.pages.values()].filter(({ title }) => title !== '');

describe('from the home page', () => {
  test('no link leads nowhere', () => {
    const broken = [...found.pages.values()]
      .filter(({ status }) => status >= 400)
      .map(({ path, status }) => {
        const from = found.links.find((link) => link.path === path)?.from;
        return `${path} (${status}), linked from ${from}`;
      });
    expect(broken).toEqual([]);
    expect(found.pages.size).toBeGreaterThan(150);
  });

  test('no link of ours leads to a redirect', () => {
    const moved = [...found.pages.values()].filter(({ status }) => status >= 300 && status < 400);
    const from = ({ path }: { path: string }) => found.links.find((link) => link.path === path);
    expect(moved.map((page) => `${page.path}, linked from ${from(page)?.from}`)).toEqual([]);
  });

  test('every family is at most three clicks away', async () => {
    const origin = inject('siteOrigin');
    expect(found.pages.get('/')?.links).toContain(paths.allProducts());
    const first = await fetchPage(origin, paths.allProducts());
    const pages = first.links.filter((link) => link.startsWith(`${paths.allProducts()}?page=`));
    const lists = await Promise.all(
      [...new Set(pages)].map(async (path) => (await fetchPage(origin, path)).links),
    );
    const linked = new Set([first.links, ...lists].flat());
    const missed: string[] = [];
    let seen = 0;
    for (let offset = 0, total = 1; offset < total; offset += 200) {
      const answer = await fetch(`${origin}/api/families?limit=200&offset=${offset}`);
      total = Number(answer.headers.get('x-total-count'));
      const families = (await answer.json()) as readonly { id: number }[];
      seen += families.length;
      missed.push(
        ...families.map(({ id }) => paths.product(id)).filter((path) => !linked.has(path)),
      );
    }
    expect(missed).toEqual([]);
    expect(seen).toBeGreaterThan(1_000);
  });

  test('every fragment is an element of its page', () => {
    const fragments = found.links.filter(({ fragment }) => fragment.length > 1);
    const lost = fragments
      .filter(({ path, fragment }) => found.pages.get(path)?.ids.has(fragment.slice(1)) !== true)
      .map(({ from, path, fragment }) => `${from} → ${path}${fragment}`);
    expect([...new Set(lost)]).toEqual([]);
    for (const anchor of ['search', 'browse-products', 'comparison-tool', 'brands']) {
      expect(found.pages.get('/')?.ids.has(anchor), anchor).toBe(true);
    }
  });

  test('every public route of the table can be reached', () => {
    const notWritten = new Set<string>([
      ROUTES.offline,
      ROUTES.unsubscribe,
      ROUTES.confirmNewsletter,
    ]);
    const patterns = [...Object.values(ROUTES), ...Object.values(OPERATOR_ROUTES)]
      .filter((route) => !route.startsWith('/admin'))
      .filter((route) => !notWritten.has(route));
    const visited = [...found.pages.keys()].map((path) => path.replace(/\?.*/, ''));
    const missed = patterns.filter((route) => {
      const pattern = new RegExp(`^${route.replaceAll(/:[a-z]+/g, '[^/]+')}$`);
      return !visited.some((path) => pattern.test(path));
    });
    expect(missed).toEqual([]);
  });

  // @spec The admin pages (/admin-dashboard, /admin/sitestripe, /admin/flavor-expansion) are hidden only by being unlinked from ordinary navigation; an access check on them is not shown.
  test('no ordinary page links to an operator page', () => {
    expect(found.links.filter(({ path }) => path.startsWith('/admin'))).toEqual([]);
  });

  // @spec No roles, login or accounts; all features are public and everyone is an anonymous visitor.
  test('no page asks for a password or offers an account', () => {
    const asking = htmlPages().filter(
      ({ html, links }) =>
        /type="password"/.test(html) ||
        links.some((link) => /\/(?:login|sign-?in|sign-?up|register|account)\b/.test(link)),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });

  test('no two pages that search engines keep have the same title or description', () => {
    const kept = htmlPages().filter(
      ({ path, canonical, metas }) =>
        canonical === `${publicUrl}${path}` && metas.get('robots') === undefined,
    );
    const twice = (of: (page: (typeof kept)[number]) => string) =>
      [...Map.groupBy(kept, of)]
        .filter(([, pages]) => pages.length > 1)
        .map(([text, pages]) => `${text}: ${pages.map(({ path }) => path).join(', ')}`);
    expect(twice(({ title }) => title)).toEqual([]);
    expect(twice(({ metas }) => metas.get('description') ?? '')).toEqual([]);
    expect(kept.length).toBeGreaterThan(80);
  });
});

describe.each(EVERY_PAGE)('$name', ({ path, status = 200, unlisted }) => {
  // @spec Page meta tags and structured data are set in the document.
  test('answers with a title, a description and the address to keep', async () => {
    const address = path(examples);
    const page = await fetchPage(inject('siteOrigin'), address);
    expect(page.status).toBe(status);
    expect(page.title).toMatch(/Proteinwise/);
    expect(page.metas.get('description')?.length).toBeGreaterThan(40);
    expect(page.metas.get('og:title')).not.toBe('');
    expect(page.metas.get('og:image')).toContain(`${publicUrl}/share/`);
    expect(page.metas.get('robots')).toBe(unlisted === true ? 'noindex' : undefined);
    expect(page.headers.get('x-robots-tag')).toBe(unlisted === true ? 'noindex' : null);
    const kept = unlisted === true ? page.canonical : `${publicUrl}${address}`;
    expect(page.canonical).toBe(kept);
  });
});

test('every route of the table is among the pages tested here', () => {
  const tested = EVERY_PAGE.map(({ path }) => path(examples).replace(/\?.*/, ''));
  const missed = [...Object.values(ROUTES), ...Object.values(OPERATOR_ROUTES)].filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/:[a-z]+/g, '[^/]+')}$`);
    return !tested.some((path) => pattern.test(path));
  });
  expect(missed).toEqual([]);
});

// @spec Any other path shows a fallback screen titled '404 Page Not Found' with the text 'Did you forget to add the page to the router?'.
test.each(['/nope', '/blog/a/b', '/protein', '/protein/abc/def', '/admin', '/search/x', '/%00'])(
  'the path %s, which leads nowhere, is answered 404 in the words of the specification',
  async (path) => {
    const page = await fetchPage(inject('siteOrigin'), path);
    expect(page.status).toBe(404);
    expect(page.title).toContain('404 Page Not Found');
    expect(page.text).toContain('404 Page Not Found');
    expect(page.text).toContain('Did you forget to add the page to the router?');
  },
);

test('an address that moved leads on with 301', async () => {
  const id = examples.products[0]?.id;
  const { id: brandId } = examples.brand;
  for (const [path, leadsTo] of [
    [`/protein/${id}-some-old-name`, new RegExp(`^/protein/${id}$`)],
    [`/brands/${brandId}-some-old-name`, new RegExp(`^/brands/${brandId}-(?!some)`)],
    ['/faq/', /^\/faq$/],
    ['//faq', /^\/faq$/],
  ] as const) {
    const page = await fetchPage(inject('siteOrigin'), path);
    expect(`${path} ${page.status}`).toBe(`${path} 301`);
    expect(page.headers.get('location')).toMatch(leadsTo);
  }
});
