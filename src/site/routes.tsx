import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { ROUTES } from '#contract/paths.ts';
import { loadCatalogueCounts } from './prose/catalogue-counts.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { LAYOUT } from './shell/layout-route.ts';

const modules = import.meta.glob('./screens/*/*-screen.tsx');

/**
 * The route table: a path, and the folder of its screen. `screens/<screen>/<screen>-screen.tsx` is a chunk of its own
 * that exports `Component`, `loader` and `handle`.
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
  [ROUTES.apiCalls, 'api-calls'],

  [OPERATOR_ROUTES.dashboard, 'admin-dashboard'],
  [OPERATOR_ROUTES.siteStripe, 'admin-sitestripe'],
  [OPERATOR_ROUTES.flavorExpansion, 'admin-flavor-expansion'],
  [OPERATOR_ROUTES.catalogue, 'admin-catalogue'],
  [OPERATOR_ROUTES.products, 'admin-products'],
  [OPERATOR_ROUTES.blog, 'admin-blog'],
  [OPERATOR_ROUTES.inbox, 'admin-inbox'],
  [OPERATOR_ROUTES.newsletter, 'admin-newsletter'],

  [ROUTES.offline, 'offline'],
  ['*', 'not-found'],
];

const screenFile = (screen: string) => `./screens/${screen}/${screen}-screen.tsx`;

/**
 * Screens of the table that are missing in this build. An architecture test requires it to be empty.
 * @internal
 */
export const MISSING_SCREENS = TABLE.filter(([, screen]) => !(screenFile(screen) in modules)).map(
  ([, screen]) => screen,
);

/** Returns the route's source file, as Vite's manifest names it. */
export const manifestKey = (routeId: string) => `src/site/${routeId.slice(2)}`;

/**
 * Returns the server's routes: one layout with the shell and its counts, and in it the screens, each loaded on demand.
 */
export function createRoutes(): RouteObject[] {
  const children = TABLE.flatMap(([path, screen]): RouteObject[] => {
    const id = screenFile(screen);
    const lazy = modules[id] as (() => Promise<object>) | undefined;
    return lazy === undefined ? [] : [{ id, path, lazy, ErrorBoundary: ErrorScreen }];
  });
  const loader = (args: LoaderFunctionArgs) => loadCatalogueCounts(args).catch(() => null);
  return [{ ...LAYOUT, loader, children }];
}
