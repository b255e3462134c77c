import { useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { currentToasts, subscribeToToasts } from './toast.ts';

const { Part: Toaster } = lazyPart(async () => (await import('./toaster.tsx')).Toaster);

/** The notification area, fetched with the first notification. */
export function LazyToaster() {
  const used = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  return used && <Toaster />;
}
