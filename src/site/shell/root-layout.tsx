import { Outlet, ScrollRestoration } from 'react-router';
import { useHydrated } from '../client/use-hydrated.ts';
import { Toaster } from '../ui/toaster.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useInPageLinks } from './use-in-page-links.ts';
import { usePageHead } from './use-page-head.ts';
import { useSearchKey } from './use-search-key.ts';

/** Header, page, footer, notifications. What every screen stands in. */
export function RootLayout() {
  const hydrated = useHydrated();
  usePageHead();
  useInPageLinks();
  useSearchKey();
  return (
    <>
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
      {hydrated && (
        <>
          <Toaster />
          <ScrollRestoration />
        </>
      )}
    </>
  );
}
