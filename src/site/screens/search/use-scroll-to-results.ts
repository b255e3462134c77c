import { type RefObject, useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { smoothly } from '../../ui/smoothly.ts';
import { SCROLL_DELAY_MS } from './completion.ts';

/** Whether the document was reached by going back or forward, or reloaded: the browser then restores the place itself. */
function isDocumentRestored(): boolean {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.some(({ type }) => type !== 'navigate');
}

/** Whether no results have been there since the document was opened. */
let isFirstView = true;

/** What a shopper moves a page with, or is about to press something with. */
const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the results 300 ms after they are there, without moving the focus (specification section 4, "Search page").
 * At once under reduced motion, and not where a place is being restored. They begin in the first screen, so that on the way in nothing moves;
 * who goes further down meanwhile is not called back, or what she is about to click would slip away.
 * That is told by what she does and not by where the page stands: the browser itself moves a page to hold still what is seen while a list grows above.
 */
export function useScrollToResults(
  results: RefObject<HTMLElement | null>,
  view: string,
  ready: boolean,
): void {
  const navigationType = useNavigationType();
  useEffect(() => {
    if (!ready) return;
    const isFirst = isFirstView;
    isFirstView = false;
    const isRestored = isFirst ? isDocumentRestored() : navigationType === 'POP';
    // Before React was there no listener could see what she did.
    const hasScrolled = isFirst && window.scrollY > 0;
    if (isRestored || hasScrolled) return;
    const listening = new AbortController();
    const cancel = () => {
      clearTimeout(timer);
      listening.abort();
    };
    const timer = setTimeout(() => {
      cancel();
      results.current?.scrollIntoView({ behavior: smoothly(), block: 'start' });
    }, SCROLL_DELAY_MS);
    for (const input of INPUTS) {
      window.addEventListener(input, cancel, { passive: true, signal: listening.signal });
    }
    return cancel;
  }, [results, view, ready, navigationType]);
}
