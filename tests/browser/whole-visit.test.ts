import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { hydrated, sharedChromium } from '../support/browser.ts';
import { EVERY_PAGE, type Examples, findExamples } from '../support/every-page.ts';
import { layoutShift } from '../support/layout-shift.ts';

let examples: Examples;

beforeAll(async () => {
  examples = await findExamples(inject('siteOrigin'));
});

/** Operator pages show the same sign-in form to whoever has not signed in; operator-shifts.test.ts sees them signed in. */
const SEEN = EVERY_PAGE.filter(
  ({ name }) => !name.startsWith('operator, ') || name === 'operator, dashboard',
);

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

  test.each(SEEN)(
    '$name: accessible, within the width, no error, nothing jumps, no request to anybody else',
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
    },
  );
});
