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
  /** Called before the page is opened: routes, permissions … */
  readonly prepare?: (page: Page, context: BrowserContext) => Promise<void>;
  /** Console errors that are expected, such as the browser's own line on a 404. */
  readonly allow?: RegExp;
}

export interface TestBrowser {
  readonly origin: () => string;
  /** Opens a path of the site in a fresh context. A console error or page error fails the test that is running. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** A page of no site and without a policy, to draw test pictures with; closed after the test. */
  blank(): Promise<Page>;
}

/** A real Chromium, the one of the system; CHROMIUM_PATH names another. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_ARGUMENTS,
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
  let contexts: BrowserContext[] = [];
  let problems: string[] = [];

  beforeAll(async () => {
    browser = await sharedChromium();
    if (env !== undefined) site = await startSiteProcess(env, undefined, products);
    origin = site?.origin ?? inject('siteOrigin');
  });
  afterEach(async () => {
    for (const context of contexts) await context.close();
    contexts = [];
    const found = problems;
    problems = [];
    expect(found, `errors in the browser: ${found.join(' | ')}`).toEqual([]);
  });
  afterAll(async () => site?.stop());

  return {
    origin: () => origin,
    async blank() {
      const context = await browser.newContext();
      contexts.push(context);
      return context.newPage();
    },
    async open(path, options = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
        colorScheme: options.colorScheme ?? 'light',
        javaScriptEnabled: options.javaScript ?? true,
        serviceWorkers: options.serviceWorker === true ? 'allow' : 'block',
        reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
      });
      contexts.push(context);
      const page = await context.newPage();
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
      await options.prepare?.(page, context);
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
