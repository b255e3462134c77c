import type { ResultLayout } from '#contract/search-url.ts';

const KEY = 'result-layout';

/** Stores the layout for the session. */
export function rememberLayout(layout: ResultLayout): void {
  try {
    sessionStorage.setItem(KEY, layout);
  } catch {
    // Storage is blocked: only the address of this search holds the layout.
  }
}

/** Whether the last layout chosen in this session is the table. Never, if storage is blocked. */
export function prefersTable(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'table';
  } catch {
    return false;
  }
}
