import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '#api/answers/answers.ts';
import { sendPieces } from '#api/answers/send-pieces.ts';
import type { Api } from '#contract/api.ts';
import { MIN_COLLECTION_PRODUCTS } from '#contract/collections.ts';
import { API_GROUPS } from '#contract/api-groups.ts';
import { paths } from '#contract/paths.ts';
import { buildAtomFeed } from '#domain/blog/atom-feed.ts';
import { writeLlmsText, writeRobots } from './robots.ts';
import { writeSecurityText } from './security-text.ts';
import { SITEMAP_LIMIT, type SitemapEntry, sitemapPieces, writeSitemapIndex } from './sitemap.ts';

const HOUR = 'public, max-age=3600';

const FIXED_PAGES: readonly string[] = [
  paths.home(),
  paths.search(),
  paths.compare(),
  paths.calculator(),
  paths.proteinMap(),
  paths.readLabel(),
  paths.blog(),
  paths.brands(),
  paths.ingredients(),
  paths.collections(),
  paths.allProducts(),
  paths.howItWorks(),
  paths.proteinGuide(),
  paths.faq(),
  paths.about(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
  paths.openData(),
  paths.apiDocs(),
  ...API_GROUPS.map((group) => paths.apiCalls(group)),
];

/** The entries of a sitemap, except products, which are split into files of 50,000. Null if there is no such list. */
async function entriesOf(api: Api, list: string): Promise<readonly SitemapEntry[] | null> {
  switch (list) {
    case 'pages':
      return FIXED_PAGES.map((path) => ({ path }));
    case 'brands':
      return (await api.brands()).map((brand) => ({ path: paths.brand(brand) }));
    case 'ingredients':
      return (await api.ingredients())
        .filter(({ productsCount }) => productsCount > 0)
        .map(({ canonical }) => ({ path: paths.ingredient(canonical) }));
    case 'collections':
      return (await api.collections())
        .filter(({ count }) => count >= MIN_COLLECTION_PRODUCTS)
        .map(({ slug, changedAt }) => ({
          path: paths.collection(slug),
          changed: changedAt?.slice(0, 10),
        }));
    case 'blog':
      return (await api.blogPosts()).map((post) => ({
        path: paths.blogPost(post.slug),
        changed: post.publishedAt.slice(0, 10),
      }));
    default:
      return null;
  }
}

/** Returns one page of product ids, ordered by name. */
export type ListIds = (page: {
  readonly limit: number;
  readonly offset: number;
}) => readonly number[];

function productEntries(listIds: ListIds, file: number): readonly SitemapEntry[] | null {
  if (file < 1) return null;
  const ids = listIds({ limit: SITEMAP_LIMIT, offset: (file - 1) * SITEMAP_LIMIT });
  return ids.length === 0 ? null : ids.map((id) => ({ path: paths.product(id) }));
}

/**
 * Registers `GET /robots.txt`, `/llms.txt`, `/.well-known/security.txt`, `/blog/feed.xml` (Atom), `/sitemap.xml` (an
 * index) and `/sitemaps/{pages|brands|ingredients|collections|blog|products-N}.xml`. `origin` is the public origin
 * without a trailing slash.
 */
export function registerFindability(
  app: FastifyInstance,
  {
    api,
    listIds,
    origin,
    contactEmail,
  }: {
    readonly api: Api;
    readonly listIds: ListIds;
    readonly origin: string;
    /** If null, security.txt names the contact page instead. */
    readonly contactEmail: string | null;
  },
): void {
  // Every response needs `vary`, even uncompressed ones: caches must keep both forms apart.
  const describe = (reply: FastifyReply, type: string) =>
    reply
      .header('content-type', `${type}; charset=utf-8`)
      .header('cache-control', HOUR)
      .header('vary', 'accept-encoding');
  const send = (reply: FastifyReply, type: string, body: string) =>
    describe(reply, type).send(body);

  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', writeRobots(origin)));

  app.get('/llms.txt', async (_request, reply) => {
    const { productsCount } = await api.stats();
    return send(reply, 'text/plain', writeLlmsText(origin, productsCount));
  });

  app.get('/.well-known/security.txt', (_request, reply) =>
    send(reply, 'text/plain', writeSecurityText(origin, contactEmail, new Date())),
  );

  app.get(paths.blogFeed(), async (_request, reply) => {
    const feed = buildAtomFeed(await api.blogPosts(), {
      publicUrl: origin,
      title: 'Proteinwise Blog',
      subtitle: 'Protein, labels and evidence.',
      author: 'Proteinwise',
    });
    return send(reply, 'application/atom+xml', feed);
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const { productsCount } = await api.stats();
    const productFiles = Array.from(
      { length: Math.ceil(productsCount / SITEMAP_LIMIT) },
      (_, index) => `products-${index + 1}`,
    );
    const files = ['pages', 'brands', 'ingredients', 'collections', 'blog', ...productFiles];
    const entries = files.map((file) => ({ path: `/sitemaps/${file}.xml` }));
    return send(reply, 'application/xml', writeSitemapIndex(origin, entries));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file.xml', async (request, reply) => {
    const { file } = request.params;
    const number = /^products-(\d{1,6})$/.exec(file)?.[1];
    const entries =
      number === undefined ? await entriesOf(api, file) : productEntries(listIds, Number(number));
    if (entries === null) return refuse(reply, 'not_found', 'There is no such sitemap.');
    return sendPieces(describe(reply, 'application/xml'), sitemapPieces(origin, entries));
  });
}
