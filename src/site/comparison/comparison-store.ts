import {
  EMPTY_SELECTION,
  readSelection,
  type Selection,
  writeSelection,
} from '#domain/comparison/selection.ts';

const KEY = 'comparison';

let current: Selection | null = null;
const listeners = new Set<() => void>();

/** What the session keeps; blocked storage keeps nothing. */
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

/** A page that comes back from the browser's memory may hold an older list than the session. */
function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  current = stored();
  announce();
}

/** The chosen products, in order, as this session knows them. */
export function currentSelection(): Selection {
  current ??= stored();
  return current;
}

/** Keeps a new list for the session and tells everybody who shows it. */
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

/** Calls back on every change, also when the page comes back from the browser's memory. Answers how to stop. */
export function subscribeToSelection(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('pageshow', onPageShow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('pageshow', onPageShow);
  };
}
