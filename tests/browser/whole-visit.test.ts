import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { hydrated, sharedChromium } from '../support/browser.ts';
import { expectRoomForLargeLetters } from '../support/double-letters.ts';
import { type Examples, findExamples, SHOPPERS_PAGES } from '../support/every-page.ts';
import { layoutShift } from '../support/layout-shift.ts';

let examples: Examples;

beforeAll(async () => {
  examples = await findExamples(inject('siteOrigin'));
});

/** States whose layout is another than that of the route's example; the operator's pages: `operator-shifts.test.ts`. */
const OTHER_STATES = [
  '/search?avoid=soy&showAll=true&view=table',
  '/search?avoid=milch,sucralose&mustHave=whey&isVegan=true&showAll=true&unconfirmed=true',
  '/ingredients/whey',
  '/brands/2',
];

describe('every page in every look', () => {
  let context: BrowserContext;
  let page: Page;
  /** Requests to anybody but the site. */
  let strangers: string[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    context = await (await sharedChromium()).newContext({
      baseURL: inject('siteOrigin'),
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    // A popup would hide the page below it from axe; what they look like is seen where they belong.
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, ACCEPTED);
    page = await context.newPage();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== inject('siteOrigin') && url.protocol !== 'data:')
        strangers.push(request.url());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  });
  afterAll(async () => context?.close());

  test.each(SHOPPERS_PAGES)(
    '$name: accessible, within the width, also at 320 px and with letters twice as large, no error, nothing jumps, no request to anybody else',
    async ({ path, status }) => {
      strangers = [];
      errors = [];
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(path(examples));
      await hydrated(page);
      expect(await layoutShift(page)).toBeLessThan(0.001);
      await expectAccessibleInEveryLook(page);
      const own = status === 404 ? /status of 404/ : /^$/;
      expect(errors.filter((error) => !own.test(error))).toEqual([]);
      expect(strangers).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      await expectRoomForLargeLetters(page);
      // The wishes of one page are not those of the next.
      await page.evaluate(() => sessionStorage.clear());
    },
  );

  test.each(OTHER_STATES)('%s: room at 320 px and for letters twice as large', async (path) => {
    await page.goto(path);
    await hydrated(page);
    await expectRoomForLargeLetters(page);
  });
});
