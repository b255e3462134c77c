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
import { fullTitle, headTags, jsonForScript } from '#site/head.ts';
import { pageMetaOf } from '#site/page-meta.ts';
import { PAYLOAD_ID, type PagePayload } from '#site/page-payload.ts';
import { createRoutes } from '#site/routes.tsx';
import {
  apiContext,
  configContext,
  openedSearchContext,
  queriesContext,
  type ScreenHandle,
  textsContext,
} from '#site/screen.ts';
import { ApiError } from '#contract/api.ts';
import { escapeXml } from '#domain/escape-xml.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import { documentShell, writeTag } from './document-shell.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { readTexts } from './prose-texts.ts';
import { memoize } from '#domain/memoize.ts';

/** The status of a page whose loader failed. Unexpected errors give 500. */
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

/** Whether React hydrates the page; error screens need no React. */
function isHydrated({ errors, matches }: StaticHandlerContext): boolean {
  if (errors !== null) return false;
  return (matches.at(-1)?.route.handle as ScreenHandle | undefined)?.hydrate !== false;
}

/** The data from which the browser hydrates the page. */
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

const consentBar = memoize((config: PublicConfig) => renderToString(<ConsentBar {...config} />));

/** Only the matched routes. Converting all thirty for each page takes longer than matching. */
function routesOf({ matches }: StaticHandlerContext): DataRouteObject[] {
  return matches.reduceRight<DataRouteObject[]>((children, { route }) => {
    // The screen is already loaded. If that failed, its route shows the error.
    const { lazy: _lazy, ...loaded } = route;
    return [{ ...loaded, ...(children.length > 0 ? { children } : {}) } as DataRouteObject];
  }, []);
}

const handler = createStaticHandler(createRoutes());
const readText = readTexts();

/**
 * Renders the page of a URL, with its loader's data in one block for the browser. Unknown URLs give 404. If a loader
 * throws, the page is the error screen with the error's status.
 */
export const renderPage: RenderPage = async (url, { api, config, assets, noteSearch }) => {
  const shell = documentShell(assets);
  const queries = createQueryClient();
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  requestContext.set(queriesContext, queries);
  requestContext.set(configContext, config);
  requestContext.set(textsContext, readText);
  requestContext.set(openedSearchContext, noteSearch);

  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) return redirected(context, url.origin);
  const unexpected = Object.values(context.errors ?? {}).find(
    (error) => statusOf(error).status === 500,
  );
  const statuses = mapErrors(context.errors, statusOf);
  const status = context.matches.some(({ route }) => route.path === '*')
    ? 404
    : (Object.values(statuses ?? {})[0]?.status ?? context.statusCode);
  // The browser learns only the status of an error, so the server's error screen must not show more.
  context.errors = mapErrors(
    context.errors,
    (error) => new ErrorResponseImpl(statusOf(error).status, statusOf(error).statusText, null),
  );
  const meta = pageMetaOf(context.matches, context, { config, url });
  // Concurrent requests are rendered one per turn of the event loop.
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
  const consent = consentBar(config);
  const head = headTags(meta, config).map(writeTag).join('');
  const hydrate = isHydrated(context);
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
    ...(unexpected === undefined ? {} : { error: unexpected }),
  };
};
