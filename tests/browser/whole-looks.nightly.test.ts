import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EVERY_LOOK, faultsInLooks } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';

/** That the looks of whole-visit.test.ts and the screens' own would see a fault: each is planted on a page without any. */
const browser = openBrowser();

async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** The looks and rules of what was found, without the elements. */
async function found(page: Page): Promise<readonly string[]> {
  const faults = await faultsInLooks(page, EVERY_LOOK);
  return faults.map((fault) => fault.split(': ').slice(0, 2).join(': '));
}

test('words too faint by night are seen at every width, and by night only', async () => {
  const page = await browser.open('/read-a-label');
  await addStyle(page, '@media (prefers-color-scheme: dark) { h1 { color: #333 !important; } }');
  expect(await found(page)).toEqual([
    '360 px, dark: color-contrast',
    '768 px, dark: color-contrast',
    '1280 px, dark: color-contrast',
  ]);
});

test('targets too small on a phone are seen there only', async () => {
  const page = await browser.open('/read-a-label');
  await page.evaluate(() => {
    for (const word of ['one', 'other']) {
      const button = document.createElement('button');
      button.className = 'planted';
      button.ariaLabel = word;
      document.querySelector('main')?.append(button);
    }
  });
  const size = (pixels: number) => `width: ${pixels}px; height: ${pixels}px; display: block;`;
  await addStyle(
    page,
    `.planted { ${size(44)} } @media (max-width: 400px) { .planted { ${size(8)} } }`,
  );
  expect(await found(page)).toEqual(['360 px, light: target-size', '360 px, dark: target-size']);
});

test('a field without a name, and a box that is too wide, are seen in the looks that have them', async () => {
  const page = await browser.open('/read-a-label');
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.className = 'planted';
    document.querySelector('main')?.append(field);
  });
  await addStyle(
    page,
    '.planted { width: 900px; } @media (min-width: 1000px) { .planted { display: none; } }',
  );
  expect(await found(page)).toEqual(
    [360, 768].flatMap((width) =>
      ['light', 'dark'].flatMap((scheme) => [
        expect.stringMatching(`^${width} px, ${scheme}: sticks out by \\d+ px$`) as unknown,
        `${width} px, ${scheme}: label`,
      ]),
    ),
  );
});
