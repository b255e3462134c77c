import { type LoaderFunctionArgs, redirectDocument, type RouteObject } from 'react-router';
import { ROUTES } from '#contract/paths.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { LAYOUT_ROUTE, loadCatalogueCounts } from './prose/catalogue-counts.ts';
import { RootLayout } from './shell/root-layout.tsx';
import type { ScreenHandle } from './screen.ts';

/** What a screen's module exports. `Component` is the page between header and footer. */
export interface ScreenModule {
  readonly Component: NonNullable<RouteObject['Component']>;
  readonly loader?: RouteObject['loader'] | undefined;
  readonly handle?: ScreenHandle<never>;
  /** Fetches the chunks that the page of an address needs beside the screen's own, before React takes it over. */
  readonly loadParts?: ((search: string) => Promise<unknown>) | undefined;
}

/** In the browser only the screens that React takes over: the others would split what those share into many small files. */
const modules = import.meta.env.SSR
  ? import.meta.glob<ScreenModule>('./screens/*/*-screen.tsx')
  : import.meta.glob<ScreenModule>([
      './screens/{home,search,compare,calculator,product,protein-map,read-a-label}/*-screen.tsx',
      './screens/admin-*/*-screen.tsx',
    ]);

/**
 * The route table. Each line: an address, and the folder of its screen:
 * `screens/<screen>/<screen>-screen.tsx`, a chunk of its own that exports `Component`, `loader` and `handle`.
 */
const TABLE: readonly (readonly [path: string, screen: string])[] = [
  [ROUTES.home, 'home'],
  [ROUTES.search, 'search'],
  [ROUTES.compare, 'compare'],
  [ROUTES.calculator, 'calculator'],
  [ROUTES.product, 'product'],
  [ROUTES.proteinMap, 'protein-map'],
  [ROUTES.readLabel, 'read-a-label'],

  [ROUTES.blog, 'blog'],
  [ROUTES.blogPost, 'blog-post'],

  [ROUTES.about, 'about'],
  [ROUTES.privacy, 'privacy'],
  [ROUTES.contact, 'contact'],
  [ROUTES.terms, 'terms'],
  [ROUTES.faq, 'faq'],
  [ROUTES.howItWorks, 'how-it-works'],
  [ROUTES.proteinGuide, 'protein-guide'],
  [ROUTES.brands, 'brands'],
  [ROUTES.brand, 'brand'],
  [ROUTES.ingredients, 'ingredients'],
  [ROUTES.ingredient, 'ingredient'],
  [ROUTES.allProducts, 'products'],
  [ROUTES.collections, 'collections'],
  [ROUTES.collection, 'collection'],
  [ROUTES.unsubscribe, 'unsubscribe'],
  [ROUTES.confirmNewsletter, 'confirm-newsletter'],
  [ROUTES.openData, 'open-data'],
  [ROUTES.apiDocs, 'api-docs'],

  [ROUTES.adminDashboard, 'admin-dashboard'],
  [ROUTES.adminSiteStripe, 'admin-sitestripe'],
  [ROUTES.adminFlavorExpansion, 'admin-flavor-expansion'],
  [ROUTES.adminCatalogue, 'admin-catalogue'],
  [ROUTES.adminProducts, 'admin-products'],
  [ROUTES.adminBlog, 'admin-blog'],
  [ROUTES.adminInbox, 'admin-inbox'],
  [ROUTES.adminNewsletter, 'admin-newsletter'],

  [ROUTES.offline, 'offline'],
  ['*', 'not-found'],
];

const screenFile = (screen: string) => `./screens/${screen}/${screen}-screen.tsx`;

/** Addresses whose screens are not in this build; an architecture test wants it empty. */
export const MISSING_SCREENS = TABLE.filter(([, screen]) => !(screenFile(screen) in modules)).map(
  ([, screen]) => screen,
);

/** The route's source file, as Vite's manifest names it. */
export const manifestKey = (routeId: string) => `src/site/${routeId.slice(2)}`;

const LAYOUT = { id: LAYOUT_ROUTE, Component: RootLayout, ErrorBoundary: ErrorScreen } as const;

/** The server's routes: one layout with the shell and its counts, and the screens in it, each loaded when needed. */
export function createRoutes(): RouteObject[] {
  const children = TABLE.flatMap(([path, screen]): RouteObject[] => {
    const id = screenFile(screen);
    const lazy = modules[id] as (() => Promise<object>) | undefined;
    return lazy === undefined ? [] : [{ id, path, lazy, ErrorBoundary: ErrorScreen }];
  });
  const loader = (args: LoaderFunctionArgs) => loadCatalogueCounts(args).catch(() => null);
  return [{ ...LAYOUT, loader, children }];
}

/**
 * The routes of a document in the browser: its own screen, loaded before React takes the page over, or the page would blink.
 * Every other address loads its document in full (specification section 2).
 */
export async function documentRoutes(id: string): Promise<RouteObject[]> {
  const path = TABLE.find(([, screen]) => screenFile(screen) === id)?.[0];
  const screen = await modules[id]?.();
  if (path === undefined || screen === undefined) throw new Error(`There is no screen ${id}.`);
  await screen.loadParts?.(window.location.search);
  const { Component, loader, handle } = screen;
  const children = [
    { id, path, Component, handle, ErrorBoundary: ErrorScreen, ...(loader && { loader }) },
    {
      path: '*',
      loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url),
      Component: () => null,
    },
  ];
  return [{ ...LAYOUT, children }];
}
