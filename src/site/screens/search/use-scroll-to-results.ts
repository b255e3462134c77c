import { type RefObject, useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { smoothly } from '../../ui/smoothly.ts';
import { SCROLL_DELAY_MS } from './popups/completion.ts';

/**
 * Returns whether the document was reached by going back or forward, or was reloaded. The browser then restores the
 * scroll position itself.
 */
function isDocumentRestored(): boolean {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.some(({ type }) => type !== 'navigate');
}

/** Whether these are the first results since the document was opened. */
let isFirstView = true;

/** Input events that precede a scroll or a press. */
const INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the results 300 ms after they have loaded, without moving the focus (specification section 4, "Search
 * page"). It is instant under reduced motion, and skipped if the browser restores a scroll position. Any input cancels
 * it, or the page would move under the pointer. Scroll events do not count as input: browsers also scroll by themselves
 * to keep visible content in place while a list above it grows.
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
    // Scrolling before hydration went unnoticed by the listeners.
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
