import { useEffect, useRef } from 'react';
import type { SearchDraft } from './use-search-draft.ts';

/** Words and figures are waited for; a tick is applied at once. */
const TYPING_PAUSE_MS = 700;

/** From this width the form is a rail that stays in sight and applies as it is changed (design.md, "Instrument"). */
export const RAIL = '(width >= 64rem)';

/** Calls `apply` with what is changed in the rail, when the writing pauses. */
export function useLiveDraft(apply: (draft: SearchDraft) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Sorting, say, may change the address before the writing pauses: what is applied then is applied to that.
  const newest = useRef(apply);
  useEffect(() => {
    newest.current = apply;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (draft: SearchDraft, part: Partial<SearchDraft>) => {
    clearTimeout(timer.current);
    if (!window.matchMedia(RAIL).matches) return;
    const typed = 'avoid' in part || 'mustHave' in part || 'filters' in part;
    timer.current = setTimeout(() => newest.current(draft), typed ? TYPING_PAUSE_MS : 0);
  };
}
