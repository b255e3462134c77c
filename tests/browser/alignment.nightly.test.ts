import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser } from '../support/browser.ts';
import { SEARCH } from '../support/search-page.ts';

const browser = openBrowser();
const ALL = '/search?showAll=true';
const PHONE = { width: 360, height: 740 } as const;
const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }] as const;

/** Where the names and figures of each card begin, beside the card's edge, and on which lines they stand, below its figures' top. */
function figuresOf(page: Page) {
  return page.locator('#results .result-figures').evaluateAll((lists) =>
    lists
      .filter((list) => list.checkVisibility() && list.querySelector('abbr') === null)
      .map((list) => {
        const { left, top, right } = list.getBoundingClientRect();
        const parts = [...list.querySelectorAll('dt, dd')].filter((part) => part.checkVisibility());
        const baseline = (part: Element) => {
          const mark = part.appendChild(document.createElement('span'));
          mark.style.display = 'inline-block';
          const y = mark.getBoundingClientRect().bottom;
          mark.remove();
          return Math.round(y - top);
        };
        const lines = (tag: string) => [
          ...new Set(parts.filter(({ tagName }) => tagName === tag).map(baseline)),
        ];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        return {
          columns: boxes.map((box) => Math.round(box.left - left)).join(' '),
          names: lines('DT'),
          values: lines('DD'),
          out: Math.max(...boxes.map((box) => box.right)) - right,
        };
      }),
  );
}

/** One visit, seen in each window: no script of the site asks for it (tests/architecture/house.test.ts). */
async function inEachWindow(
  path: string,
  look: (page: Page, width: number) => Promise<void>,
): Promise<void> {
  const page = await browser.open(path, { localStorage: ACCEPTED });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look(page, size.width);
  }
}

test('results begin and end where header and footer do, their figures in the same columns and on one line', async () => {
  await inEachWindow(ALL, async (page, width) => {
    const cards = await figuresOf(page);
    expect(cards.length).toBeGreaterThan(8);
    expect(new Set(cards.map(({ columns }) => columns)).size, `${width} px`).toBe(1);
    for (const { names, values, out } of cards) {
      expect(names).toHaveLength(1);
      expect(values).toHaveLength(1);
      expect(out).toBeLessThanOrEqual(0);
    }
    const left = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.x;
    const inner = width < 1024 ? '#results' : '.rail';
    expect(await left('header .logo'), `${width} px`).toBe(await left(inner));
    expect(await left('footer .logo'), `${width} px`).toBe(await left(inner));
  });
});

