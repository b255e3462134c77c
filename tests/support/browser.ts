import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { chromiumPath } from '../../scripts/find-chromium.ts';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts';
import { startSiteProcess, type SiteProcess } from './site-process.ts';

/** How long an action or a wait may take. */
const PATIENCE_MS = 30_000;

export const SCHEMES = ['light', 'dark'] as const;

export interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** False: the page as a browser without JavaScript has it. */
  readonly javaScript?: boolean;
  /** True by default, so that tests do not wait for motion. */
  readonly reducedMotion?: boolean;
  /** The browser's storage before the page is opened. */
  readonly localStorage?: Readonly<Record<string, string>>;
  /** True: pages are kept for reading offline, as in a shopper's browser. Otherwise every request meets the test's routes. */
  readonly serviceWorker?: boolean;
  /** True: no other test takes the context of the page after this one, which changes it: sets its clock, routes its requests. */
  readonly alone?: boolean;
  /** Called before the page is opened: routes, permissions … */
  readonly prepare?: (page: Page, context: BrowserContext) => Promise<void>;
  /** Console errors that are expected, such as the browser's own line on a 404. */
  readonly allow?: RegExp;
}

export interface TestBrowser {
  readonly origin: () => string;
  /** Opens a path of the site as a new visitor. A console error or page error fails the test that is running. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** A page of no site and without a policy, to draw test pictures with; closed after the test. */
  blank(): Promise<Page>;
}

/** A real Chromium, the one of the system; CHROMIUM_PATH names another. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    // Pages of one context share a process, which keeps what it has compiled.
    args: [...CHROMIUM_ARGUMENTS, '--renderer-process-limit=1'],
  });
}

let running: Browser | undefined;

/**
 * The Chromium of this worker: its files run one after the other in one process (vitest.config.ts), with which it ends. One that
 * crashed costs the file in which it did; the next file has a new one.
 */
export async function sharedChromium(): Promise<Browser> {
  if (running?.isConnected() !== true) running = await launchChromium();
  return running;
}

/** A context of Chromium. `again`: nothing was changed that other visits would meet. */
interface Visitor {
  readonly origin: string;
  readonly javaScript: boolean;
  readonly context: BrowserContext;
  readonly again: boolean;
  /** A page that does nothing but keep the process of the site's pages, with what that has compiled. */
  readonly keeper: Page | null;
}

/** Visitors whose test has ended, a few: each holds a process. */
let idle: readonly Visitor[] = [];
const MOST_IDLE = 3;

/**
 * A visitor who was never here: a context of its own, or one whose test has ended, without what that left behind. The latter has the
 * site's scripts compiled, which saves a quarter of the time that a page takes (docs/decisions/testing.md).
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

/** The end of a visit. */
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
  if (oldest !== undefined && idle.length === MOST_IDLE) await oldest.context.close();
  idle = [...(idle.length === MOST_IDLE ? others : idle), { ...visitor, keeper }];
}

/** Closes those of a site that ends. */
async function forget(origin: string): Promise<void> {
  const gone = idle.filter((one) => one.origin === origin);
  idle = idle.filter((one) => one.origin !== origin);
  for (const { context } of gone) await context.close();
}

/**
 * The built site and a real Chromium for the tests of one file. Call it at the top of the file: it closes every page after each
 * test, and fails the test in which a page logged an error. Files that change what the site keeps, or want it set up otherwise, name
 * its environment, be it empty: they get a site of their own, with `few` products where they change the catalogue itself. The
 * others read the one of the run.
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
      await page.goto(path);
      if (options.javaScript !== false) await hydrated(page);
      return page;
    },
  };
}

/** Waits until the page's scripts have run, React has hydrated it if it uses React, and all cards are laid out. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const react = document.getElementById('page-data') !== null;
    const { dataset } = document.documentElement;
    return dataset['script'] === (react ? 'hydrated' : 'ready') && 'laidOut' in dataset;
  });
}
