import { useEffect, useRef } from 'react';
import type { ChangedDraft, SearchDraft } from './use-search-draft.ts';

/** Pause in typing after which words and figures are applied; checkboxes are applied immediately. */
const TYPING_PAUSE_MS = 700;

/** From this width on the form is a sticky rail that applies changes immediately. */
export const RAIL = '(width >= 64rem)';

/** Calls `apply` with what was changed in the rail by hand, when the writing pauses; not where the draft starts over before that. */
export function useLiveDraft(
  { draft, changed }: ChangedDraft,
  apply: (draft: SearchDraft) => void,
): void {
  // Sorting, say, may change the address before the writing pauses: what is applied then is applied to that.
  const newest = useRef(apply);
  useEffect(() => {
    newest.current = apply;
  });
  useEffect(() => {
    if (changed === null || !window.matchMedia(RAIL).matches) return;
    const typed = 'avoid' in changed || 'mustHave' in changed || 'filters' in changed;
    const timer = setTimeout(() => newest.current(draft), typed ? TYPING_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [draft, changed]);
}
