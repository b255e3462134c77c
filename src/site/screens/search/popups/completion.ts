/** Delay of popups after the results of new criteria, in ms (specification section 9). */
export const COMPLETION_DELAY_MS = 500;

/** Delay before the page scrolls to the results, in ms (specification section 9). */
export const SCROLL_DELAY_MS = 300;

export type Popup = 'no-results' | 'disclaimer' | 'summary';

/**
 * Returns the popup to show when a search completes; null for none (specification section 4, "Search completion flow").
 */
export function popupAfterSearch(found: { total: number; disclaimerDue: boolean }): Popup | null {
  if (found.total === 0) return 'no-results';
  return found.disclaimerDue ? 'disclaimer' : null;
}

/** Returns the popup to show after the disclaimer is accepted: the summary, if there are results. */
export function popupAfterAcceptance(total: number): Popup | null {
  return total > 0 ? 'summary' : null;
}
