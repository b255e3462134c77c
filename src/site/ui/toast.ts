/** One notification. `destructive` is for failures. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** Toasts shown at once (specification section 9, "Toasts"). */
export const TOAST_LIMIT = 1;
/** How long a dismissed toast is kept, in ms. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** How long a toast is shown, in ms. */
export const TOAST_DURATION_MS = 5000;
/** How far to the right a toast must be swiped to dismiss it, in px. */
export const TOAST_SWIPE_THRESHOLD_PX = 50;
/** The key that focuses the notification area. */
export const TOAST_HOTKEY = 'F8';

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function update(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notification, which replaces the previous one. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  update([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
}

/** Closes a notification. It is removed after `TOAST_REMOVE_DELAY_MS`. */
export function dismissToast(id: number): void {
  if (!removals.has(id)) {
    const remove = () => {
      removals.delete(id);
      update(toasts.filter((shown) => shown.id !== id));
    };
    removals.set(id, setTimeout(remove, TOAST_REMOVE_DELAY_MS));
  }
  update(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
}

/** Calls the listener on every change. Returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current notifications, newest first. */
export function currentToasts(): readonly ShownToast[] {
  return toasts;
}
