import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useConfig } from '../site-context.tsx';
import type { ScreenHandle } from '../screen.ts';

/** Replaces title and head elements after a navigation in the browser. The server wrote those of the first page. */
export function usePageHead(): void {
  const screen = useMatches().at(-1);
  const config = useConfig();
  const { pathname, search } = useLocation();
  const shown = useRef(`${pathname}${search}`);

  useEffect(() => {
    const address = `${pathname}${search}`;
    if (shown.current === address || screen === undefined) return;
    shown.current = address;
    const url = new URL(address, window.location.origin);
    const handle = screen.handle as ScreenHandle | undefined;
    if (handle === undefined) return;
    const { loaderData: data, params } = screen;
    // Fetched with the first navigation, because most visits end before one.
    import('./write-page-head.ts')
      .then(({ writePageHead }) => {
        if (shown.current === address) writePageHead(handle, { data, params, config, url });
      })
      // Without a connection the old title remains.
      .catch(() => undefined);
  }, [screen, pathname, search, config]);
}
