import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { chromiumPath } from '../../scripts/find-chromium.ts';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts';
import { startSiteProcess, type SiteProcess } from './site-process.ts';

/** Timeout of an action or a wait, in ms. */
const PATIENCE_MS = 30_000;

export const SCHEMES = ['light', 'dark'] as const;

export interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** False opens the page as a browser without JavaScript does. */
  readonly javaScript?: boolean;
  /** True by default, so that tests do not wait for motion. */
  readonly reducedMotion?: boolean;
  /** The browser's storage before the page is opened. */
  readonly localStorage?: Readonly<Record<string, string>>;
  /**
   * Whether pages are cached for reading offline, as in a shopper's browser. Otherwise every request meets the test's
   * routes.
   */
  readonly serviceWorker?: boolean;
  /**
   * Whether no later test may reuse the page's context, because this one changes it: sets its clock, routes its
   * requests.
   */
  readonly alone?: boolean;
  /** Called before the page is opened, to set routes, permissions … */
  readonly prepare?: (page: Page, context: BrowserContext) => Promise<void>;
  /** Console errors that are expected, such as the browser's own line on a 404. */
  readonly allow?: RegExp;
}

export interface TestBrowser {
  readonly origin: () => string;
  /** Opens a path of the site as a new visitor. A console error or page error fails the running test. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Opens a page of no site and without a policy, to draw test pictures with. It is closed after the test. */
  blank(): Promise<Page>;
}

/** Launches the system's Chromium, or the one named by CHROMIUM_PATH. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    // Pages of one context share a process, which keeps its compiled code.
    args: [...CHROMIUM_ARGUMENTS, '--renderer-process-limit=1'],
  });
}

let running: Browser | undefined;

/**
 * Returns the Chromium of this worker, which ends with it: its files run one after the other in one process
 * (vitest.config.ts). A crash fails only the file in which it happens; the next file gets a new one.
 */
export async function sharedChromium(): Promise<Browser> {
  if (running?.isConnected() !== true) running = await launchChromium();
  return running;
}

/**
 * A context of Chromium. `again` is true if it can be reused because nothing was changed that other visits would meet.
 */
interface Visitor {
  readonly origin: string;
  readonly javaScript: boolean;
  readonly context: BrowserContext;
  readonly again: boolean;
  /** A blank page that keeps the process of the site's pages alive, with its compiled code. */
  readonly keeper: Page | null;
}

/** A few visitors whose tests have ended. Each occupies a process. */
let idle: readonly Visitor[] = [];
const MAX_IDLE = 3;

/**
 * Returns a visitor without history: a new context, or that of an ended test with its data cleared. The latter has the
 * site's scripts compiled, which saves a quarter of a page's loading time (docs/decisions/testing.md).
 */
async function aVisitor(
  browser: Browser,
  { origin, javaScript, again }: Pick<Visitor, 'again' | 'javaScript' | 'origin'>,
  serviceWorkers: 'allow' | 'block',
): Promise<readonly [Visitor, Page]> {
  const known = idle.find(
    (one) =>
      again &&
      one.origin === origin &&
      one.javaScript === javaScript &&
      one.context.browser()?.isConnected() === true,
  );
  if (known === undefined) {
    const settings = { baseURL: origin, javaScriptEnabled: javaScript, serviceWorkers };
    const context = await browser.newContext(settings);
    return [{ origin, javaScript, context, again, keeper: null }, await context.newPage()];
  }
  idle = idle.filter((one) => one !== known);
  const page = await known.context.newPage();
  const devTools = await known.context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devTools.detach();
  return [known, page];
}

/** Ends a visit, and keeps its context for reuse if possible. */
async function leave(visitor: Visitor): Promise<void> {
  const { context, again, origin } = visitor;
  if (!again) return context.close();
  let { keeper } = visitor;
  if (keeper === null) {
    keeper = await context.newPage();
    await keeper.goto(`${origin}/icon.svg`);
  }
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await context.clearPermissions();
  await context.clearCookies();
  const [oldest, ...others] = idle;
  if (oldest !== undefined && idle.length === MAX_IDLE) await oldest.context.close();
  idle = [...(idle.length === MAX_IDLE ? others : idle), { ...visitor, keeper }];
}

/** Closes the contexts of a site that ends. */
async function forget(origin: string): Promise<void> {
  const gone = idle.filter((one) => one.origin === origin);
  idle = idle.filter((one) => one.origin !== origin);
  for (const { context } of gone) await context.close();
}

/**
 * Provides the built site and a real Chromium for the tests of one file. Call it at the top of the file. It closes
 * every page after each test, and fails a test in which a page logged an error. Files that change the site's data, or
 * need other settings, pass `env`, which may be empty. They get a site of their own, with `few` products if they change
 * the catalogue itself. All others read the site of the run.
 */
export function openBrowser(
  env?: Readonly<Record<string, string>>,
  products: 'all' | 'few' = 'all',
): TestBrowser {
  let site: SiteProcess | undefined;
  let origin: string;
  let browser: Browser;
  let visitors: Visitor[] = [];
  let problems: string[] = [];

  beforeAll(async () => {
    browser = await sharedChromium();
    if (env !== undefined) site = await startSiteProcess(env, undefined, products);
    origin = site?.origin ?? inject('siteOrigin');
  });
  afterEach(async () => {
    for (const visitor of visitors) await leave(visitor);
    visitors = [];
    const found = problems;
    problems = [];
    expect(found, `errors in the browser: ${found.join(' | ')}`).toEqual([]);
  });
  afterAll(async () => {
    if (site === undefined) return;
    await forget(site.origin);
    await site.stop();
  });

  return {
    origin: () => origin,
    async blank() {
      const context = await browser.newContext();
      visitors.push({ origin: '', javaScript: true, context, again: false, keeper: null });
      return context.newPage();
    },
    async open(path, options = {}) {
      const [visitor, page] = await aVisitor(
        browser,
        {
          origin,
          javaScript: options.javaScript ?? true,
          again: options.serviceWorker !== true && options.alone !== true,
        },
        options.serviceWorker === true ? 'allow' : 'block',
      );
      visitors.push(visitor);
      await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 900 });
      await page.emulateMedia({
        colorScheme: options.colorScheme ?? 'light',
        reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
      });
      page.setDefaultTimeout(PATIENCE_MS);
      const note = (text: string) => {
        if (options.allow?.test(text) !== true) problems.push(text);
      };
      page.on('pageerror', (error) => note(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      if (options.localStorage !== undefined) {
        await page.addInitScript((entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        }, options.localStorage);
      }
      await options.prepare?.(page, visitor.context);
      await slowDown(page, visitor.context);
      await page.goto(path);
      if (options.javaScript !== false) await hydrated(page);
      return page;
    },
  };
}

/** Lets every answer arrive late (`SLOW_PAGES=250`), so that a test fails that does not wait for what it means. */
async function slowDown(page: Page, context: BrowserContext): Promise<void> {
  const latency = Number(process.env['SLOW_PAGES'] ?? 0);
  if (latency === 0) return;
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/**
 * Waits until the page's scripts have run, React has hydrated the page if it uses React, and all cards are laid out.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const react = document.getElementById('page-data') !== null;
    const { dataset } = document.documentElement;
    return dataset['script'] === (react ? 'hydrated' : 'ready') && 'laidOut' in dataset;
  });
}
