import type { ScreenHandle } from '../../screen.ts';
import { NotFoundNotice } from '../../shell/not-found-notice.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: '404 Page Not Found', noindex: true }),
  hydrate: false,
};

/** Any other path (specification section 2). */
export function Component() {
  return <NotFoundNotice />;
}