test('tables of products fit a window of 320 px', async () => {
  for (const path of [`${SEARCH}&view=table`, '/brands/43-optimum-nutrition']) {
    const page = await browser.open(path, { width: 320, height: 640, localStorage: ACCEPTED });
    await page.locator('.result-table tbody tr').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('the columns of a label’s figures stand apart on a phone, "unknown" beside "unknown" too', async () => {
  const page = await browser.open('/protein/2840', PHONE);
  const gaps = await page.locator('.figures-table tr').evaluateAll((rows) =>
    rows.map(({ children: [, first, second] }) => {
      const [a, b] = [first, second].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell as Node);
        return range.getBoundingClientRect();
      });
      return (b?.left ?? 0) - (a?.right ?? 0);
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
});

test.each([
  ['/protein/1230', 'article header p > a'],
  ['/compare?ids=1230,3071', 'tr:has(th:text-is("Brand")) td span span'],
])('a word that is longer than its line breaks: %s', async (path, selector) => {
  const page = await browser.open(path, PHONE);
  const word = page.locator(selector).first();
  await word.evaluate((element) => {
    element.textContent = 'Lebensmittelhandelsgesellschaft'.repeat(3);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('a table of an article with four columns shows all of them on a phone', async () => {
  const page = await browser.open('/blog/how-our-score-works', PHONE);
  const table = page.locator('.table-scroll').filter({ hasText: 'Stated by a source' });
  const { shown, wide } = await table.evaluate((box) => ({
    shown: box.clientWidth,
    wide: box.scrollWidth,
  }));
  expect(wide).toBe(shown);
});

test('what a barcode found is told in lines of their own on a phone', async () => {
  const page = await browser.open('/read-a-label?gtin=8414184641331', PHONE);
  const figure = page.getByRole('term').filter({ hasText: 'Protein per serving' });
  await figure.waitFor();
  const lines = await figure.evaluate((term) => {
    const range = document.createRange();
    range.selectNodeContents(term);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a row of the table has its figures on one line on a phone, each under that of the row above', async () => {
  const page = await browser.open(`${SEARCH}&view=table`, { ...PHONE, localStorage: ACCEPTED });
  const rows = await page.locator('.result-table tbody tr').evaluateAll((all) =>
    all
      .filter((row) => row.checkVisibility())
      .map((row) => {
        const cells = [
          ...row.querySelectorAll('.cell-protein, .cell-calories, .cell-density, .cell-sugar'),
        ];
        const boxes = cells.map((cell) => cell.getBoundingClientRect());
        const name = row.querySelector('.cell-name a')?.getBoundingClientRect();
        const marks = row.querySelector('.cell-wishes .icon')?.getBoundingClientRect();
        return {
          lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
          right: boxes
            .slice(0, 3)
            .map((box) => Math.round(box.right))
            .join(' '),
          above: (marks?.top ?? 0) >= (name?.bottom ?? 1_000) - 2,
          beside: (marks?.bottom ?? 1_000) <= (boxes[0]?.top ?? 0) + 4,
        };
      }),
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(row).toMatchObject({ lines: 1, above: true, beside: true });
  expect(new Set(rows.map(({ right }) => right)).size).toBe(1);
});

test.each([ALL, '/read-a-label'])('the footer of %s begins where its header does', async (path) => {
  const page = await browser.open(path, { width: 1440, height: 900, localStorage: ACCEPTED });
  const left = (part: string) =>
    page
      .locator(`${part} .page`)
      .first()
      .evaluate((box) => box.getBoundingClientRect().left);
  expect(await left('footer')).toBe(await left('header'));
});

test.each([
  ['a product', ALL, '#results h3 a'],
  ['a collection', '/collections', 'main li a[href*="without-stevia-or"]'],
])('the way to %s takes one line on a phone', async (_, from, link) => {
  const page = await browser.open(from, { ...PHONE, localStorage: ACCEPTED });
  await page.locator(link).first().click();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.waitFor();
  const { height, right } = await crumbs.evaluate((box) => box.getBoundingClientRect());
  expect(height).toBeLessThanOrEqual(44);
  expect(right).toBeLessThanOrEqual(PHONE.width);
});

test('the whole form of the calculator stands in the first screen of a phone', async () => {
  const page = await browser.open('/protein-calculator', PHONE);
  const box = await page.getByRole('button', { name: 'Calculate' }).boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  await page.getByText('not your weight or who you are').waitFor();
});

test('reading a pack has one primary button: what stands first', async () => {
  const page = await browser.open('/read-a-label', { localStorage: ACCEPTED });
  const primary = page.getByRole('main').locator('.button-primary:visible');
  expect(await primary.allTextContents()).toEqual(['Use the camera']);
  await page.goto('/read-a-label?statement=whey%20protein,%20cocoa');
  await page.getByRole('heading', { name: '2 ingredients' }).waitFor();
  expect(await primary.allTextContents()).toEqual(['Read it']);
});

test('the teaser’s rows of figures stand on lines, and a phone shows none', async () => {
  await inEachWindow('/', async (page, width) => {
    const rows = await page
      .locator('figure .label-row:visible')
      .evaluateAll((all) =>
        all.map((row) => [
          Math.round(row.getBoundingClientRect().top),
          Math.round((row.querySelector('dt')?.getBoundingClientRect().top ?? 0) * 2),
        ]),
      );
    const lines = new Set(rows.map(([top]) => top));
    if (width < 640) expect(rows).toEqual([]);
    else expect(lines.size, `${width} px`).toBeGreaterThan(1);
    expect(new Set(rows.map(String)).size, `${width} px`).toBe(lines.size);
  });
});

test('a group of collections stands in one column', async () => {
  await inEachWindow('/collections', async (page, width) => {
    const broken = await page
      .locator('main section')
      .evaluateAll((groups) =>
        groups
          .filter((group) => group.getClientRects().length > 1)
          .map((group) => group.textContent),
      );
    expect(await page.locator('main section').count()).toBeGreaterThan(3);
    expect(broken, `${width} px`).toEqual([]);
  });
});
