import type { PublicConfig } from '#contract/public-config.ts';
import type { PageMeta, ScreenHandle } from './screen.ts';

interface MatchedRoute {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly route: { readonly id: string; readonly handle?: unknown };
}

interface RouteData {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
}

const NOT_FOUND: PageMeta = { title: '404 Page Not Found', noindex: true };
/** The metadata of the error screen. */
const FAILED_META: PageMeta = { title: 'This page could not be made', noindex: true };

function hasStatus(error: unknown, status: number): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && error.status === status
  );
}

/** Returns the metadata of the innermost matched screen, or of the error screen if a loader failed. */
export function pageMetaOf(
  matches: readonly MatchedRoute[],
  { loaderData, errors }: RouteData,
  page: { config: PublicConfig; url: URL },
): PageMeta {
  const failure = errors === null ? undefined : Object.values(errors)[0];
  if (failure !== undefined) return hasStatus(failure, 404) ? NOT_FOUND : FAILED_META;
  const screen = matches.at(-1);
  const handle = screen?.route.handle as ScreenHandle | undefined;
  if (screen === undefined || handle === undefined) return NOT_FOUND;
  return handle.meta({ ...page, data: loaderData[screen.route.id] ?? null, params: screen.params });
}
