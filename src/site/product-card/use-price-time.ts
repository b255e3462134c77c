import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * Returns the time at which prices are judged, in ms since 1970. It is infinite on the server and during hydration:
 * pages may be cached, so prices, which may be shown for 24 hours, only appear in the browser (product.md section 3).
 */
export function usePriceTime(): number {
  const hydrated = useHydrated();
  // oxlint-disable-next-line react/purity -- the clock is read in the browser only, after hydration
  return hydrated ? Date.now() : Number.POSITIVE_INFINITY;
}
