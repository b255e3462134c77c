import {
  EMPTY_SELECTION,
  readSelection,
  type Selection,
  writeSelection,
} from '#domain/comparison/selection.ts';

const KEY = 'comparison';

let current: Selection | null = null;
const listeners = new Set<() => void>();

/** What the session has stored; empty if storage is blocked. */
function stored(): Selection {
  try {
    return readSelection(sessionStorage.getItem(KEY));
  } catch {
    return EMPTY_SELECTION;
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** A page restored from the browser's back/forward cache may hold an older list than the session. */
function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  current = stored();
  announce();
}

/** Returns the chosen products of this session, in order. */
export function currentSelection(): Selection {
  current ??= stored();
  return current;
}

/** Stores a new list for the session and notifies all subscribers. */
export function changeSelection(selection: Selection): void {
  current = selection;
  try {
    if (selection.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, writeSelection(selection));
  } catch {
    // Storage is blocked: the list is kept for this page only.
  }
  announce();
}

/**
 * Calls the listener on every change, also when the page is restored from the back/forward cache. Returns a function
 * that unsubscribes.
 */
export function subscribeToSelection(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('pageshow', onPageShow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('pageshow', onPageShow);
  };
}
