import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { type LinkedCollection, pickCollections } from '../../collections/pick-collections.ts';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { NotFoundNotice } from '../../shell/not-found-notice.tsx';
import { type NearPage, nearestPages } from './nearest-pages.ts';

const OFFERED = 6;

/** Returns pages that the visitor may have meant, and popular collections. */
export async function loader(args: LoaderFunctionArgs): Promise<{
  readonly near: readonly NearPage[];
  readonly collections: readonly LinkedCollection[];
}> {
  const { api, url } = loaderTools(args);
  const [near, collections] = await Promise.all([
    nearestPages(api, url.pathname).catch(() => []),
    api.collections().catch(() => []),
  ]);
  return { near, collections: pickCollections(collections, OFFERED) };
}

export const handle: ScreenHandle = {
  meta: () => ({ title: '404 Page Not Found', noindex: true }),
  hydrate: false,
};

/** The screen for any other path (specification section 2). */
export function Component() {
  return <NotFoundNotice {...useLoaderData<typeof loader>()} />;
}
