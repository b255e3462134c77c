import { type LoaderFunctionArgs, redirectDocument, type RouteObject } from 'react-router';
import type { PagePayload } from './page-payload.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { LAYOUT } from './shell/layout-route.ts';
import type { ScreenHandle } from './screen.ts';

/** The exports of a screen's module. `Component` is the page between header and footer. */
interface ScreenModule {
  readonly Component: NonNullable<RouteObject['Component']>;
  readonly loader?: RouteObject['loader'] | undefined;
  readonly shouldRevalidate?: RouteObject['shouldRevalidate'] | undefined;
  readonly handle?: ScreenHandle<never>;
  /** Fetches the chunks that a page needs besides the screen's own, before hydration. `data` is the loader's. */
  readonly loadParts?: ((search: string, data: never) => Promise<unknown>) | undefined;
}

/** Only the screens that are hydrated: including the others would split shared code into many small chunks. */
const modules = import.meta.glob<ScreenModule>([
  './screens/{home,search,compare,calculator,product,protein-map,read-a-label}/*-screen.tsx',
  './screens/admin-*/*-screen.tsx',
]);

/**
 * Returns the routes of a document in the browser: only its own screen, whose chunk is loaded before hydration to
 * prevent a flash. Every other address loads a full document (specification section 2).
 */
export async function documentRoutes({
  routeId: id,
  path,
  loaderData,
}: PagePayload): Promise<RouteObject[]> {
  const screen = await modules[id]?.();
  if (screen === undefined) throw new Error(`There is no screen ${id}.`);
  await screen.loadParts?.(window.location.search, loaderData[id] as never);
  const { Component, loader, shouldRevalidate, handle } = screen;
  const children = [
    {
      id,
      path,
      Component,
      handle,
      ErrorBoundary: ErrorScreen,
      ...(loader && { loader }),
      ...(shouldRevalidate && { shouldRevalidate }),
    },
    {
      path: '*',
      loader: ({ request }: LoaderFunctionArgs) => redirectDocument(request.url),
      Component: () => null,
    },
  ];
  return [{ ...LAYOUT, children }];
}
