import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { doubleLetters } from '../support/double-letters.ts';

const browser = openBrowser();

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2);

/** Ids of the catalogue's first products. */
async function someIds(count: number): Promise<readonly number[]> {
  const answer = await fetch(`${browser.origin()}/api/proteins/browse`);
  return ((await answer.json()) as readonly { id: number }[]).slice(0, count).map(({ id }) => id);
}

/** One visit, seen in windows of these widths: no script of the site asks for it (tests/architecture/house.test.ts). */
async function inWindows(
  page: Page,
  widths: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}

/** How far the widest of these elements sticks out of the page, in pixels; each is given the long word first. */
function overhang(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((elements, word) => {
    for (const element of elements) element.textContent = word;
    const edges = elements.map((element) => element.getBoundingClientRect().right);
    return Math.max(...edges) - document.documentElement.clientWidth;
  }, LONG_WORD);
}

describe('names that are one long word', () => {
  test('stay within a product’s page', async () => {
    const [id] = await someIds(1);
    const page = await browser.open(`/protein/${id}`, { localStorage: ACCEPTED });
    await inWindows(page, [360, 768], async () => {
      const names = 'h1, nav[aria-label="Breadcrumb"] [aria-current]';
      expect(await overhang(page, names)).toBeLessThan(0);
      await expectNoSidewaysScroll(page);
    });
  });

  test('stay within the comparison’s lists of ingredients', async () => {
    const ids = await someIds(4);
    const page = await browser.open(`/compare?ids=${ids.join(',')}`);
    const lists = '[aria-labelledby="ingredient-differences"]';
    await inWindows(page, [360, 768], async () => {
      expect(await overhang(page, `${lists} h3, ${lists} li li span`)).toBeLessThan(0);
      await expectNoSidewaysScroll(page);
    });
  });
});

test('three calculated figures are marked on a card, and stay within it', async () => {
  const page = await browser.open('/search?q=barre+elite&showAll=true', { localStorage: ACCEPTED });
  const figures = page.locator('.result-figures:has(> :nth-child(3) abbr)');
  await inWindows(page, [320, 360, 768, 1280], async () => {
    const { marks, over } = await figures.first().evaluate((list) => ({
      marks: list.querySelectorAll('abbr').length,
      over: list.scrollWidth - list.clientWidth,
    }));
    expect([marks, over]).toEqual([3, 0]);
  });
});

test('a wish that is one long word stays within the page, its popup and its rail', async () => {
  const wishes = `avoid=${encodeURIComponent(LONG_WORD.slice(0, 60))}&mustHave=wey&showAll=true`;
  const page = await browser.open(`/search?${wishes}`, { localStorage: ACCEPTED });
  await page.getByRole('dialog').getByText('Suggestions').waitFor();
  await inWindows(page, [360, 1280], async () => {
    await expectNoSidewaysScroll(page);
    const wide = await page
      .locator('.rail, .rail ul, .rail form, dialog *')
      .evaluateAll((all) =>
        all
          .filter((each) => each.scrollWidth > each.clientWidth && each.clientWidth > 0)
          .map(({ className }) => className),
      );
    expect(wide).toEqual([]);
  });
});

test('the search of the filter sheet is under the thumb before anything is scrolled', async () => {
  const page = await browser.open('/search?avoid=soy', {
    width: 360,
    height: 740,
    localStorage: ACCEPTED,
  });
  await page.getByRole('button', { name: 'Change wishes (1)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Wishes' });
  const box = await sheet.getByRole('button', { name: 'Find My Perfect Protein' }).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
});

test('a list that opens in the filter sheet scrolls what is in it, and its head stays', async () => {
  const page = await browser.open('/search', { width: 360, height: 740, localStorage: ACCEPTED });
  await page.getByRole('button', { name: 'Set wishes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Wishes' });
  const close = sheet.getByRole('button', { name: 'Close' });
  const before = await close.boundingBox();
  await sheet.getByText('Any brand').click();
  await sheet.getByRole('textbox', { name: 'Type to narrow brands' }).waitFor();
  await expect.poll(() => sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await expect.poll(() => close.boundingBox()).toEqual(before);
});

test('on a phone the map’s axes and filters, below three plots, are one tap away', async () => {
  const page = await browser.open('/protein-map', { width: 360, height: 740 });
  await page.getByRole('link', { name: 'Axes and filters' }).click();
  const axis = page.getByRole('combobox', { name: 'Up', exact: true });
  await expect.poll(async () => (await axis.boundingBox())?.y ?? 9_999).toBeLessThan(300);
});

/** The words of these elements that do not stand on one line. */
function brokenWords(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const word of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
          const range = new Range();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word[0]);
        }
      }
      return broken;
    }),
  );
}

