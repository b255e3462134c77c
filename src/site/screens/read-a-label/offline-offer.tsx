import { useHydrated } from '../../ui/use-hydrated.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const { Part: KeepForOffline } = lazyPart(
  async () => (await import('./keep-for-offline.tsx')).KeepForOffline,
);

/** Reserves space before it is known whether this browser can cache files, so that nothing shifts. */
export function OfflineOffer() {
  return <div className="needs-script mt-3 min-h-11">{useHydrated() && <KeepForOffline />}</div>;
}
