import type { Page } from 'playwright-core';

/** How much has jumped about since the page began to load, its fonts included (Cumulative Layout Shift). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          sum += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
      // What was kept is handed over in a task of its own, and what the fonts moved is drawn by then.
      setTimeout(() => resolve(sum), 250);
    });
  });
}
