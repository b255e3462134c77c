import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { ROUTES } from '#contract/paths.ts';
import type { Stats } from '#contract/api.ts';
import { fetchPage, readPublicUrl } from '../support/crawl.ts';

let publicUrl: string;
/** Addresses of a sitemap that are visited. */
const SAMPLE = 15;

beforeAll(async () => {
  publicUrl = await readPublicUrl(inject('siteOrigin'));
});

async function get(path: string): Promise<{ type: string; body: string }> {
  const answer = await fetch(`${inject('siteOrigin')}${path}`);
  expect(`${path} ${answer.status}`).toBe(`${path} 200`);
  return { type: answer.headers.get('content-type') ?? '', body: await answer.text() };
}

/** The texts of every element of a name; a document whose tags do not match fails the test. */
function readXml(xml: string): (name: string) => readonly string[] {
  const texts = new Map<string, string[]>();
  const open: { name: string; text: string }[] = [];
  const parser = new Parser(
    {
      onopentagname: (name) => open.push({ name, text: '' }),
      ontext: (text) => {
        for (const element of open) element.text += text;
      },
      onclosetag: (name, implied) => {
        const element = open.pop();
        expect([name, implied]).toEqual([element?.name, false]);
        texts.set(name, [...(texts.get(name) ?? []), element?.text ?? '']);
      },
    },
    { xmlMode: true },
  );
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/i);
  // Every "&" begins an entity that XML knows without a document type.
  expect(xml.match(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi)).toBeNull();
  // A slash before ">" ends an element that the parser counts as closed by itself.
  parser.end(xml.replaceAll(/<(\w+)([^<>]*)\/>/g, '<$1$2></$1>'));
  expect(open).toEqual([]);
  return (name) => texts.get(name) ?? [];
}

const spread = <T>(all: readonly T[], count: number): readonly T[] => {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % step === 0).slice(0, count);
};

describe('sitemaps', () => {
  async function addresses(file: string): Promise<readonly string[]> {
    const { type, body } = await get(file);
    expect(type).toContain('xml');
    return readXml(body)('loc').map((loc) => {
      expect(loc.startsWith(`${publicUrl}/`)).toBe(true);
      return loc.slice(publicUrl.length);
    });
  }

  test('the index names files that are there, and robots.txt names the index', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const files = await addresses('/sitemap.xml');
    expect(files.length).toBeGreaterThanOrEqual(5);
    for (const file of files) expect((await addresses(file)).length).toBeGreaterThan(0);
  });

  test('list every product, and no address twice', async () => {
    const files = await addresses('/sitemap.xml');
    const listed = (await Promise.all(files.map(addresses))).flat();
    const { productsCount } = JSON.parse((await get('/api/stats')).body) as Stats;
    expect(listed.filter((path) => path.startsWith('/protein/'))).toHaveLength(productsCount);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test.each(['pages', 'brands', 'ingredients', 'collections', 'blog', 'products-1'])(
    'the addresses of %s are there, canonical, and open to search engines',
    async (name) => {
      const listed = await addresses(`/sitemaps/${name}.xml`);
      expect(listed).not.toEqual([]);
      const robots = (await get('/robots.txt')).body;
      const barred = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '');
      for (const path of name === 'pages' ? listed : spread(listed, SAMPLE)) {
        const page = await fetchPage(inject('siteOrigin'), path);
        expect([path, page.status, page.canonical]).toEqual([path, 200, `${publicUrl}${path}`]);
        expect([path, page.metas.get('robots')]).toEqual([path, undefined]);
        expect(barred.filter((prefix) => path.startsWith(prefix))).toEqual([]);
      }
    },
  );

  test('every public page without a parameter is listed', async () => {
    const listed = new Set(await addresses('/sitemaps/pages.xml'));
    const unlisted = [...Object.values(ROUTES), ...Object.values(OPERATOR_ROUTES)].filter(
      (route) => !route.includes(':') && !listed.has(route),
    );
    expect(unlisted.toSorted()).toEqual(
      [
        OPERATOR_ROUTES.catalogue,
        OPERATOR_ROUTES.dashboard,
        OPERATOR_ROUTES.products,
        OPERATOR_ROUTES.blog,
        OPERATOR_ROUTES.inbox,
        OPERATOR_ROUTES.newsletter,
        OPERATOR_ROUTES.flavorExpansion,
        OPERATOR_ROUTES.siteStripe,
        ROUTES.offline,
        ROUTES.unsubscribe,
        ROUTES.confirmNewsletter,
      ].toSorted(),
    );
  });
});

