import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ROUTES } from '#contract/paths.ts';
import { sendPageView } from '../client/analytics.ts';
import { CompareTray } from '../comparison/compare-tray.tsx';
import { ComparisonProvider } from '../comparison/comparison-context.tsx';
import { rememberSearch } from '../comparison/last-search.ts';
import { LazyToaster } from '../ui/lazy-toaster.tsx';
import { Footer as WholeFooter } from './footer.tsx';
import { Header as WholeHeader } from './header.tsx';
import { replayEarlyInput } from './replay-early-input.ts';
import { unhydratedPart } from './unhydrated-part.tsx';
import { usePageHead } from './use-page-head.ts';

const Header = import.meta.env.SSR ? WholeHeader : unhydratedPart('header');
const Footer = import.meta.env.SSR ? WholeFooter : unhydratedPart('footer');

/** The layout of every screen: header, page, footer, notifications. */
export function RootLayout() {
  usePageHead();
  useLastSearch();
  usePageViews();
  useLayoutEffect(replayEarlyInput, []);
  useEffect(() => {
    // Tests wait for this value.
    document.documentElement.dataset['script'] = 'hydrated';
  }, []);
  return (
    <ComparisonProvider>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-citron focus:px-4 focus:py-3 focus:text-on-citron"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <CompareTray />
      <LazyToaster />
    </ComparisonProvider>
  );
}

/** Remembers every view of the search page, so that products and the comparison can link back to it. */
function useLastSearch(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname === ROUTES.search) rememberSearch(search);
  }, [pathname, search]);
}

/** Reports pages reached without loading a document; `install-behavior.ts` reports the others. */
function usePageViews(): void {
  const { pathname } = useLocation();
  const reported = useRef(pathname);
  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    sendPageView();
  }, [pathname]);
}
