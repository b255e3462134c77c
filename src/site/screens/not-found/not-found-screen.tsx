import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { NotFoundNotice } from '../../shell/not-found-notice.tsx';
import { type NearPage, nearestPages } from './nearest-pages.ts';

/** What may have been meant; nothing where that cannot be told. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly NearPage[]> {
  const { api, url } = loaderTools(args);
  return nearestPages(api, url.pathname).catch(() => []);
}

export const handle: ScreenHandle = {
  meta: () => ({ title: '404 Page Not Found', noindex: true }),
  hydrate: false,
};

/** Any other path (specification section 2). */
export function Component() {
  const near = useLoaderData<typeof loader>();
  return <NotFoundNotice near={near} />;
}