test('the figures of a comparison of four are whole words with letters twice as large, at 768 px', async () => {
  const page = await browser.open(`/compare?ids=${(await someIds(4)).join(',')}`, {
    javaScript: false,
    width: 768,
  });
  await doubleLetters(page);
  const cells = '[aria-label="Comparison"] td:not(:has(a))';
  expect(await page.locator(`${cells}:visible`).count()).toBeGreaterThan(20);
  expect(await brokenWords(page, cells)).toEqual([]);
});

test('the home page’s numbers are named in whole words', async () => {
  const page = await browser.open('/', { javaScript: false });
  const names = '[aria-label="The catalogue in numbers"] dt';
  expect(await page.locator(names).count()).toBe(4);
  await inWindows(page, [360, 768, 1280], async (width) => {
    expect(await brokenWords(page, names), `${width} px`).toEqual([]);
  });
});

test('no figure sticks out of its card', async () => {
  const page = await browser.open('/search?avoid=soy&showAll=true', { javaScript: false });
  await inWindows(page, [360, 700, 768, 1024, 1100, 1280], async (width) => {
    const beyond = await page.locator('#results article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const edge = card.getBoundingClientRect().right - 8;
        const figures = [...card.querySelectorAll('.result-figures dd > *, .result-figures dt')];
        return figures.map((figure) => figure.getBoundingClientRect().right - edge);
      }),
    );
    expect(beyond.length).toBeGreaterThan(12);
    expect(Math.max(...beyond), `${width} px`).toBeLessThanOrEqual(0);
  });
});

test.each(['/search?format=bar&showAll=true', '/search?avoid=sucralose', '/'])(
  'no card cuts off what its product contains, nor a clause of it (%s)',
  async (path) => {
    const page = await browser.open(path, { localStorage: ACCEPTED });
    if (path === '/') await page.getByRole('button', { name: /^View All/ }).click();
    const described = page.locator('article p', { hasText: /Contains [^.]+\./ });
    await described.nth(3).waitFor();
    await inWindows(page, [360, 1280], async (width) => {
      const cut = await described.evaluateAll((all) =>
        all.flatMap((description) => {
          const lineOf = (part: Element) => (part.parentElement ?? part).getBoundingClientRect();
          const contains = description.lastChild ?? description;
          const range = new Range();
          range.selectNodeContents(contains);
          const [text, box] = [range, description].map((each) => each.getBoundingClientRect());
          const clauses = [...description.querySelectorAll('span:not(:has(*))')];
          return [
            ...(/Contains [^.]+\./.test(contains.textContent ?? '') ? [] : ['no allergens apart']),
            ...((text?.right ?? 0) > (box?.right ?? 0) ||
            (text?.bottom ?? 0) > (box?.bottom ?? 0) + 1
              ? [`cut: ${contains.textContent}`]
              : []),
            ...clauses
              .filter(
                (clause) =>
                  clause.scrollWidth > clause.clientWidth ||
                  clause.getBoundingClientRect().right > lineOf(clause).right + 1,
              )
              // One of the next line is not shown at all.
              .filter((clause) => clause.getBoundingClientRect().top < lineOf(clause).bottom)
              .map(({ textContent }) => `cut: ${textContent}`),
          ];
        }),
      );
      expect(cut, `${width} px`).toEqual([]);
    });
  },
);

describe('where the system chooses the colors', () => {
  /** The hues of these elements' grounds, without how dense they are. */
  const grounds = (page: Page, selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((one) =>
          getComputedStyle(one).backgroundColor.match(/\d+/g)?.slice(0, 3).join(' '),
        ),
      );

  test.each([
    {
      path: '/search?avoid=soy',
      pairs: [
        ['[aria-pressed="true"]', '[aria-pressed="false"]'],
        ['[aria-label="View"] [aria-current]', '[aria-label="View"] a:not([aria-current])'],
      ],
    },
    {
      path: '/protein-calculator',
      pairs: [['label:has(:checked)', 'label:has([type="radio"]:not(:checked))']],
    },
  ] as const)(
    'what is chosen on $path has another ground than the others',
    async ({ path, pairs }) => {
      const page = await browser.open(path, { localStorage: ACCEPTED });
      await page.emulateMedia({ forcedColors: 'active' });
      for (const [chosen, others] of pairs) {
        const [ground] = await grounds(page, chosen);
        expect(ground, chosen).toBeDefined();
        const otherGrounds = await grounds(page, others);
        expect(otherGrounds.length, others).toBeGreaterThan(0);
        expect(otherGrounds, others).not.toContain(ground);
      }
    },
  );
});

