import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from '#contract/api.ts';
import type { PublicConfig } from '#contract/public-config.ts';

interface Site {
  readonly api: Api;
  readonly config: PublicConfig;
}

const SiteContext = createContext<Site | null>(null);

/** Provides components with the `Api` and the operator's public configuration. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useApi and useConfig need a SiteProvider above them.');
  return site;
}

/** Returns the `Api` for queries of components. */
export function useApi(): Api {
  return useSite().api;
}

/** Returns the public part of the site's configuration. */
export function useConfig(): PublicConfig {
  return useSite().config;
}
