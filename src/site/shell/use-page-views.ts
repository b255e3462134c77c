import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { sendPageView } from '../client/analytics.ts';

/** Reports pages reached without loading a document; `install-behaviour.ts` reports the others. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const reported = useRef(pathname);
  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    sendPageView();
  }, [pathname]);
}
