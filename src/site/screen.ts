import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { Api, OpenedSearch } from '#contract/api.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import type { ReadText } from './prose/prose-text.ts';

/** The metadata in the head of a page. Paths begin with a slash and leave out the origin. */
export interface PageMeta {
  /** The title without the site's name, which is appended. The home page gives the whole title. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Path (and query) of the address that search engines should index; undefined if there is none. */
  readonly canonical?: string | undefined;
  readonly noindex?: boolean | undefined;
  /** Path of the share picture (1200 × 630 px); the site's own if undefined. */
  readonly image?: string | undefined;
  /** An Atom feed that follows the page's content. */
  readonly feed?: { readonly path: string; readonly title: string } | undefined;
  readonly ogType?: 'website' | 'article' | 'product' | undefined;
  /** JSON-LD objects, each written as a data block of its own. */
  readonly jsonLd?: readonly object[] | undefined;
}

/** The arguments of `handle.meta`. `data` is what the screen's loader returned; null if it failed. */
export interface MetaArguments<Data = unknown> {
  readonly data: Data;
  readonly config: PublicConfig;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * A screen module's `handle` export: `export const handle: ScreenHandle<Data> = { meta: … }`. Loaders decide statuses
 * and the title of what does not exist (throw `notFound()`).
 */
export interface ScreenHandle<Data = unknown> {
  meta(page: MetaArguments<Data>): PageMeta;
  /**
   * Returns the part of the loader's data that hydration needs; all of it if not given. Only the server calls it, so the
   * browser need not load it.
   */
  readonly browserData?: ((data: Data) => unknown) | undefined;
  /**
   * False for pages that need nothing in the browser beyond links, `<details>` and the shell's own behavior. They get
   * no React and no data block: a few kilobytes instead of a hundred. Neither the screen nor anything that it renders
   * may then have effects, event handlers or queries.
   */
  readonly hydrate?: false | undefined;
}

/** The contexts of loaders. Filled per request on the server, once in the browser. */
export const apiContext = createContext<Api>();
export const queriesContext = createContext<QueryClient>();
export const configContext = createContext<PublicConfig>();
/** The texts of `data/pages`, on the server only: prose pages have no React in the browser. */
export const textsContext = createContext<ReadText>(() => {
  throw new Error('Texts are read on the server.');
});

/** Called with each search whose page is opened, on the server, for the operator's statistics. */
export const openedSearchContext = /* @__PURE__ */ createContext<
  (search: OpenedSearch) => Promise<void>
>(async () => undefined);

/** Returns what a loader needs from the router's context. */
export function loaderTools({ context, request, params }: LoaderFunctionArgs) {
  return {
    api: context.get(apiContext),
    queries: context.get(queriesContext),
    config: context.get(configContext),
    readText: context.get(textsContext),
    url: new URL(request.url),
    params,
  };
}

/** Thrown by loaders if something does not exist: the server answers 404 and shows the error screen. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/** Returned by loaders (`return withStatus(data, 404)`) if the screen itself shows that something does not exist. */
export { data as withStatus } from 'react-router';
