import {
  Component,
  type ComponentType,
  createContext as createReactContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type {
  BrowserRouter,
  Navigate,
  NavigationType,
  RouterLocation,
  RouterState,
  ShownPage,
} from './browser-router.ts';

export { isRouteErrorResponse } from './error-response.ts';

/**
 * What this site uses of `react-router`, for the browser: vite.config.ts puts this module in the place of the package in
 * the browser's build, and saves 10 KB on every page (docs/decisions/browser.md). Names, arguments and meaning are React
 * Router's, whose types the screens are checked against; tests compare the two.
 */

/** A typed key for what loaders are handed. */
export function createContext<T>(defaultValue?: T): { readonly defaultValue?: T | undefined } {
  return { defaultValue };
}

/** What loaders are handed, by key. */
export class RouterContextProvider {
  readonly #values = new Map<object, unknown>();
  get<T>(key: { readonly defaultValue?: T | undefined }): T {
    const value = this.#values.get(key) ?? key.defaultValue;
    if (value === undefined) throw new Error('No value found for context');
    return value as T;
  }
  set(key: object, value: unknown): void {
    this.#values.set(key, value);
  }
}

/** A loader's value with a status, which only the server answers with. */
export function data(value: unknown) {
  return { type: 'DataWithResponseInit', data: value };
}

/** As React Router's: an answer that sends the reader to another address. */
export function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { location } });
}

function missing(): never {
  throw new Error('Used outside <RouterProvider>.');
}
const NO_ROUTER = { state: missing, subscribe: missing, navigate: missing };

const RouterContext = createReactContext<BrowserRouter>(NO_ROUTER as unknown as BrowserRouter);
const PageContext = createReactContext<ShownPage | null>(null);
// Apart, so that what does not ask for it is not drawn again when a page starts to load.
const NavigationContext = createReactContext<RouterState['navigation']>({ state: 'idle' });
const OutletContext = createReactContext<ReactNode>(null);
const ErrorContext = createReactContext<unknown>(undefined);

const usePage = (): ShownPage => useContext(PageContext) ?? missing();

export const useLocation = (): RouterLocation => usePage().location;
export const useNavigate = (): Navigate => useContext(RouterContext).navigate;
export const useNavigation = () => useContext(NavigationContext);
export const useNavigationType = (): NavigationType => usePage().historyAction;
export const useLoaderData = (): unknown => usePage().loaderData;
export const useRouteError = (): unknown => useContext(ErrorContext);
export const Outlet = (): ReactNode => useContext(OutletContext);

/** The screen's match alone: the layout has neither data nor a `handle`. */
export function useMatches() {
  const { params, loaderData, location } = usePage();
  const { id, handle } = useContext(RouterContext).screen;
  return [{ id, pathname: location.pathname, params, loaderData, handle }];
}

interface BoundaryProps {
  readonly location: RouterLocation;
  /** Of the route's loader; undefined where there is none. */
  readonly error: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the route's error screen in the place of what failed, until another address is shown. */
class Boundary extends Component<
  BoundaryProps,
  { readonly location: RouterLocation; readonly error: unknown }
> {
  override state = { location: this.props.location, error: this.props.error };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(
    props: BoundaryProps,
    state: { readonly location: RouterLocation; readonly error: unknown },
  ) {
    return {
      location: props.location,
      error: props.error ?? (state.location === props.location ? state.error : undefined),
    };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <ErrorContext value={error}>{this.props.fallback}</ErrorContext>
    );
  }
}

/**
 * Shows what the router says, in the layout. The pair of children at the top is as on the server: React's ids count them.
 */
export function RouterProvider({
  router,
  layout: Layout,
  errorScreen: ErrorScreen,
}: {
  router: BrowserRouter;
  layout: ComponentType;
  errorScreen: ComponentType;
}) {
  const [{ page, navigation }, setState] = useState(router.state);
  useEffect(() => {
    // The page has been taken over: tests wait for it.
    document.documentElement.dataset['script'] = 'hydrated';
    return router.subscribe((next) => startTransition(() => setState(next)));
  }, [router]);
  const { location, error } = page;
  const shown = useMemo(() => {
    const { Component: Screen } = router.screen;
    const outlet = (
      <Boundary location={location} error={error} fallback={<ErrorScreen />}>
        <Screen />
      </Boundary>
    );
    return (
      <Boundary location={location} error={undefined} fallback={<ErrorScreen />}>
        <OutletContext value={outlet}>
          <Layout />
        </OutletContext>
      </Boundary>
    );
  }, [router, location, error, Layout, ErrorScreen]);
  return (
    <>
      <RouterContext value={router}>
        <PageContext value={page}>
          <NavigationContext value={navigation}>{shown}</NavigationContext>
        </PageContext>
      </RouterContext>
      {null}
    </>
  );
}
