import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useConfig } from '../client/site-context.tsx';
import { fullTitle, headTags } from '../head.ts';
import type { ScreenHandle } from '../screen.ts';

const PAGE_TAGS =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Exchanges title and head elements after a navigation in the browser; the server wrote the first page's. */
export function usePageHead(): void {
  const screen = useMatches().at(-1);
  const queries = useQueryClient();
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
    const meta = handle.meta({
      data: screen.loaderData,
      params: screen.params,
      queries,
      config,
      url,
    });
    document.title = fullTitle(meta);
    for (const old of document.head.querySelectorAll(PAGE_TAGS)) old.remove();
    for (const { tag, attributes, text } of headTags(meta, config)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (text !== undefined) element.textContent = text;
      document.head.append(element);
    }
  }, [screen, pathname, search, queries, config]);
}