describe('the Atom feed', () => {
  test('is named in the head of the blog and of its articles', async () => {
    const blog = await fetchPage(inject('siteOrigin'), ROUTES.blog);
    expect(blog.feed).toBe('/blog/feed.xml');
    const article = blog.links.find((link) => /^\/blog\/[a-z]/.test(link) && link !== blog.feed);
    expect((await fetchPage(inject('siteOrigin'), article ?? '')).feed).toBe(blog.feed);
  });

  test('is well-formed, and has every article with what RFC 4287 asks for', async () => {
    const { type, body } = await get('/blog/feed.xml');
    expect(type).toContain('application/atom+xml');
    const read = readXml(body);
    const posts = JSON.parse((await get('/api/blog')).body) as { title: string }[];
    expect(read('entry')).toHaveLength(posts.length);
    expect(posts.length).toBeGreaterThanOrEqual(10);
    for (const name of ['title', 'id', 'updated']) {
      expect(read(name)).toHaveLength(posts.length + 1);
      expect(new Set(read(name).slice(0, 1))).not.toContain('');
    }
    expect(new Set(read('id')).size).toBe(posts.length + 1);
    expect(read('title').toSorted()).toEqual(
      ['Proteinwise Blog', ...posts.map(({ title }) => title)].toSorted(),
    );
    for (const time of [...read('updated'), ...read('published')]) {
      expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
    }
    expect(posts).not.toEqual([]);
    expect(read('author')).toHaveLength(1);
    expect(body).not.toMatch(/href=&quot;\/(?!\/)/);
    for (const id of spread(read('id').slice(1), 3)) {
      expect((await fetchPage(inject('siteOrigin'), new URL(id).pathname)).status).toBe(200);
    }
  });
});

test('llms.txt names addresses that are there', async () => {
  const { type, body } = await get('/llms.txt');
  expect(type).toContain('text/plain');
  expect(body).toMatch(/^# Proteinwise\n\n> /);
  const named = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address ?? '');
  expect(named.length).toBeGreaterThan(5);
  for (const address of named) {
    expect(address.startsWith(`${publicUrl}/`)).toBe(true);
    await get(address.slice(publicUrl.length));
  }
});

test('the manifest can be read, and its icons and addresses are there', async () => {
  // Named by the script of every page's head, after the first paint.
  const [head = ''] = (await fetchPage(inject('siteOrigin'), '/')).scripts;
  expect((await get(head)).body).toContain('/manifest.webmanifest');
  const { type, body } = await get('/manifest.webmanifest');
  expect(type).toContain('application/manifest+json');
  const manifest = JSON.parse(body) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.name).toContain('Proteinwise');
  expect(manifest.display).toMatch(/^(?:standalone|minimal-ui)$/);
  await get(manifest.start_url);
  const sizes = manifest.icons.map(({ sizes: written }) => written);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const icon of manifest.icons) {
    const answer = await fetch(`${inject('siteOrigin')}${icon.src}`);
    expect([icon.src, answer.status, answer.headers.get('content-type')]).toEqual([
      icon.src,
      200,
      icon.type,
    ]);
    const picture = Buffer.from(await answer.arrayBuffer());
    if (icon.type !== 'image/png') continue;
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(icon.sizes);
  }
});

// @spec Excluded from search indexing.
test.each([
  OPERATOR_ROUTES.dashboard,
  OPERATOR_ROUTES.siteStripe,
  OPERATOR_ROUTES.flavorExpansion,
  OPERATOR_ROUTES.catalogue,
  OPERATOR_ROUTES.products,
  OPERATOR_ROUTES.blog,
  OPERATOR_ROUTES.inbox,
  OPERATOR_ROUTES.newsletter,
])('search engines are kept out of %s', async (path) => {
  const page = await fetchPage(inject('siteOrigin'), path);
  expect(page.metas.get('robots')).toContain('noindex');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect((await get('/robots.txt')).body).toContain('Disallow: /admin');
});
