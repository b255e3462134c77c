import type { ScreenModule } from './routes.tsx';

/**
 * The screens that React takes over in the browser, by route id: all but those that say `hydrate: false`, which a test
 * compares with this list. Each is fetched with its own pages only.
 */
export const HYDRATED_SCREENS = import.meta.glob<ScreenModule>(
  './screens/{home,search,compare,calculator,product,protein-map,read-a-label,admin-dashboard,admin-sitestripe,admin-flavor-expansion,admin-catalogue}/*-screen.tsx',
);
