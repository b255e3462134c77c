import type { Page } from 'playwright-core';
import { expectNoSidewaysScroll } from './accessibility.ts';

/** Doubles the font size as a user's style sheet does, so that widths in media queries stay the same. */
export async function doubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200%; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Expects no horizontal overflow at the usual font size in the narrowest window, nor at twice that size on a phone. */
export async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoSidewaysScroll(page);
  await doubleLetters(page);
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `letters twice as large at ${width} px`);
  }
}
