import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * The time by which prices are judged, in ms since 1970. On the server and during hydration it is never: a page may be kept by
 * a cache, so prices that are shown for 24 hours only appear in the browser (product.md section 3).
 */
export function usePriceTime(): number {
  const hydrated = useHydrated();
  // oxlint-disable-next-line react/purity -- the clock is read in the browser only, after hydration
  return hydrated ? Date.now() : Number.POSITIVE_INFINITY;
}
