import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { HOSTILE_LABELS, HOSTILE_TEXTS } from '../support/hostile-texts.ts';

const browser = openBrowser();

/** Texts without halves of surrogate pairs, which no address can hold. */
const TEXTS = HOSTILE_TEXTS.filter((text) => text.isWellFormed());

/** Lists of texts that fit into one address together. */
function batches(texts: readonly string[], most: number, length: number): readonly string[][] {
  const made: string[][] = [[]];
  for (const text of texts) {
    const last = made.at(-1);
    const fits = [...(last ?? []), text].map(encodeURIComponent).join('').length < length;
    if (last !== undefined && last.length < most && fits) last.push(text);
    else made.push([text]);
  }
  return made;
}

/** Opens pages one after the other and notes whatever ran, was blocked, or was loaded from elsewhere. */
async function visit(addresses: readonly string[]): Promise<{ page: Page; noted: string[] }> {
  const noted: string[] = [];
  const page = await browser.open('/faq', {
    allow: /status of 4\d\d/,
    prepare: async (target) => {
      target.on('dialog', async (dialog) => {
        noted.push(`dialog: ${dialog.message()}`);
        await dialog.dismiss();
      });
      target.on('request', (request) => {
        const url = new URL(request.url());
        const own = url.origin === browser.origin() || url.protocol === 'data:';
        if (!own) noted.push(`request: ${request.url()}`);
      });
      await target.exposeFunction('note', (text: string) => noted.push(text));
      await target.addInitScript(() => {
        const { note } = globalThis as unknown as { note: (text: string) => void };
        globalThis.alert = () => note('alert');
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
          note(`blocked: ${violatedDirective}`),
        );
      });
    },
  });
  for (const address of addresses) {
    const answer = await page.goto(address);
    const status = answer?.status() ?? 0;
    if (status >= 500 || status === 0) noted.push(`${address.slice(0, 80)} answers ${status}`);
  }
  return { page, noted };
}

describe('hostile text on a page', () => {
  it('is text as words of a search', async () => {
    const addresses = batches(TEXTS, 50, 6_000).map(
      (texts) =>
        `/search?showAll=true&${texts.map((text) => `avoid=${encodeURIComponent(text)}`).join('&')}`,
    );
    expect((await visit(addresses)).noted).toEqual([]);
  });

  it('is text in the reader of labels', async () => {
    const statements = [
      ...batches(TEXTS, 200, 9_000).map((texts) => texts.join(', ')),
      ...HOSTILE_LABELS.filter((label) => label.isWellFormed() && label.length < 2_000),
    ];
    const addresses = statements.map(
      (statement) => `/read-a-label?statement=${encodeURIComponent(statement)}`,
    );
    const { page, noted } = await visit(addresses.slice(0, 20));
    await page.goto('/read-a-label?statement=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%2C%20milk');
    await page.getByText('<img src=x onerror=alert(1)>').first().waitFor();
    expect(noted).toEqual([]);
  });

  it('widens no page, however long its words are', async () => {
    const word = 'b'.repeat(95);
    const page = await browser.open('/faq', { width: 360 });
    for (const address of [
      `/search?avoid=${word}&unconfirmed=true&showAll=true`,
      `/search?avoid=${word}&unconfirmed=true&showAll=true&view=table`,
      `/compare?ids=1,2&avoid=${word}`,
      `/protein-map?q=${word}&unread=${word}`,
      `/read-a-label?statement=${word}${word}&avoid=${word}`,
    ]) {
      await page.goto(address);
      const width = await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = true;
        return document.documentElement.scrollWidth;
      });
      expect(width, address.slice(0, 40)).toBe(360);
    }
  });

  it('shows an emoji, or a box on a machine without a font for it', async () => {
    const page = await browser.open('/protein-map?unread=%F0%9F%A6%84', { width: 360 });
    const words = page.getByText(/^Not understood: /);
    await page.evaluate(() => document.fonts.ready);
    const place = await words.evaluate((element) => {
      const text = element.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf('🦄'));
      range.setEnd(text, text.data.indexOf('🦄') + 2);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y, width, height };
    });
    const { channels } = await sharp(await page.screenshot({ clip: place })).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
  });

  it('is text in addresses of pages', async () => {
    const words = TEXTS.filter((_, index) => index % 36 === 0).map((text) =>
      encodeURIComponent(text.slice(0, 200)),
    );
    const addresses = words.flatMap((word) => [
      `/blog/${word}`,
      `/compare?ids=${word}`,
      `/ingredients?q=${word}`,
    ]);
    expect((await visit(addresses)).noted).toEqual([]);
  });
});
