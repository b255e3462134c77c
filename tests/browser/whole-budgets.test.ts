import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { ON_DEVICE_KB } from '../../src/site/screens/read-a-label/on-device/read-on-device.ts';
import {
  languageFile,
  OCR_CORE,
  OCR_FOLDER,
  OCR_LANGUAGES,
  OCR_WORKER,
  READER_KB,
} from '../../src/site/screens/read-a-label/photograph/ocr-files.ts';
import { openBrowser } from '../support/browser.ts';
import { fetchPage } from '../support/crawl.ts';
import { EVERY_PAGE, type Examples, findExamples } from '../support/every-page.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

/**
 * What a first visit may load; KB are 1,000 bytes as they travel, brotli where it is text. Scripts, styles and fonts are tighter
 * than docs/figures.md, 7 asks (125 and 10, 16, 32): what the pages have reached, and a little room. The HTML (25 asked) with its headers is
 * what TCP sends before it waits for an answer (ten segments, RFC 6928), also for the first who asks.
 */
const BUDGET = { script: 122.1, stillScript: 4, style: 15.7, font: 28, html: 14.6 };
/** Elements laid out at first. */
const ELEMENTS = 1_500;
const KB = 1_000;

let site: SiteProcess;
let examples: Examples;
/** By address: files are the same on many pages. */
const weights = new Map<string, number>();

beforeAll(async () => {
  site = await startSiteProcess();
  examples = await findExamples(site.origin);
});
afterAll(async () => site?.stop());

/** Bytes of an answer's headers and of its body as they travel to a browser that takes brotli. */
function transferred(path: string): Promise<{ readonly head: number; readonly body: number }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get(`${site.origin}${path}`, { headers }, (answer) => {
      const head = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
      let body = 0;
      answer.on('data', (chunk: Buffer) => (body += chunk.length));
      answer.on('end', () => resolve({ head, body }));
    }).on('error', reject);
  });
}

async function weighHtml(path: string): Promise<number> {
  const { head, body } = await transferred(path);
  return (head + body) / KB;
}

async function weigh(path: string): Promise<number> {
  const bytes = weights.get(path) ?? (await transferred(path)).body;
  weights.set(path, bytes);
  return bytes;
}

async function weighAll(files: readonly string[]): Promise<number> {
  const all = await Promise.all([...new Set(files)].map(weigh));
  return all.reduce((sum, bytes) => sum + bytes, 0) / KB;
}

test('the HTML of a much used product, with many flavors, is light', async () => {
  expect(await weighHtml(paths.product(1_080))).toBeLessThanOrEqual(BUDGET.html);
});

test('the HTML of a search that avoids families with hundreds of members is within 25 KB', async () => {
  const families = 'dairy,nuts,gums,emulsifiers,sugar alcohols,vegetable oil,grains,legumes';
  const query = new URLSearchParams({ avoid: families, showAll: 'true' }).toString();
  expect(await weighHtml(`/search?${query}`)).toBeLessThanOrEqual(25);
});

describe.each(EVERY_PAGE)('$name', ({ name, path, still }) => {
  test('is light', async () => {
    const page = await fetchPage(site.origin, path(examples));
    const weight = {
      script: await weighAll(page.scripts),
      style: await weighAll(page.stylesheets),
      font: await weighAll(page.fonts),
      html: await weighHtml(page.path),
      elements: page.elements,
    };
    if (process.env['SHOW_WEIGHTS'] !== undefined) {
      const shown = Object.values(weight).map((value) => Math.round(value * 10) / 10);
      process.stdout.write(`| ${[name, ...shown].join(' | ')} |\n`);
    }
    expect(weight.script).toBeLessThanOrEqual(still ? BUDGET.stillScript : BUDGET.script);
    expect(weight.style).toBeLessThanOrEqual(BUDGET.style);
    expect(weight.font).toBeLessThanOrEqual(BUDGET.font);
    expect(weight.html).toBeLessThanOrEqual(BUDGET.html);
    expect(weight.elements).toBeLessThanOrEqual(ELEMENTS);
  });
});

/** Widths in CSS pixels. Figure 7 is of phones; on a desktop the rail of a search is in sight, and its form with it. */
const PHONE = 390;
const DESKTOP = 1280;
const FOUND = '/search';
const TABLE = '/search?view=table';
/** After these a popup comes by itself: the disclaimer, or what to do where nothing was found. */
const WISHES = '/search?avoid=sucralose&mustHave=whey';
const NOTHING = '/search?q=xylq';

describe('what a page loads by itself, named by it or fetched', () => {
  const browser = openBrowser();

  test.each([
    ['/', PHONE, 120],
    [FOUND, PHONE, 123.1],
    [TABLE, PHONE, 122],
    [WISHES, PHONE, 125],
    [NOTHING, PHONE, 125],
    ['/', DESKTOP, 120],
    [FOUND, DESKTOP, 130.5],
    [TABLE, DESKTOP, 129],
    [WISHES, DESKTOP, 132.1],
    [NOTHING, DESKTOP, 132],
  ])('%s of %i px is at most %i KB', async (path, width, budget) => {
    const page = await browser.open(path, { width });
    if (path === WISHES || path === NOTHING) await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    if (process.env['SHOW_WEIGHTS'] !== undefined)
      process.stdout.write(`| ${path} of ${width} px | ${bytes / KB} |\n`);
    expect(bytes / KB).toBeGreaterThan(100);
    expect(bytes / KB).toBeLessThanOrEqual(budget);
  });
});

/** KB that travel when a barcode is read for the first time. */
const BARCODE_READER = 380;

describe('what is loaded only when it is asked for', () => {
  const files = (pattern: RegExp) =>
    readdirSync('dist/client/assets')
      .filter((name) => pattern.test(name))
      .map((name) => `/assets/${name}`);

  test('the barcode reader is light', async () => {
    const parts = files(
      /^(?:barcode-(?:reader|worker)|camera-view|(?:zxing_)?reader)-[\w-]+\.(?:js|wasm)$/,
    );
    expect(parts).toHaveLength(5);
    expect(await weighAll(parts)).toBeLessThanOrEqual(BARCODE_READER);
  });

  test('the text reader and each language are as large as the page says before it loads them', async () => {
    const parts = [
      OCR_WORKER,
      `${OCR_FOLDER}/${OCR_CORE}.js`,
      `${OCR_FOLDER}/${OCR_CORE}.wasm`,
      ...files(/^read-text-[\w-]+\.js$/),
    ];
    expect(parts).toHaveLength(4);
    const reader = await weighAll(parts);
    expect(Math.abs(reader - READER_KB)).toBeLessThanOrEqual(0.05 * READER_KB);
    for (const { code, kilobytes } of OCR_LANGUAGES) {
      const weight = (await weigh(languageFile(code))) / KB;
      expect(Math.abs(weight - kilobytes)).toBeLessThanOrEqual(0.01 * kilobytes);
      expect(weight).toBeLessThanOrEqual(3_000);
    }
  });

  test('reading without a network is as large as the page says before it loads it', async () => {
    const tables = files(/^[\w-]+\.tsv$/);
    expect(tables.length).toBeGreaterThan(8);
    const parts = await weighAll([...tables, ...files(/^label-worker-[\w-]+\.js$/)]);
    expect(Math.abs(parts - ON_DEVICE_KB)).toBeLessThanOrEqual(0.1 * ON_DEVICE_KB);
  });
});
