import type { QueryClient } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { Api, OpenedSearch } from '#contract/api.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import type { ReadText } from './prose/prose-text.ts';

/** The metadata in the head of a page. Paths are absolute, without the origin. */
export interface PageMeta {
  /** Without the site's name, which is appended; the home page gives the whole title. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Path (and query) of the address search engines should keep; left out where there is none. */
  readonly canonical?: string | undefined;
  readonly noindex?: boolean | undefined;
  /** Path of the share picture (1200 × 630); the site's own where left out. */
  readonly image?: string | undefined;
  /** An Atom feed that follows the page's content. */
  readonly feed?: { readonly path: string; readonly title: string } | undefined;
  readonly ogType?: 'website' | 'article' | 'product' | undefined;
  /** JSON-LD objects, each written as one data block. */
  readonly jsonLd?: readonly object[] | undefined;
}

/** The arguments of `handle.meta`. `data` is what the screen's loader returned; null when it failed. */
export interface MetaArguments<Data = unknown> {
  readonly data: Data;
  readonly config: PublicConfig;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * A screen module's `handle` export: `export const handle: ScreenHandle<Data> = { meta: … }`.
 * `title` of unknown things and statuses are the loader's business (throw `notFound()`).
 */
export interface ScreenHandle<Data = unknown> {
  meta(page: MetaArguments<Data>): PageMeta;
  /** What of the loader's data the browser needs in order to take the page over; all of it where left out. */
  browserData?(data: Data): unknown;
  /**
   * False for pages that have nothing to do in the browser beyond links, `<details>` and the shell's own behavior: they
   * get no React and no data block, a few kilobytes instead of a hundred. No effects, no event handlers, no queries
   * then, in the screen or in anything it shows.
   */
  readonly hydrate?: false | undefined;
}

/** The contexts loaders work with. Filled per request on the server, once in the browser. */
export const apiContext = createContext<Api>();
export const queriesContext = createContext<QueryClient>();
export const configContext = createContext<PublicConfig>();
/** The texts of `data/pages`, on the server only: pages of prose have no React in the browser. */
export const textsContext = createContext<ReadText>(() => {
  throw new Error('Texts are read on the server.');
});

/** Told of each search whose page is opened: on the server, for the operator. */
export const openedSearchContext = /* @__PURE__ */ createContext<
  (search: OpenedSearch) => Promise<void>
>(async () => undefined);

/** What a loader needs, out of the router's context. */
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

/** Thrown by loaders where a thing does not exist: the server answers 404 and the error screen is shown. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}

/**
 * Returned by loaders (`return withStatus(data, 404)`) where the screen itself shows that a thing does not exist.
 */
export { data as withStatus } from 'react-router';
