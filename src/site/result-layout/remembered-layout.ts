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

/** Returns the last layout chosen in this session; null if there is none, or if storage is blocked. */
export function rememberedLayout(): ResultLayout | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'table' || kept === 'cards' ? kept : null;
  } catch {
    return null;
  }
}
