import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type DataRouteObject,
  isRouteErrorResponse,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { takeTurn } from '#services/access/turns.ts';
import { App } from '#site/app.tsx';
import { ConsentBar } from '#site/consent/consent-bar.tsx';
import { createQueryClient } from '#site/queries.ts';
import { fullTitle, type HeadTag, headTags, jsonForScript } from '#site/head.ts';
import { pageMetaOf } from '#site/page-meta.ts';
import { PAYLOAD_ID, type PagePayload } from '#site/page-payload.ts';
import { createRoutes, manifestKey } from '#site/routes.tsx';
import {
  apiContext,
  configContext,
  queriesContext,
  type ScreenHandle,
  textsContext,
} from '#site/screen.ts';
import { ApiError } from '#contract/api.ts';
import { escapeXml } from '#domain/escape-xml.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import type { AssetManifest, RenderedPage, RenderPage } from './page-renderer.ts';
import { readTexts } from './prose-texts.ts';

const ENTRY = 'src/site/entry-client.tsx';
const STATIC_ENTRY = 'src/site/entry-static.ts';
const HEAD = 'src/site/entry-head.ts';

function writeTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  return tag === 'script' ? `<script${written}>${text ?? ''}</script>` : `<${tag}${written}>`;
}

/** The chunk of a source file and all that it imports statically, each after what it imports. */
function filesOf(assets: AssetManifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = assets[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  for (const imported of chunk.imports ?? []) filesOf(assets, imported, seen);
  return seen.add(chunk.file);
}

/** The parts of the document that are the same on every page, written once. */
function shellOf(assets: AssetManifest) {
  const stylesheet = Object.values(assets).find(({ file }) => file.endsWith('.css'));
  const fonts = Object.values(assets).filter(({ file }) => file.endsWith('.woff2'));
  const css = stylesheet?.file ?? assets[ENTRY]?.css?.[0];
  const headScript = assets[HEAD]?.file;
  const entries = ENTRY in assets && STATIC_ENTRY in assets;
  if (css === undefined || headScript === undefined || !entries) {
    throw new Error('The site is not built: dist/client/.vite/manifest.json lacks its entries.');
  }
  return {
    // `expect`: nothing is painted before the header stands whole, which would move while its links arrive.
    start: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><link rel="expect" href="#content" blocking="render"><link rel="stylesheet" href="/${css}"><meta name="viewport" content="width=device-width, initial-scale=1">${fonts
      .map(
        ({ file }) =>
          `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
      )
      .join(
        '',
      )}<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192"><link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any"><link rel="apple-touch-icon" href="/icon-180.png">`,
    /** The script that loads a page's modules: the whole site and the page's own chunks, or only the shell's behaviour. */
    scripts(routeIds: readonly string[], hydrate: boolean): string {
      const main = hydrate ? ENTRY : STATIC_ENTRY;
      const files = filesOf(assets, main);
      if (hydrate) for (const id of routeIds) filesOf(assets, manifestKey(id), files);
      const modules = [...files].map((file) => `/${file}`).join(' ');
      return `<script src="/${headScript}" data-modules="${modules}"></script>`;
    },
  };
}

/** The status a failed loader's page answers with; failures the routes did not foresee are 500. */
function statusOf(error: unknown): { status: number; statusText: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: error.statusText };
  if (error instanceof ApiError && (error.status === 404 || error.status === 503)) {
    return { status: error.status, statusText: '' };
  }
  return { status: 500, statusText: '' };
}

type Errors = NonNullable<StaticHandlerContext['errors']>;

function mapErrors<T>(errors: Errors | null, map: (error: unknown) => T): Record<string, T> | null {
  if (errors === null) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, map(error)]));
}

function redirected(answer: Response, origin: string): RenderedPage {
  const location = answer.headers.get('location') ?? '/';
  return {
    status: answer.status,
    headers: {
      location: location.startsWith(`${origin}/`) ? location.slice(origin.length) : location,
    },
    body: '',
  };
}

