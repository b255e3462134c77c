import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendBrotli } from '#api/answers/compression.ts';
import { isKnownTag } from '#api/answers/not-modified.ts';
import type { Api, OpenedSearch } from '#contract/api.ts';
import { ROUTES } from '#contract/paths.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import { isLoopback, networkOf } from '#services/access/network-of.ts';
import { noteSearch } from '#services/search/note-search.ts';
import type { Site } from '#services/site.ts';
import { InFlight } from '#services/access/in-flight.ts';
import { isOperatorAddress, normalizeAddress, pathOf } from './page-address.ts';
import { PageCache } from './page-cache.ts';
import type { AssetManifest, PageRendererModule, RenderedPage } from './page-renderer.ts';
import { addSpeculationRules, SPECULATION_RULES_HEADER } from './speculation-rules.ts';

/** The built site: the page renderer and the folder of client files. */
export interface BuiltSite {
  /** A hash of the sources it was built from. Null if unknown. */
  readonly id: string | null;
  readonly renderer: PageRendererModule;
  readonly assets: AssetManifest;
  /** Absolute path of `dist/client`. */
  readonly clientFolder: string;
}

/** Browsers and CDNs may cache pages but must revalidate them. */
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, must-revalidate';

/** How many new pages of one network are rendered at the same time, and what each costs beside its request. */
const NEW_PAGES = { atOnce: 8, cost: 5 } as const;

/** A fallback page for when rendering itself fails, with the site's stylesheet if that is built. */
function plainPage(title: string, text: string, built: BuiltSite | null): string {
  const css = Object.values(built?.assets ?? {}).find(({ file }) => file.endsWith('.css'))?.file;
  const style = css === undefined ? '' : `<link rel="stylesheet" href="/${css}">`;
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">${style}</head><body><main class="page py-16"><p class="headline mb-4 text-xl">Proteinwise</p><div class="label max-w-xl"><h1 class="headline text-2xl">${title}</h1><div class="rule-thick mt-3"></div><p class="py-3">${text}</p><p><a href="/" class="tap">Home</a></p></div></main></body></html>`;
}

function sendTooBusy(reply: FastifyReply, built: BuiltSite): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', 5)
    .send(plainPage('Too many visitors at once', 'Please try again in a moment.', built));
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', 60)
    .send(plainPage('Not built yet', 'The pages of this site have not been built.', null));
}

/** Sets the headers of a cacheable page. Returns true if `If-None-Match` matched and 304 was sent. */
function answerNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  // Also set on responses without the rules; otherwise a cache would serve those to browsers that should get the rules.
  reply.header('vary', 'accept-encoding, sec-fetch-site');
  // On a visit's first page the request for the rules would compete with stylesheet and fonts
  // (docs/decisions/browser.md).
  if (request.headers['sec-fetch-site'] === 'same-origin')
    reply.header('speculation-rules', SPECULATION_RULES_HEADER);
  if (!isKnownTag(request, etag)) return false;
  reply.code(304).send();
  return true;
}

interface PagesOptions {
  readonly site: Site;
  readonly api: Api;
  readonly config: PublicConfig;
  readonly built: BuiltSite | null;
  /** Called when the page that reads labels is opened. Must not throw. */
  readonly onLabelPage?: (() => void) | undefined;
  /** Answers what no route handles. */
  readonly refuseUnknown: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** Renders a few new pages of each network at the same time, and charges for each; null for more. */
function limitRendering(
  render: (request: FastifyRequest, url: string) => Promise<RenderedPage>,
): (request: FastifyRequest, url: string) => Promise<RenderedPage | null> {
  const rendering = new InFlight(NEW_PAGES.atOnce);
  return async (request, url) => {
    if (isLoopback(request.ip)) return render(request, url);
    const network = networkOf(request.ip);
    if (!rendering.begin(network)) return null;
    request.charge(NEW_PAGES.cost);
    return render(request, url).finally(() => rendering.end(network));
  };
}

/** Answers every GET that is neither an API call nor a file with a rendered page. If `built` is null, answers 503. */
export function addPages(app: FastifyInstance, pages: PagesOptions): void {
  const { site, api, config, built, refuseUnknown } = pages;
  const cache = new PageCache();
  const tools = { api, config, noteSearch: (search: OpenedSearch) => noteSearch(site, search) };
  addSpeculationRules(app);

  async function renderPage(request: FastifyRequest, url: string): Promise<RenderedPage> {
    if (built === null) throw new Error('The site is not built.');
    const address = new URL(`${config.publicUrl}${url}`);
    const page = await built.renderer.renderPage(address, { ...tools, assets: built.assets });
    if (page.error !== undefined) request.log.error({ err: page.error }, 'page failed');
    return page;
  }

  const renderNew = limitRendering(renderPage);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('content-type', 'text/html; charset=utf-8');
    if (built === null) return sendNotBuilt(reply);
    const { url, redirect } = normalizeAddress(request.url);
    const isOperators = isOperatorAddress(url);
    if (redirect !== null) {
      // Otherwise browsers may cache a permanent redirect forever.
      if (isOperators) reply.header('cache-control', 'no-store');
      return reply.redirect(redirect, 301);
    }
    const version = site.catalogue.current().version;
    const page = await cache.get(url, version, () => renderNew(request, url));
    if (page === null) return sendTooBusy(reply, built);
    const isCacheable = page.status === 200 && !isOperators;
    reply
      .code(page.status)
      .header('cache-control', isCacheable ? PAGE_CACHING : 'no-store')
      .headers(page.headers);
    if (page.status === 503) reply.header('retry-after', 5);
    if (isOperators) reply.header('x-robots-tag', 'noindex');
    if (isCacheable && answerNotModified(request, reply, page.etag)) return reply;
    if (page.headers['location'] !== undefined) return reply.send('');
    return sendBrotli(request, reply, page.brotli);
  }

  app.get('/*', { config: { cost: 3, bytesPerMillisecond: 20 } }, async (request, reply) => {
    if (request.url === '/api' || request.url.startsWith('/api/')) {
      return refuseUnknown(request, reply);
    }
    if (pathOf(request.url) === ROUTES.readLabel) pages.onLabelPage?.();
    try {
      return await sendPage(request, reply);
    } catch (error) {
      request.log.error({ err: error }, 'page failed');
      return reply
        .code(500)
        .header('cache-control', 'no-store')
        .send(plainPage('Something went wrong', 'Please try again in a moment.', built));
    }
  });

  app.setNotFoundHandler(refuseUnknown);
}
