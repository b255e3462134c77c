import type { Page } from 'playwright-core';
import { expectNoSidewaysScroll } from './accessibility.ts';

/** As a reader's own style sheet makes letters larger: widths in media queries stay what they were. */
export async function doubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200%; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** With letters of usual size from the narrowest window on, and twice as large from a phone's, nothing sticks out. */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page);
  await doubleLetters(page);
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `letters twice as large at ${width} px`);
  }
}
