import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuse } from '#api/answers/answers.ts';
import type { Api } from '#contract/api.ts';
import { parseCompareUrl } from '#contract/compare-url.ts';
import { readPhotograph } from './read-photograph.ts';
import { DrawingQueue } from './drawing-queue.ts';
import {
  articleCard,
  brandCard,
  collectionCard,
  compareCard,
  productCard,
  type ShareCard,
  siteCard,
} from './share-card.ts';

/** The most pictures cached. Each is about 60 KB. */
const MAX_CACHED = 100;
/** The most products in one picture, as many as the compare page shows. */
const SHOWN = 4;
const DAY_SECONDS = 86_400;
const RETRY_AFTER = 2;
/** The cost of drawing one picture, in milliseconds. */
const COSTS = { config: { cost: 25 } };

type FindCard = (api: Api, name: string, dataDir: string) => Promise<ShareCard | null>;

function idOf(name: string): number | null {
  return /^[1-9]\d{0,9}$/.test(name) ? Number(name) : null;
}

/** Finds the card of one item by id or slug, per kind. Null if there is no such item. */
const CARDS: ReadonlyMap<string, FindCard> = new Map<string, FindCard>([
  [
    'product',
    async (api, name, dataDir) => {
      const id = idOf(name);
      const product = id === null ? null : await api.protein(id);
      if (product === null) return null;
      const photograph = await readPhotograph(dataDir, product.picture);
      return { ...productCard(product), photograph };
    },
  ],
  [
    'blog',
    async (api, slug) => {
      const post = await api.blogPost(slug);
      return post && articleCard(post);
    },
  ],
  [
    'brand',
    async (api, name) => {
      const brand = (await api.brands()).find(({ id }) => id === idOf(name));
      return brand === undefined ? null : brandCard(brand);
    },
  ],
  [
    'collection',
    async (api, name) => {
      const collection = (await api.collections()).find(({ slug }) => slug === name);
      return collection === undefined ? null : collectionCard(collection);
    },
  ],
]);

/**
 * Serves the Open Graph pictures `GET /share/site.png`, `/share/compare.png?ids=` and
 * `/share/{product|blog|brand|collection}/{id or slug}.png`, drawn on demand without a browser. Unknown items give 404.
 * `version` returns the catalogue version, so that a changed product gets a new picture.
 */
export function registerSharePictures(
  app: FastifyInstance,
  {
    api,
    version,
    dataDir,
  }: { readonly api: Api; readonly version: () => number; readonly dataDir: string },
): void {
  const pictures = new LRUCache<string, Uint8Array>({ max: MAX_CACHED });
  const queue = new DrawingQueue();

  /** Draws a picture or takes it from the cache. The renderer is loaded on first use. */
  async function draw(key: string, card: ShareCard): Promise<Uint8Array | null> {
    const cached = pictures.get(key);
    if (cached !== undefined) return cached;
    const { renderShareCard } = await import('./render-share-card.ts');
    const drawn = await queue.run(() => renderShareCard(card));
    if (drawn !== null) pictures.set(key, drawn);
    return drawn;
  }

  async function answer(
    reply: FastifyReply,
    key: string,
    card: ShareCard | null,
  ): Promise<FastifyReply> {
    if (card === null) return refuse(reply, 'not_found', 'There is no such picture.');
    const drawn = await draw(`${version()} ${key}`, card);
    if (drawn === null) {
      reply.header('retry-after', RETRY_AFTER);
      return refuse(reply, 'unavailable', 'Too many pictures are being drawn. Please try again.');
    }
    return reply
      .header('content-type', 'image/png')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(Buffer.from(drawn));
  }

  app.get('/share/site.png', COSTS, async (_request, reply) =>
    answer(reply, 'site', siteCard(await api.stats())),
  );
  app.get('/share/compare.png', COSTS, async (request, reply) => {
    const ids = parseCompareUrl(new URL(request.url, 'http://site').search).slice(0, SHOWN);
    const products = ids.length > 0 ? await api.byIds(ids) : [];
    if (products.length === 0) return answer(reply, '', null);
    const rowPhotographs = await Promise.all(
      products.map(({ picture }) => readPhotograph(dataDir, picture)),
    );
    return answer(reply, `compare ${ids.join(',')}`, { ...compareCard(products), rowPhotographs });
  });
  app.get<{ Params: { kind: string; name: string } }>(
    '/share/:kind/:name.png',
    COSTS,
    async (request, reply) => {
      const { kind, name } = request.params;
      const card = (await CARDS.get(kind)?.(api, name, dataDir)) ?? null;
      return answer(reply, `${kind} ${name}`, card);
    },
  );
}
