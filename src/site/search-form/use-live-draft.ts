import { useEffect, useRef } from 'react';
import type { ChangedDraft, SearchDraft } from './use-search-draft.ts';

/** Pause in typing after which words and figures are applied; checkboxes are applied immediately. */
const TYPING_PAUSE_MS = 700;
/** How often it is looked whether a word that is being written is known by now. */
const LOOK_MS = 100;

/** From this width on the form is a sticky rail that applies changes immediately. */
export const RAIL = '(width >= 64rem)';

/**
 * Calls `apply` with what was changed in the rail by hand, when the writing pauses; not where the draft starts over before that. A word
 * that nobody knows while it is being written ("lec") would empty the list of results: it waits until it is known, or left.
 */
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
    const settle = () => {
      if (document.querySelector('[data-held]')) timer = setTimeout(settle, LOOK_MS);
      else newest.current(draft);
    };
    let timer = setTimeout(settle, typed ? TYPING_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [draft, changed]);
}
