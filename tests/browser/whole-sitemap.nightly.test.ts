import { beforeAll, expect, inject, test } from 'vitest';
import { fetchPage, readPublicUrl } from '../support/crawl.ts';
import { startSiteProcess } from '../support/site-process.ts';

/** Pages under way at once. */
const AT_ONCE = 2;

/** What is looked at of a page: six thousand whole ones are a gigabyte. */
interface Kept {
  readonly path: string;
  readonly faults: readonly string[];
  readonly title: string;
  readonly description: string;
}

const pages: Kept[] = [];
let publicUrl: string;

/** The addresses of the sitemap and of the parts that it names, as paths. */
async function sitemapPaths(origin: string): Promise<readonly string[]> {
  const locations = async (path: string) => {
    const xml = await (await fetch(`${origin}${path}`)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&').slice(publicUrl.length),
    );
  };
  const paths: string[] = [];
  for (const path of await locations('/sitemap.xml')) {
    paths.push(...(path.endsWith('.xml') ? await locations(path) : [path]));
  }
  return paths;
}

async function keep(origin: string, path: string): Promise<Kept> {
  const { status, canonical, metas, title } = await fetchPage(origin, path);
  const faults = [
    ...(status === 200 ? [] : [`${path} answers ${status}`]),
    ...(canonical === `${publicUrl}${path}` ? [] : [`${path} is kept as ${canonical}`]),
    ...(metas.has('robots') ? [`${path} is for no search engine`] : []),
  ];
  return {
    path,
    faults,
    title,
    description: metas.get('description') ?? '',
  };
}

beforeAll(async () => {
  publicUrl = await readPublicUrl(inject('siteOrigin'));
  const site = await startSiteProcess({ READS_PER_MINUTE: '100000000' });
  try {
    const waiting = [...(await sitemapPaths(site.origin))];
    const work = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        pages.push(await keep(site.origin, path === '' ? '/' : path));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await site.stop();
  }
}, 1_200_000);

test('every page of the sitemap is there, under its own address, for search engines to keep', () => {
  expect(pages.length).toBeGreaterThan(5_000);
  expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
});

test.each([
  ['title', ({ title }: Kept) => title],
  ['description', ({ description }: Kept) => description],
] as const)('no two of them have the same %s', (_name, of) => {
  const twice = [...Map.groupBy(pages, of)]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ path }) => path).join(', ')}`);
  expect(twice).toEqual([]);
});
