import type { ResultLayout } from '#contract/search-url.ts';

const KEY = 'result-layout';

/** Keeps the layout for the session. */
export function rememberLayout(layout: ResultLayout): void {
  try {
    sessionStorage.setItem(KEY, layout);
  } catch {
    // Storage is blocked: the layout is in the address of this search only.
  }
}

/** The last layout chosen in this session; null if none, or if storage is blocked. */
export function rememberedLayout(): ResultLayout | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'table' || kept === 'cards' ? kept : null;
  } catch {
    return null;
  }
}
