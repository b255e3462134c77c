import { expect, it } from 'vitest';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { expectRoomForLargeLetters } from '../support/double-letters.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { openSignedIn } from '../support/operator-page.ts';

const browser = openBrowser({});
const PAGES = Object.values(OPERATOR_ROUTES);

/** What a page may consist of: the processor of a phone styles and lays out so much without holding up a tap (50 ms). */
const MAX_ELEMENTS = 550;

// Both widths by `npm run nightly`, and a slower processor, which takes as much of ours; a phone shows what moves first.
const NIGHTLY = process.env['NIGHTLY'] === '1';
const WIDTHS = NIGHTLY ? [360, 1280] : [360];
const TIMES_SLOWER = NIGHTLY ? 4 : 2;

it.each(WIDTHS)(
  'no page of the operator moves while it loads, is long to lay out, wider than the window, or shuts anybody out (%i px)',
  async (width) => {
    const page = await openSignedIn(browser, '/admin-dashboard');
    await page.setViewportSize({ width, height: 800 });
    const moved: string[] = [];
    const long: string[] = [];
    // A slow processor paints what a fast one never shows.
    const devTools = await page.context().newCDPSession(page);
    for (const path of PAGES) {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
      await page.goto(`${browser.origin()}${path}`);
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
      await page.waitForLoadState('networkidle');
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const shift = await layoutShift(page);
      if (shift > 0) moved.push(`${path}: ${shift}`);
      const elements = await page.locator('body *').count();
      if (elements > MAX_ELEMENTS) long.push(`${path}: ${elements}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectRoomForLargeLetters(page);
      await page.setViewportSize({ width, height: 800 });
    }
    expect(moved).toEqual([]);
    expect(long).toEqual([]);
  },
);
