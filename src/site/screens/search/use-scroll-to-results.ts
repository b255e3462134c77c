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

/** How much of the page lies below: more above is no sign of going down, for the browser holds still what is seen while a list grows. */
const below = () => document.body.scrollHeight - window.scrollY;

/**
 * Scrolls to the results 300 ms after they are there, without moving the focus (specification section 4, "Search page").
 * At once under reduced motion, and not where a place is being restored. They begin in the first screen, so that on the way in nothing moves;
 * who has gone further down meanwhile is not called back, or what she is about to click would slip away.
 */
export function useScrollToResults(
  results: RefObject<HTMLElement | null>,
  view: string,
  ready: boolean,
): void {
  const how = useNavigationType();
  useEffect(() => {
    if (!ready) return;
    const restored = firstView ? returned() : how === 'POP';
    firstView = false;
    if (restored) return;
    const before = below();
    const timer = setTimeout(() => {
      if (below() < before) return;
      results.current?.scrollIntoView({ behavior: smoothly(), block: 'start' });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [results, view, ready, how]);
}
