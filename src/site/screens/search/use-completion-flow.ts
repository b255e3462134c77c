import { startTransition, useEffect, useState } from 'react';
import {
  COMPLETION_DELAY_MS,
  type Popup,
  popupAfterAcceptance,
  popupAfterSearch,
} from './completion.ts';

/** Wanted half a second after the results at the earliest: not part of the page's first load. */
const storage = () => import('../../disclaimer/disclaimer-storage.ts');

interface Flow {
  /** At most one popup at a time; they follow one another, and never stack. */
  readonly popup: Popup | null;
  readonly close: () => void;
  readonly accept: () => void;
  readonly showSummary: () => void;
}

/**
 * The popups of a search (specification section 4): reset when the criteria change, decided 500 ms after their results are
 * there. `total` is null while there is nothing to decide on.
 */
export function useCompletionFlow(search: string, total: number | null): Flow {
  const [shown, setShown] = useState<{ search: string; popup: Popup | null }>({
    search,
    popup: null,
  });

  useEffect(() => {
    if (total === null) return;
    let current = true;
    const timer = setTimeout(() => {
      void storage().then(({ isDisclaimerDue }) => {
        const popup = popupAfterSearch({ total, disclaimerDue: isDisclaimerDue(Date.now()) });
        // In short slices: the whole page is gone through for it.
        if (current) startTransition(() => setShown({ search, popup }));
      });
    }, COMPLETION_DELAY_MS);
    return () => {
      current = false;
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
