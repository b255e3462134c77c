import { startTransition, useEffect, useState } from 'react';
import {
  COMPLETION_DELAY_MS,
  type Popup,
  popupAfterAcceptance,
  popupAfterSearch,
} from './completion.ts';

/** Needed no earlier than half a second after the results, so it is not part of the first load. */
const storage = () => import('../../../disclaimer/disclaimer-storage.ts');

interface Flow {
  /** At most one popup is shown at a time. They follow one another and never stack. */
  readonly popup: Popup | null;
  readonly close: () => void;
  readonly accept: () => void;
  readonly showSummary: () => void;
}

/**
 * Calls back when no text field of the page has the focus, because a popup would take the focus in the middle of a
 * word.
 */
function whenNotTyping(then: () => void, signal: AbortSignal): void {
  const field = document.activeElement?.closest('input:not([type="checkbox"]), textarea');
  if (field) field.addEventListener('blur', then, { once: true, signal });
  else then();
}

/**
 * The popups of a search (specification section 4). They reset when the criteria change, and are decided 500 ms after
 * the results are loaded. `total` is null until then.
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
      // A transition, because it renders the whole page. If no popup is due, one that the shopper has opened meanwhile
      // stays.
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