/** Whether React takes the page over in the browser. Error screens have nothing to do there. */
function hydratesOf({ errors, matches }: StaticHandlerContext): boolean {
  if (errors !== null) return false;
  return (matches.at(-1)?.route.handle as ScreenHandle | undefined)?.hydrate !== false;
}

/** What the browser is handed in order to take the page over. */
function payloadOf(
  { matches, loaderData }: StaticHandlerContext,
  config: PublicConfig,
): PagePayload {
  const { id: routeId = '', path = '', handle } = matches.at(-1)?.route ?? {};
  const data: unknown = loaderData[routeId];
  const cut = (handle as ScreenHandle | undefined)?.browserData;
  const screenData = cut === undefined ? data : cut(data);
  return { routeId, path, loaderData: { [routeId]: screenData }, config };
}

const consents = new WeakMap<PublicConfig, string>();

/** The consent bar depends on the configuration only. */
function consentFor(config: PublicConfig): string {
  let bar = consents.get(config);
  if (bar === undefined) {
    bar = renderToString(<ConsentBar {...config} />);
    consents.set(config, bar);
  }
  return bar;
}

/** Only the routes that the page is made of: converting all thirty for each page takes longer than matching. */
function routesOf({ matches }: StaticHandlerContext): DataRouteObject[] {
  return matches.reduceRight<DataRouteObject[]>((children, { route }) => {
    // A screen that could not be loaded is no longer waited for: its place shows the error.
    const { lazy: _lazy, ...loaded } = route;
    return [{ ...loaded, ...(children.length > 0 ? { children } : {}) } as DataRouteObject];
  }, []);
}

/** Routes are compiled once, on the first page. */
const handler = createStaticHandler(createRoutes());
const readText = readTexts();
const shells = new WeakMap<AssetManifest, ReturnType<typeof shellOf>>();

function shellFor(assets: AssetManifest): ReturnType<typeof shellOf> {
  const known = shells.get(assets);
  if (known !== undefined) return known;
  const shell = shellOf(assets);
  shells.set(assets, shell);
  return shell;
}

/**
 * Renders the page of an address: what its loader returned is handed to the browser in one data block. Unknown addresses answer 404; a loader that throws gives the error screen with the failure's status.
 */
export const renderPage: RenderPage = async (url, { api, config, assets }) => {
  const shell = shellFor(assets);
  const queries = createQueryClient();
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  requestContext.set(queriesContext, queries);
  requestContext.set(configContext, config);
  requestContext.set(textsContext, readText);

  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) return redirected(context, url.origin);
  const unforeseen = Object.values(context.errors ?? {}).find(
    (error) => statusOf(error).status === 500,
  );
  const statuses = mapErrors(context.errors, statusOf);
  const status = context.matches.some(({ route }) => route.path === '*')
    ? 404
    : (Object.values(statuses ?? {})[0]?.status ?? context.statusCode);
  // The browser learns only the status of a failure, so the server's screen must know no more either.
  context.errors = mapErrors(
    context.errors,
    (error) => new ErrorResponseImpl(statusOf(error).status, statusOf(error).statusText, null),
  );
  const meta = pageMetaOf(context.matches, context, { config, url });
  // Pages asked for at once are rendered one a turn.
  await takeTurn();
  const body = renderToString(
    <App api={api} config={config} queries={queries}>
      <StaticRouterProvider
        router={createStaticRouter(routesOf(context), context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const consent = consentFor(config);
  const head = headTags(meta, config).map(writeTag).join('');
  const hydrate = hydratesOf(context);
  const scripts = shell.scripts(
    context.matches.map(({ route }) => route.id),
    hydrate,
  );
  const data = hydrate
    ? `<script id="${PAYLOAD_ID}" type="application/json">${jsonForScript(payloadOf(context, config))}</script>`
    : '';
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(meta.noindex === true ? { 'x-robots-tag': 'noindex' } : {}),
    },
    body: `${shell.start}<title>${escapeXml(fullTitle(meta))}</title>${head}${scripts}</head><body><div id="root">${body}</div>${consent}${data}</body></html>`,
    ...(unforeseen === undefined ? {} : { error: unforeseen }),
  };
};
