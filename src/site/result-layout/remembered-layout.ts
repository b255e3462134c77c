import type { ResultLayout } from '#contract/search-url.ts';

const KEY = 'result-layout';

/** Keeps the layout for the session. */
export function rememberLayout(layout: ResultLayout): void {
  try {
    sessionStorage.setItem(KEY, layout);
  } catch {
    // Storage is blocked: the address says it for this search.
  }
}

/** The layout that was last chosen in this session; null where none was, or storage is blocked. */
export function rememberedLayout(): ResultLayout | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'table' || kept === 'cards' ? kept : null;
  } catch {
    return null;
  }
}
