import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  launchChromium,
} from '../support/browser.ts';
import { EVERY_PAGE, type Examples, findExamples } from '../support/every-page.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

/** The extremes in both schemes, the middle in one (quality.md, 14). */
const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

let site: SiteProcess;
let browser: Browser;
let examples: Examples;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSiteProcess(), launchChromium()]);
  examples = await findExamples(site.origin);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe('every page in every look', () => {
  let context: BrowserContext;
  let page: Page;
  /** Requests to anybody but the site. */
  let strangers: string[] = [];
  let errors: string[] = [];

  beforeAll(async () => {
    context = await browser.newContext({
      baseURL: site.origin,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    page = await context.newPage();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin !== site.origin && url.protocol !== 'data:') strangers.push(request.url());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  });
  afterAll(async () => context?.close());

  test.each(EVERY_PAGE)(
    '$name: accessible, within the width, no error, no request to anybody else',
    async ({ path, status }) => {
      strangers = [];
      errors = [];
      await page.goto(path(examples));
      await hydrated(page);
      for (const { width, colorScheme } of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      const own = status === 404 ? /status of 404/ : /^$/;
      expect(errors.filter((error) => !own.test(error))).toEqual([]);
      expect(strangers).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    },
  );
});
