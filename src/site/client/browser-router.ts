import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { ScreenModule } from '../routes.tsx';
import { ErrorResponse } from './error-response.ts';
import { matchPath } from './match-path.ts';

/** How an address was reached; the words of React Router. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

/** The page that stands, whatever is being loaded. */
export interface ShownPage {
  readonly location: RouterLocation;
  readonly historyAction: NavigationType;
  readonly params: Readonly<Record<string, string>>;
  readonly loaderData: unknown;
  /** What the loader threw; undefined where it did not. */
  readonly error: unknown;
}

export interface RouterState {
  readonly page: ShownPage;
  readonly navigation:
    | { readonly state: 'idle'; readonly location?: undefined }
    | { readonly state: 'loading'; readonly location: RouterLocation };
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

/** The screen of this document, and the pattern of its addresses. */
export interface ShownScreen extends ScreenModule {
  readonly id: string;
  readonly path: string;
}

export interface BrowserRouter {
  readonly screen: ShownScreen;
  readonly state: () => RouterState;
  readonly subscribe: (subscriber: (state: RouterState) => void) => () => void;
  readonly navigate: Navigate;
}

const IDLE = { state: 'idle' } as const;

function hereAndNow(): RouterLocation {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as { usr?: unknown; key?: string } | null;
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' };
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const hrefOf = ({ pathname, search, hash }: RouterLocation) => `${pathname}${search}${hash}`;

const unwrapped = (value: unknown): unknown =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'DataWithResponseInit'
    ? (value as unknown as { data: unknown }).data
    : value;

/**
 * The browser's router: it moves between the addresses of one screen – other filters, another page, another product – by
 * running the screen's loader, and goes back; every other address is loaded in full, as specified (section 2). No actions,
 * fetchers, blockers or revalidation (docs/decisions/browser.md, 0125). The server uses React Router's own.
 */
export function createBrowserRouter(
  screen: ShownScreen,
  context: RouterContextProvider,
  loaderData: unknown,
): BrowserRouter {
  const subscribers = new Set<(state: RouterState) => void>();
  const location = hereAndNow();
  let state: RouterState = {
    page: {
      location,
      historyAction: 'POP',
      params: matchPath(screen.path, location.pathname) ?? {},
      loaderData,
      error: undefined,
    },
    navigation: IDLE,
  };
  let running: AbortController | null = null;

  const update = (next: RouterState) => {
    state = next;
    for (const subscriber of subscribers) subscriber(state);
  };

  async function load(
    href: string,
    params: ShownPage['params'],
    signal: AbortSignal,
  ): Promise<unknown> {
    if (typeof screen.loader !== 'function') return undefined;
    const url = new URL(href, window.location.origin);
    const request = new Request(url, { signal });
    const args = { request, url, params, pattern: screen.path, context };
    const given: unknown = await screen.loader(args as unknown as LoaderFunctionArgs);
    if (given instanceof Response) throw given;
    return unwrapped(given);
  }

  /** Shows `location`; `keep` writes it into the history once its data is there. */
  async function show(
    location: RouterLocation,
    historyAction: NavigationType,
    keep: () => void,
  ): Promise<void> {
    running?.abort();
    const { signal } = (running = new AbortController());
    const { page } = state;
    const params = matchPath(screen.path, location.pathname);
    if (params === null) {
      window.location.assign(hrefOf(location));
      return;
    }
    const { pathname, search } = page.location;
    const same = location.pathname === pathname && location.search === search;
    if (same && (location.hash !== '' || historyAction === 'POP')) {
      keep();
      update({ page: { ...page, location, historyAction }, navigation: IDLE });
      return;
    }
    update({ page, navigation: { state: 'loading', location } });
    let data: unknown;
    let error: unknown;
    try {
      data = await load(hrefOf(location), params, signal);
    } catch (thrown) {
      const target = thrown instanceof Response ? thrown.headers.get('location') : null;
      if (target !== null && !signal.aborted) return navigate(target, { replace: true });
      error =
        thrown instanceof Response ? new ErrorResponse(thrown.status, thrown.statusText) : thrown;
    }
    if (signal.aborted) return;
    keep();
    update({
      page: { location, historyAction, params, loaderData: data, error },
      navigation: IDLE,
    });
  }

  async function navigate(
    to: string | number,
    { replace: asked = false, state: usr = null }: NavigateOptions = {},
  ): Promise<void> {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    const here = state.page.location;
    const { pathname, search, hash } = new URL(to, new URL(here.pathname, window.location.origin));
    const location: RouterLocation = { pathname, search, hash, state: usr, key: newKey() };
    const replace = asked || hrefOf(location) === hrefOf(here);
    const keep = () => {
      const entry = { usr, key: location.key };
      if (replace) window.history.replaceState(entry, '', hrefOf(location));
      else window.history.pushState(entry, '', hrefOf(location));
    };
    await show(location, replace ? 'REPLACE' : 'PUSH', keep);
  }

  window.addEventListener('popstate', () => {
    void show(hereAndNow(), 'POP', () => undefined);
  });

  return {
    screen,
    state: () => state,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
  };
}
