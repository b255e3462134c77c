import { useEffect, useRef } from 'react';
import type { SearchDraft } from './use-search-draft.ts';

/** Pause in typing after which words and figures are applied; checkboxes are applied immediately. */
const TYPING_PAUSE_MS = 700;

/** From this width on the form is a sticky rail that applies changes immediately. */
export const RAIL = '(width >= 64rem)';

/** Calls `apply` with what is changed in the rail, when the writing pauses. */
export function useLiveDraft(apply: (draft: SearchDraft) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address may change before the pause, for instance by sorting: the newest callback applies the draft to the new one.
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
