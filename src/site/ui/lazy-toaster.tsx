import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** The notification area, fetched with the first notification. */
export function LazyToaster() {
  const used = useSyncExternalStore(
    subscribeToToasts,
    () => currentToasts().length > 0,
    () => false,
  );
  return used ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
