import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
} from './toast.ts';

/**
 * The notification area. It is rendered only after hydration: Radix writes style attributes, which the CSP forbids in
 * HTML.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, variant, open }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(id);
          }}
          className={`toast border-2 bg-sheet p-4 lifted ${variant === 'destructive' ? 'border-clay' : 'border-ink'}`}
        >
          <div className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <Toast.Title className={`font-bold ${variant === 'destructive' ? 'text-clay' : ''}`}>
                {title}
              </Toast.Title>
              {description !== undefined && (
                <Toast.Description className="text-sm">{description}</Toast.Description>
              )}
            </div>
            <Toast.Close className="-m-2 grid size-11 place-items-center" aria-label="Close">
              <Icon name="close" />
            </Toast.Close>
          </div>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={[TOAST_HOTKEY]}
        className="fixed right-4 bottom-[calc(5rem+var(--consent,0px))] left-4 z-50 flex flex-col gap-2 sm:left-auto sm:w-96"
      />
    </Toast.Provider>
  );
}
