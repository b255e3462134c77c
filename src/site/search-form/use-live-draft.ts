import { useEffect, useRef } from 'react';
import type { ChangedDraft, SearchDraft } from './use-search-draft.ts';

/** Pause in typing, in ms, after which words and figures are applied. Checkboxes are applied immediately. */
const TYPING_PAUSE_MS = 700;
/** How often to check whether the word being typed is known by now, in ms. */
const LOOK_MS = 100;

/** From this width on the form is a sticky rail that applies changes immediately. */
export const RAIL = '(width >= 64rem)';

/**
 * Calls `apply` with the draft once it was changed in the rail and typing pauses, unless the draft starts over before.
 * A word that is not known while it is being typed ("lec") would empty the results, so it is held back until it is
 * known or the field loses the focus.
 */
export function useLiveDraft(
  { draft, changed }: ChangedDraft,
  apply: (draft: SearchDraft) => void,
): void {
  // The address may change before typing pauses, for example by sorting. The draft must be applied to the newest one.
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
