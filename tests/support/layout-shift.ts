import type { Page } from 'playwright-core';

/** Returns the Cumulative Layout Shift since the page began to load, including that caused by its fonts. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          sum += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
      // Buffered entries are delivered in a task of their own, and shifts caused by fonts are painted by then.
      setTimeout(() => resolve(sum), 250);
    });
  });
}
