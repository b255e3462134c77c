import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  LOOKS,
  WIDTHS,
} from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { dialog, SEARCH } from '../support/search-page.ts';

const browser = openBrowser();

/** Clicks what opens it; what is then open. */
async function opened(summary: Locator): Promise<Locator> {
  await summary.click();
  return summary.locator('xpath=following-sibling::*[1]');
}

/** All that opens on the screen of results, and at which widths there is a place for it. */
const STATES: readonly (readonly [
  name: string,
  widths: readonly number[],
  open: (page: Page) => Promise<Locator>,
])[] = [
  [
    '“More” of the header',
    [768, 1280],
    (page) => opened(page.locator('nav[aria-label="Main"] summary')),
  ],
  [
    'the side menu',
    [360],
    async (page) => {
      await page.locator('summary[aria-label="Menu"]').click();
      return page.locator('nav[aria-label="Main"]');
    },
  ],
  ['the toolbar’s orders and columns', WIDTHS, (page) => opened(page.locator('.toolbar summary'))],
  [
    'a list of choices in the rail',
    [1280],
    (page) => opened(page.locator('fieldset:has-text("Protein types") summary')),
  ],
  [
    'the sheet of wishes with a list of choices',
    [360, 768],
    async (page) => {
      await page.getByRole('button', { name: /^Change wishes/ }).click();
      return opened(dialog(page, 'Wishes').locator('fieldset:has-text("Protein types") summary'));
    },
  ],
  [
    'the drawer of what is hidden',
    WIDTHS,
    async (page) => {
      await page
        .getByRole('link', { name: /hidden/ })
        .or(page.getByRole('button', { name: /hidden/ }))
        .filter({ visible: true })
        .first()
        .click();
      return dialog(page, /hidden/);
    },
  ],
  [
    'the tray with a menu over it',
    WIDTHS,
    async (page) => {
      const boxes = page.getByRole('checkbox', { name: /compare/i });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByText('2/3 Selected').waitFor();
      return opened(page.locator('.toolbar summary'));
    },
  ],
];

describe.each([
  ['cards', SEARCH],
  ['the table', `${SEARCH}&view=table`],
])('over %s', (_, path) => {
  test.each(STATES)('%s: accessible, and nothing sticks out', async (_name, widths, openIt) => {
    for (const { width, colorScheme } of LOOKS) {
      if (!widths.includes(width)) continue;
      const page = await browser.open(path, {
        width,
        height: 740,
        colorScheme,
        localStorage: ACCEPTED,
      });
      const shown = await openIt(page);
      await expect.poll(() => shown.isVisible()).toBe(true);
      // Axe takes what a scrolled page has half under its header for too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});
