import { type RefObject, useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { smoothly } from '../../ui/smoothly.ts';
import { SCROLL_DELAY_MS } from './completion.ts';

/** Whether this page was reached by going back or forward, or reloaded: the browser then restores the place itself. */
function returned(): boolean {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.some(({ type }) => type !== 'navigate');
}

let firstView = true;

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
  const how = useNavigationType();
  useEffect(() => {
    if (!ready) return;
    const first = firstView;
    firstView = false;
    if (first ? returned() : how === 'POP') return;
    // Before React was there no listener could see what she did.
    if (first && window.scrollY > 0) return;
    const stay = new AbortController();
    const timer = setTimeout(() => {
      stay.abort();
      results.current?.scrollIntoView({ behavior: smoothly(), block: 'start' });
    }, SCROLL_DELAY_MS);
    stay.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const input of INPUTS) {
      window.addEventListener(input, () => stay.abort(), { passive: true, signal: stay.signal });
    }
    return () => stay.abort();
  }, [results, view, ready, how]);
}