test('a select has the arrow of the browser where forced colors remove ours', async () => {
  const page = await browser.open('/protein-calculator');
  const select = page.getByLabel('Goal');
  const look = () => select.evaluate((field) => getComputedStyle(field).appearance);
  expect(await look()).toBe('none');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await look()).toBe('auto');
});

test('the footer is no part of what stands above it: at least 24 px are between them', async () => {
  for (const path of ['/about', '/brands', '/collections', '/search?avoid=soy', '/contact']) {
    const page = await browser.open(path, { localStorage: ACCEPTED });
    const footer = await page.getByRole('contentinfo').boundingBox();
    const ends = await page
      .locator('main :is(p, li, a)')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect((footer?.y ?? 0) - Math.max(...ends), path).toBeGreaterThanOrEqual(24);
  }
});

test('the footer of a short page ends with the window', async () => {
  const page = await browser.open('/offline', { width: 1920, height: 1200 });
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBe(1200);
});

test('on wide screens the comparison is as long as its rows, and its head stays below the header', async () => {
  const page = await browser.open(`/compare?ids=${(await someIds(4)).join(',')}`);
  const region = page.getByRole('region', { name: 'Comparison', exact: true });
  const scrolls = await region.evaluate((one) => one.scrollHeight > one.clientHeight);
  expect(scrolls).toBe(false);
  await page.getByRole('rowheader', { name: 'Vegan' }).scrollIntoViewIfNeeded();
  const header = await page.getByRole('banner').boundingBox();
  const head = await page.getByRole('columnheader').first().boundingBox();
  expect(head?.y).toBe(header?.height);
});

describe('on paper', () => {
  test('there is nothing to press in the header, and cards stand two in a row', async () => {
    const page = await browser.open('/search?avoid=soy', { width: 718, localStorage: ACCEPTED });
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: /^Color scheme/ }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => header.getByRole('button').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('group', { name: 'View' }).count()).toBe(0);
    const [first, second] = await page.locator('.cards > li').all();
    expect((await first?.boundingBox())?.y).toBe((await second?.boundingBox())?.y);
  });

  test('a wide sheet shows what was found, not the form', async () => {
    const page = await browser.open('/search?avoid=soy', { width: 1280, localStorage: ACCEPTED });
    expect(await page.locator('.rail').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await page.locator('.rail').waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByRole('group', { name: 'Sort by' }).count()).toBe(0);
    for (const role of ['switch', 'navigation'] as const)
      expect(await page.getByRole('main').getByRole(role).count(), role).toBe(0);
    await page.locator('#results a[href^="/protein/"]').first().waitFor();
    // And what was asked for.
    await page.locator('#results').getByText('Avoid: soy', { exact: true }).waitFor();
  });

  test('all that is printed begins at one edge, and a description below its name', async () => {
    const [id] = await someIds(1);
    for (const path of ['/search?avoid=soy', `/protein/${id}`]) {
      const page = await browser.open(path, { width: 1280, localStorage: ACCEPTED });
      await page.emulateMedia({ media: 'print' });
      const leftOf = async (selector: string) =>
        (await page.locator(selector).first().boundingBox())?.x;
      expect(await leftOf('#results, main article')).toBe(await leftOf('header .page'));
      if (path.startsWith('/search')) continue;
      const head = page.locator('article > header');
      const name = await head.getByRole('heading').boundingBox();
      const description = await head.locator('p.max-w-text').boundingBox();
      expect(description?.x).toBe(name?.x);
    }
  });

  test('a label carries where each of its figures comes from', async () => {
    const [id] = await someIds(1);
    const page = await browser.open(`/protein/${id}`, { localStorage: ACCEPTED });
    const seen = () =>
      page
        .locator('section[aria-labelledby="trust"] details ul')
        .first()
        .evaluate((list) => list.checkVisibility({ contentVisibilityAuto: true }));
    expect(await seen()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => seen()).toBe(true);
  });
});

test.each(['/compare?ids=1080,903,2711', '/brands', '/ingredients', '/protein-map'])(
  'going back by keyboard through %s, the focus is below what stays in sight',
  async (path) => {
    const page = await browser.open(path, { width: 360, height: 740, localStorage: ACCEPTED });
    await page.locator('footer a').last().focus();
    const covered: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused.closest('main') === null) return '';
        const { left, top, width } = focused.getBoundingClientRect();
        const above = document.elementFromPoint(left + Math.min(width / 2, 20), top + 4);
        const stays = above?.closest('.sticky');
        const apart = stays != null && !stays.contains(focused) && !focused.contains(stays);
        return apart ? (focused.textContent ?? '') : '';
      });
      if (name !== '') covered.push(name);
    }
    expect(covered).toEqual([]);
  },
);
