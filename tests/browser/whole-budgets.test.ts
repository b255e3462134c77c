import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPage } from '../support/crawl.ts';
import { EVERY_PAGE, type Examples, findExamples } from '../support/every-page.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

/**
 * What a first visit may load; KB are 1,000 bytes as they travel, brotli where it is text. Styles, fonts and HTML are
 * tighter than quality.md 7 asks (15, 30, 25): what the pages have reached, and a little room. The HTML is that of the first who asks, a tenth more
 * than later readers load (docs/decisions/speed.md).
 */
const BUDGET = { script: 125, stillScript: 10, style: 14, font: 28, html: 22 };
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

/** Bytes of an answer as it travels to a browser that takes brotli. */
function transferred(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get(`${site.origin}${path}`, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

async function weigh(path: string): Promise<number> {
  const bytes = weights.get(path) ?? (await transferred(path));
  weights.set(path, bytes);
  return bytes;
}

async function weighAll(files: readonly string[]): Promise<number> {
  const all = await Promise.all([...new Set(files)].map(weigh));
  return all.reduce((sum, bytes) => sum + bytes, 0) / KB;
}

describe.each(EVERY_PAGE)('$name', ({ name, path, still }) => {
  test('is light', async () => {
    const page = await fetchPage(site.origin, path(examples));
    const weight = {
      script: await weighAll(page.scripts),
      style: await weighAll(page.stylesheets),
      font: await weighAll(page.fonts),
      html: (await transferred(page.path)) / KB,
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
