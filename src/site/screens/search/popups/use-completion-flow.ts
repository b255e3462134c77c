import { startTransition, useEffect, useState } from 'react';
import {
  COMPLETION_DELAY_MS,
  type Popup,
  popupAfterAcceptance,
  popupAfterSearch,
} from './completion.ts';

/** Needed half a second after the results at the earliest, so not part of the first load. */
const storage = () => import('../../../disclaimer/disclaimer-storage.ts');

interface Flow {
  /** At most one popup at a time; they follow one another, and never stack. */
  readonly popup: Popup | null;
  readonly close: () => void;
  readonly accept: () => void;
  readonly showSummary: () => void;
}

/** Calls back when no text field of the page has the focus: a popup would take it in the middle of a word. */
function whenNotTyping(then: () => void, signal: AbortSignal): void {
  const field = document.activeElement?.closest('input:not([type="checkbox"]), textarea');
  if (field) field.addEventListener('blur', then, { once: true, signal });
  else then();
}

/**
 * The popups of a search (specification section 4): reset when the criteria change, decided 500 ms after their results
 * are loaded. `total` is null while they are not.
 */
export function useCompletionFlow(search: string, total: number | null): Flow {
  const [shown, setShown] = useState<{ search: string; popup: Popup | null }>({
    search,
    popup: null,
  });

  useEffect(() => {
    if (total === null) return;
    const ended = new AbortController();
    const decide = async () => {
      const { isDisclaimerDue } = await storage();
      if (ended.signal.aborted) return;
      const popup = popupAfterSearch({ total, disclaimerDue: isDisclaimerDue(Date.now()) });
      // As a transition, because it renders the whole page. Where none is due, what the shopper has opened meanwhile stays.
      if (popup !== null) startTransition(() => setShown({ search, popup }));
    };
    const timer = setTimeout(
      () => whenNotTyping(() => void decide(), ended.signal),
      COMPLETION_DELAY_MS,
    );
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [search, total]);

  const show = (popup: Popup | null) => setShown({ search, popup });
  return {
    popup: shown.search === search ? shown.popup : null,
    close: () => show(null),
    accept: () => {
      void storage().then(({ recordAcceptance }) => recordAcceptance(Date.now()));
      show(popupAfterAcceptance(total ?? 0));
    },
    showSummary: () => show('summary'),
  };
}
