import {
  createPath,
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type Location,
  matchRoutes,
  NavigationType,
  resolvePath,
  type RouteObject,
  type RouterContextProvider,
  type RouterState,
  type RouterSubscriber,
  type To,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router';

interface RouterOptions {
  readonly routes: RouteObject[];
  readonly context: RouterContextProvider;
  /** What the server's loaders gave for this address; its screens must be loaded (`loadScreens`). */
  readonly loaderData: RouterState['loaderData'];
  readonly errors: RouterState['errors'];
}

/** What a loader gave: its value, with `withStatus` unwrapped, or what it threw. */
type Outcome = { readonly data: unknown } | { readonly error: unknown };

/** The route with its module's exports in it, as React Router renders it. Changes the route in place, once. */
async function loadScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const load = route.lazy;
  const loaded = await load();
  delete route.lazy;
  Object.assign(route, loaded);
  applyElements(route);
}

/** React Router renders `element` and `errorElement`; screens export `Component`. */
function applyElements(route: RouteObject): void {
  Object.assign(route, mapRouteProperties(route as DataRouteObject));
}

/** Loads the screens of an address, so that hydration and rendering find them there. */
export async function loadScreens(routes: RouteObject[], to: Partial<Location>): Promise<void> {
  await Promise.all((matchRoutes(routes, to) ?? []).map(({ route }) => loadScreen(route)));
}

function hereAndNow(): Location {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as { usr?: unknown; key?: string } | null;
  return {
    pathname,
    search,
    hash,
    state: kept?.usr ?? null,
    key: kept?.key ?? 'default',
  };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function prepare(route: RouteObject): void {
  applyElements(route);
  route.children?.forEach(prepare);
}

const unwrapped = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'DataWithResponseInit'
    ? (value as unknown as { data: unknown }).data
    : value;

/**
 * A router for `<RouterProvider>` that can do what this site does in the browser – match, run loaders, render, go back –
 * and nothing else: no actions, fetchers, blockers, middleware or revalidation. React Router's own does all that for 17 KB
 * more on every page (docs/decisions/0073). The server uses React Router's.
 */
export function createLightRouter({
  routes,
  context,
  loaderData,
  errors,
}: RouterOptions): DataRouter {
  routes.forEach(prepare);
  const subscribers = new Set<RouterSubscriber>();
  const match = (to: Partial<Location> | string) =>
    matchRoutes(routes as DataRouteObject[], to) as DataRouteMatch[] | null;
  let state: RouterState = {
    historyAction: NavigationType.Pop,
    location: hereAndNow(),
    matches: match(window.location) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: true,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors,
    fetchers: new Map(),
    blockers: new Map(),
  };
  let running: AbortController | null = null;

  const update = (part: Partial<RouterState>) => {
    state = { ...state, ...part };
    for (const subscriber of subscribers) {
      subscriber(state, { deletedFetchers: [], newErrors: null, flushSync: false });
    }
  };

  async function run(
    found: DataRouteMatch,
    location: Location,
    signal: AbortSignal,
  ): Promise<Outcome> {
    try {
      await loadScreen(found.route);
      if (typeof found.route.loader !== 'function') return { data: undefined };
      const url = new URL(createPath(location), window.location.origin);
      const args = {
        request: new Request(url, { signal }),
        url,
        params: found.params,
        pattern: found.route.path ?? '',
        context,
      };
      const given: unknown = await found.route.loader(args as unknown as LoaderFunctionArgs);
      if (given instanceof Response) throw given;
      return { data: unwrapped(given) };
    } catch (error) {
      return { error };
    }
  }

  /** Shows `location`; `keep` writes it into the history once its data is there. */
  async function show(location: Location, action: NavigationType, keep: () => void): Promise<void> {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    const matches = match(location) ?? [];
    const { pathname, search } = state.location;
    if (location.pathname === pathname && location.search === search && location.hash !== '') {
      keep();
      update({ location, matches, historyAction: action, navigation: IDLE_NAVIGATION });
      return;
    }
    update({
      navigation: {
        ...IDLE_NAVIGATION,
        state: 'loading',
        location,
        matches,
        historyAction: action,
      },
    });
    const outcomes = await Promise.all(
      matches.map((found) => run(found, location, controller.signal)),
    );
    if (controller.signal.aborted) return;
    const data: RouterState['loaderData'] = {};
    let failed: RouterState['errors'] = null;
    for (const [index, { route }] of matches.entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined) continue;
      if ('data' in outcome) {
        if (outcome.data !== undefined) data[route.id] = outcome.data;
        continue;
      }
      const { error } = outcome;
      const target = error instanceof Response ? error.headers.get('location') : null;
      if (target !== null) return navigate(target, { replace: true });
      failed ??= {};
      failed[route.id] =
        error instanceof Response && !isRouteErrorResponse(error)
          ? new ErrorResponseImpl(error.status, error.statusText, null)
          : error;
    }
    keep();
    update({
      location,
      matches: match(location) ?? [],
      loaderData: data,
      errors: failed,
      historyAction: action,
      navigation: IDLE_NAVIGATION,
    });
  }

  async function navigate(
    to: To | number | null,
    options: { replace?: boolean; state?: unknown } = {},
  ): Promise<void> {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    const path = resolvePath(to ?? '', state.location.pathname);
    const usr = options.state ?? null;
    const location: Location = { ...path, state: usr, key: newKey() };
    const replace = options.replace === true || createPath(path) === createPath(state.location);
    const keep = () => {
      const entry = { usr, key: location.key };
      if (replace) window.history.replaceState(entry, '', createPath(path));
      else window.history.pushState(entry, '', createPath(path));
    };
    await show(location, replace ? NavigationType.Replace : NavigationType.Push, keep);
  }

  window.addEventListener('popstate', () => {
    void show(hereAndNow(), NavigationType.Pop, () => undefined);
  });

  const unsupported = () => {
    throw new Error('This router only navigates (docs/decisions/0073).');
  };
  return {
    basename: '/',
    future: {},
    window,
    get state() {
      return state;
    },
    get routes() {
      return routes as DataRouteObject[];
    },
    manifest: Object.fromEntries(flat(routes).map((route) => [route.id, route])),
    match,
    subscribe(subscriber: RouterSubscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
    createHref: (location: To | Location) =>
      typeof location === 'string' ? location : createPath(location),
    encodeLocation: (to: To) => {
      const url = new URL(typeof to === 'string' ? to : createPath(to), window.location.origin);
      return { pathname: url.pathname, search: url.search, hash: url.hash };
    },
    getFetcher: () => IDLE_FETCHER,
    getBlocker: () => IDLE_BLOCKER,
    fetch: unsupported,
    revalidate: unsupported,
    initialize: unsupported,
    enableScrollRestoration: unsupported,
    deleteFetcher: unsupported,
    resetFetcher: unsupported,
    dispose: unsupported,
    deleteBlocker: unsupported,
    patchRoutes: unsupported,
  } as unknown as DataRouter;
}

function flat(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...flat(route.children ?? [])]);
}
