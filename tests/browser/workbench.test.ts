import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { UNSTATED_BRAND } from '#domain/product/product.ts';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { expectAccessible, faultsInLooks } from '../support/accessibility.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { someProducts } from '../support/known-products.ts';
import { cards, dialog, SEARCH } from '../support/search-page.ts';

const browser = openBrowser();

/** Every product: nothing is asked, so nothing is grouped. */
const ALL = '/search?showAll=true';
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

const rows = (page: Page) => page.locator('.result-table tbody tr');
const open = (path: string, width: number, height: number) =>
  browser.open(path, { width, height, localStorage: ACCEPTED });

/** Chips in sight that stick out of their line, and how many of them are cut short with an ellipsis. */
function chipFaults(page: Page, within = 'body') {
  return page.locator(`${within} .chip-line > ol`).evaluateAll((lines) => {
    const inSight = lines.flatMap((line) => {
      const { right, bottom } = line.getBoundingClientRect();
      return [...line.children].flatMap((chip) => {
        const box = chip.getBoundingClientRect();
        return box.top < bottom - 1
          ? [{ chip, out: box.right - right, below: box.bottom - bottom }]
          : [];
      });
    });
    const names = inSight.map(({ chip }) => chip.querySelector('bdi'));
    return {
      chips: inSight.length,
      faults: inSight
        .filter(({ out, below }) => out > 0.5 || below > 0.5)
        .map(({ chip }) => chip.textContent),
      short: names.filter((name) => name !== null && name.scrollWidth > name.clientWidth).length,
    };
  });
}

/** Top of the first result of the page unscrolled, heights, and how many stand whole in the window. */
async function measured(page: Page, selector: string) {
  await page.locator(selector).first().waitFor();
  return page.evaluate((css) => {
    window.scrollTo(0, 0);
    const boxes = [...document.querySelectorAll(css)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect());
    return {
      first: boxes[0]?.top ?? Number.NaN,
      highest: Math.max(...boxes.map(({ height }) => height)),
      inSight: boxes.filter(({ top, bottom }) => top >= 64 && bottom <= window.innerHeight).length,
      right: Math.max(...boxes.map(({ right }) => right)),
      wide: document.documentElement.scrollWidth,
    };
  }, selector);
}

/** One visit, seen in windows of each size: no script of the site asks for it (tests/architecture/house.test.ts). */
async function inEverySize(
  path: string,
  look: (page: Page, width: number, limit: number) => Promise<void>,
): Promise<void> {
  const page = await open(path, ...SIZES[0]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await look(page, width, width < 768 ? 260 : 240);
  }
}

test('a comparison, the map and a brand begin in the first screen too', async () => {
  const some = await someProducts(browser.origin(), { count: 100 });
  const [a, b, c, d] = some.filter(({ brandId }) => brandId !== UNSTATED_BRAND.id);
  const screens = [
    [`/compare?ids=${a?.id},${b?.id},${c?.id},${d?.id}`, 'table'],
    ['/protein-map', '.plot'],
    [`/brands/${a?.brandId}`, '.result-table tbody tr'],
  ] as const;
  for (const [path, selector] of screens) {
    const page = await open(path, 1280, 800);
    expect((await measured(page, selector)).first, path).toBeLessThan(240);
    await page.setViewportSize({ width: 360, height: 740 });
    const { first, wide } = await measured(page, selector);
    expect(first, path).toBeLessThan(260);
    expect(wide, path).toBeLessThanOrEqual(360);
  }
});

test.each([SEARCH, ALL])(
  'the first card begins in the first screen, and closed cards are at most 320 px high: %s',
  async (path) => {
    await inEverySize(path, async (page, width, limit) => {
      const { first, highest, wide } = await measured(page, '#results article');
      expect(first, `${width} px`).toBeLessThan(limit);
      expect(highest, `${width} px`).toBeLessThanOrEqual(320);
      expect(wide).toBeLessThanOrEqual(width);
    });
  },
);

test('the table begins there too, with twelve rows in sight, six on a phone, and uses the width', async () => {
  await inEverySize(`${ALL}&view=table`, async (page, width, limit) => {
    const row = '.result-table tbody tr';
    const { first, highest, inSight, right, wide } = await measured(page, row);
    expect(first, `${width} px`).toBeLessThan(limit);
    expect(inSight, `${width} px`).toBeGreaterThanOrEqual(width < 768 ? 6 : 12);
    expect(highest, `${width} px`).toBeLessThanOrEqual(width < 768 ? 100 : 45);
    expect(wide).toBeLessThanOrEqual(width);
    if (width >= 1440) expect(right).toBeGreaterThan(width * 0.9);
  });
  await inEverySize(`${SEARCH}&view=table`, async (page, width, limit) => {
    const { first } = await measured(page, '.result-table tbody tr');
    expect(first, `${width} px`).toBeLessThan(limit);
  });
});

test('the wishes stay in sight: a rail from 1024 px, one line that opens the sheet below', async () => {
  await inEverySize(SEARCH, async (page, width) => {
    const rail = page.getByRole('complementary', { name: 'Wishes' });
    const line = page.getByRole('button', { name: /^Change wishes \(5\)/ });
    if (width >= 1024) {
      await page.evaluate(() => window.scrollTo(0, 300));
      const box = await rail.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(64);
      expect(box?.y).toBeLessThan(120);
      expect(box?.width).toBeGreaterThanOrEqual(270);
      expect(box?.width).toBeLessThanOrEqual(290);
      expect(await line.isVisible()).toBe(false);
    } else {
      expect(await rail.isVisible()).toBe(false);
      await line.click();
      const sheet = dialog(page, 'Wishes');
      await sheet.getByRole('combobox', { name: 'Avoid ingredients' }).waitFor();
      await sheet.getByRole('button', { name: 'Close' }).click();
    }
  });
});

test('what breaks a wish is said whole in the drawer of the hidden, on a phone', async () => {
  const page = await open(SEARCH, 360, 740);
  await page
    .getByRole('link', { name: /^\d+ hidden: / })
    .filter({ visible: true })
    .first()
    .click();
  await page.locator('dialog[open] .chip-line').first().waitFor();
  expect(await chipFaults(page, 'dialog')).toMatchObject({ faults: [], short: 0 });
  const inSight = await page.locator('dialog .chip-line li').evaluateAll((chips) =>
    chips
      .filter((chip) => chip.textContent.includes('(avoided)'))
      .map((chip) => {
        const line = chip.parentElement?.getBoundingClientRect().bottom ?? 0;
        return chip.checkVisibility() && chip.getBoundingClientRect().bottom <= line;
      }),
  );
  expect(inSight.length).toBeGreaterThan(3);
  expect(inSight).not.toContain(false);
});

test.each([
  [360, 740],
  [1280, 800],
])(
  'chips are one line, each whole or ending in an ellipsis, and whole once opened, at %i × %i',
  async (width, height) => {
    const page = await open('/search?mustHave=xanthan+gum&showAll=true', width, height);
    const line = await chipFaults(page);
    expect(line.chips).toBeGreaterThan(12);
    expect(line.faults).toEqual([]);
    // However long a name is.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.chip-line:not(:has(details[open])) bdi { letter-spacing: 2em; }');
      document.adoptedStyleSheets = [sheet];
    });
    expect(await chipFaults(page)).toMatchObject({ faults: [] });
    expect((await chipFaults(page)).short).toBeGreaterThan(0);
    for (const more of await page.locator('.chip-line summary').all()) await more.click();
    expect(await chipFaults(page)).toMatchObject({ faults: [], short: 0 });
  },
);

test.each(['/search?showAll=true&page=120', '/brands?page=4', '/ingredients?page=20'])(
  'on a phone a pager is one line that fits: %s',
  async (path) => {
    const page = await open(path, 360, 740);
    const pager = page.getByRole('navigation', { name: /^(?:Result pages|Brands|Ingredients)$/ });
    const cells = await pager.locator('> *').evaluateAll((all) =>
      all.map((cell) => {
        const { top, left, right } = cell.getBoundingClientRect();
        return { top, left, right, needs: cell.scrollWidth - cell.clientWidth };
      }),
    );
    expect(cells.length).toBeGreaterThan(7);
    expect(new Set(cells.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(cells.filter(({ left, right, needs }) => left < 0 || right > 360 || needs > 0)).toEqual(
      [],
    );
  },
);

describe('the rail', () => {
  test('applies as it is changed, with address, results and counts', async () => {
    const page = await open(ALL, 1280, 800);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('checkbox', { name: /^Vegan/ }).check();
    await page.waitForURL('**isVegan=true**');
    await page.getByText('Search Complete').waitFor();
    const avoid = page.getByRole('combobox', { name: 'Avoid ingredients' });
    await avoid.pressSequentially('stevia, ');
    await page.waitForURL('**avoid=stevia**');
    await expect.poll(() => avoid.inputValue()).toBe('stevia, ');
    await page.getByRole('spinbutton', { name: /^Calories/ }).fill('120');
    await page.waitForURL('**caloriesMax=120**');
    await expect
      .poll(() => page.getByRole('list', { name: 'Applied filters' }).innerText())
      .toContain('Calories at most 120 kcal');
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect.poll(() => page.getByText(/left out: not stated/).count()).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('caloriesMax'));
    await expect
      .poll(() => page.getByRole('spinbutton', { name: /^Calories/ }).inputValue())
      .toBe('');
  });

  test('the field that is typed in stays where it is, whatever is said above it', async () => {
    const page = await open('/search', 1280, 800);
    const avoid = page.getByRole('combobox', { name: 'Avoid ingredients' });
    const top = () => avoid.evaluate((field) => field.getBoundingClientRect().top);
    await avoid.focus();
    const before = await top();
    const said = page.getByRole('list', { name: 'Applied filters' });
    for (const [place, word] of ['sucralose', 'wheat', 'stevia'].entries()) {
      await avoid.pressSequentially(`${word}, `);
      await expect.poll(() => said.getByRole('listitem').count()).toBe(place + 1);
      expect(await top()).toBeCloseTo(before, 0);
    }
  });

  test('counts formats and flavors, and offers what does not state a figure', async () => {
    const page = await open(ALL, 1280, 800);
    const rail = page.getByRole('complementary', { name: 'Wishes' });
    const bar = rail.getByRole('checkbox', { name: /^Bar [\d,]+ perfect match/ });
    const said = (await bar.locator('..').innerText()).replace(/\D/g, '');
    await bar.check();
    await page.waitForURL('**format=bar**');
    const found = page.locator('.banner').getByRole('status');
    await expect.poll(async () => (await found.innerText()).replace(/\D/g, '')).toBe(said);
    await expect.poll(() => rail.getByRole('checkbox', { name: /^chocolate \d/ }).count()).toBe(1);
    await rail.getByRole('spinbutton', { name: /^Sugar/ }).fill('2');
    await page.waitForURL('**sugarMax=2**');
    const narrow = await found.innerText();
    await rail.getByRole('checkbox', { name: 'List what is not stated too' }).check();
    await page.waitForURL('**orUnstated=true**');
    await expect.poll(() => found.innerText()).not.toBe(narrow);
  });

  test('says while a sentence is typed what it is read as; what is taken out is not asked for', async () => {
    const page = await open(SEARCH, 1280, 800);
    const rail = page.getByRole('complementary', { name: 'Wishes' });
    // Each wish that is on stands there once as a chip.
    expect(await rail.getByRole('list', { name: /^Chosen/ }).count()).toBe(0);
    const sentence = rail.getByRole('textbox', { name: 'Say what you want' });
    await sentence.fill('vegan powder without stevia or soy, at most 120 kcal, flurbium');
    const read = rail.getByRole('list', { name: 'Read as' });
    await expect.poll(() => read.getByRole('listitem').count()).toBe(5);
    await rail.getByText(/Not understood: “flurbium”\. [\d,]+ products? fits?\./).waitFor();
    await expectAccessible(page);
    await read.getByRole('button', { name: 'Remove Avoid: soy' }).click();
    await expect.poll(() => read.getByRole('listitem').count()).toBe(4);
    await sentence.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('avoid') === 'stevia');
  });

  test('reads a sentence, says what it understood and what not, and works without JavaScript', async () => {
    const page = await browser.open('/search', { javaScript: false });
    const sentence = page.getByRole('textbox', { name: 'Say what you want' });
    await sentence.fill('vegan powder without stevia or soy, at most 120 kcal, flurbium');
    await sentence.press('Enter');
    await page.waitForURL('**isVegan=true**');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('avoid')).toBe('stevia,soy');
    expect(searchParams.get('format')).toBe('powder');
    expect(searchParams.get('caloriesMax')).toBe('120');
    expect(searchParams.get('unread')).toBe('flurbium');
    await page.getByText('Not understood: “flurbium”').waitFor();
    const applied = page.getByRole('list', { name: 'Applied filters' });
    await expect.poll(() => applied.getByRole('link').count()).toBe(5);
    await applied.getByRole('link', { name: 'Remove Avoid: soy' }).click();
    await page.waitForURL((url) => url.searchParams.get('avoid') === 'stevia');
  });
});

test('words of a sentence that are no wish can be looked for in names', async () => {
  const page = await browser.open('/search', { javaScript: false });
  const sentence = page.getByRole('textbox', { name: 'Say what you want' });
  await sentence.fill('gold standard whey');
  await sentence.press('Enter');
  await page.getByText('Not understood: “gold standard”').waitFor();
  await page.getByRole('link', { name: 'Find “gold standard” in names' }).click();
  await page.waitForURL(/q=gold/);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('mustHave'), searchParams.get('q')]).toEqual(['whey', 'gold standard']);
  expect(searchParams.has('unread')).toBe(false);
  await page
    .getByRole('article')
    .filter({ hasText: /gold standard/i })
    .first()
    .waitFor();
});

test.each([true, false])(
  'what of an address was not understood is said with it (JavaScript: %s)',
  async (javaScript) => {
    const page = await browser.open(
      '/search?proteinTypes=Casein,Moon+Dust&fitnessGoals=Fun&sort=cheapest&showAll=true',
      { javaScript, localStorage: ACCEPTED },
    );
    const note = page.getByRole('note').filter({ hasText: 'Not understood' });
    expect(await note.locator('p').allInnerTexts()).toEqual([
      'Not understood: “Moon Dust”, “Fun”',
      'Not understood: “sort=cheapest”',
    ]);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Match Score' }).click();
    await page.waitForURL(/sort=match/);
    await note.getByText('Not understood: “Moon Dust”, “Fun”').waitFor();
  },
);

test('a brand that nobody knows is said to be unknown, and can be removed', async () => {
  const page = await browser.open('/search?brandIds=999999&isVegan=true&showAll=true', {
    localStorage: ACCEPTED,
  });
  await page.getByRole('note').getByText('We know no brand with the number 999999').waitFor();
  await page.getByRole('link', { name: 'Remove Unknown brand 999999' }).click();
  await page.waitForURL(/\?isVegan=true&showAll=true$/);
  await page.getByRole('article').first().waitFor();
});

test('what of a sentence was not understood is said above the results, on phones too', async () => {
  const page = await browser.open('/search?showAll=true&unread=gold+standart,cheapest', {
    width: 360,
  });
  const note = page.getByRole('note').filter({ hasText: 'Not understood' });
  expect(await note.innerText()).toMatch(/^Not understood: “gold standart”, “cheapest”$/m);
  const first = await page.getByRole('article').first().boundingBox();
  expect((await note.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
  await note.getByRole('link', { name: 'Find “gold standart” in names' }).click();
  await page.waitForURL(/q=gold\+standart/);
  expect(new URL(page.url()).searchParams.get('unread')).toBe('cheapest');
  await page
    .getByRole('article')
    .filter({ hasText: /gold standard/i })
    .first()
    .waitFor();
});

describe('the table', () => {
  test('sorts by its heads, shows the columns of the address, and is kept for the session', async () => {
    const page = await open(SEARCH, 1280, 800);
    await page.getByRole('group', { name: 'View' }).getByRole('link', { name: 'Table' }).click();
    await page.waitForURL('**view=table**');
    await page
      .getByRole('columnheader', { name: /^Sugar/ })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL('**sort=sugar**');
    const sugar = page.getByRole('columnheader', { name: /^Sugar/ }).first();
    await expect.poll(() => sugar.getAttribute('aria-sort')).toBe('ascending');
    await page.locator('.toolbar summary').click();
    expect(await faultsInLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: /Hide Sugar/ }).click();
    await page.waitForURL('**columns=**');
    await expect.poll(() => page.getByRole('columnheader', { name: /^Sugar/ }).count()).toBe(0);
    await page.goto(SEARCH);
    await page.waitForURL('**view=table**');
    await rows(page).first().waitFor();
  });

  test('names columns that it does not have, and shows the usual ones if it has none of them', async () => {
    const page = await open(`${ALL}&view=table&columns=taste`, 1280, 800);
    await page.getByText('Not understood: “taste”').waitFor();
    await page
      .getByRole('columnheader', { name: /^Sugar/ })
      .first()
      .waitFor();
    await page.goto(`${ALL}&view=table&columns=protein,taste`);
    await page.getByText('Not understood: “taste”').waitFor();
    await expect.poll(() => page.getByRole('columnheader', { name: /^Sugar/ }).count()).toBe(0);
  });

  test('every column sorts, and says with what it begins', async () => {
    const page = await open(`${ALL}&view=table`, 1280, 800);
    const heads = page.locator('.result-table thead th').filter({ hasText: /first|A to Z/ });
    expect(await heads.allInnerTexts()).toHaveLength(
      (await page.locator('.result-table thead th').count()) - 1,
    );
    for (const [head, sort, order] of [
      ['Product', 'name', 'ascending'],
      ['Serving', 'serving', 'ascending'],
    ] as const) {
      const column = page.getByRole('columnheader', { name: new RegExp(`^${head}`) });
      await column.getByRole('link').click();
      await page.waitForURL(`**sort=${sort}**`);
      await expect.poll(() => column.getAttribute('aria-sort')).toBe(order);
    }
    const servings = await page.locator('.cell-serving').allInnerTexts();
    const grams = servings.map((text) => Number.parseFloat(text));
    expect(grams).toEqual(grams.toSorted((a, b) => a - b));
  });

  test('by keyboard: arrows move, C compares, Enter opens', async () => {
    const page = await open(`${ALL}&view=table`, 1280, 800);
    // The keys come with a chunk of their own.
    await page.waitForLoadState('networkidle');
    await rows(page).first().getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    const second = rows(page).nth(1);
    await expect
      .poll(() =>
        second
          .getByRole('link')
          .first()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('c');
    await expect.poll(() => second.getByRole('checkbox').isChecked()).toBe(true);
    const name = await second.getByRole('link').first().innerText();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/protein/**');
    await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
  });

  test('works without JavaScript', async () => {
    const page = await browser.open(`${ALL}&view=table`, { javaScript: false });
    expect(await rows(page).count()).toBe(12);
    await page
      .getByRole('columnheader', { name: /^Protein/ })
      .getByRole('link')
      .click();
    await page.waitForURL('**sort=protein**');
    await expect.poll(() => rows(page).count()).toBe(12);
  });

  test('a price that the shopper types gives the cost of 25 g of protein, kept in her browser', async () => {
    const page = await open(`${ALL}&view=table&sort=protein`, 1280, 800);
    const button = rows(page).first().getByRole('button');
    const asked = dialog(page, 'What does your pack cost?');
    await button.click();
    await asked.getByRole('spinbutton', { name: 'Price, $' }).fill('40');
    await asked.getByRole('spinbutton', { name: /^What is in it|^Servings/ }).fill('1000');
    const said = await asked.getByRole('status').innerText();
    const cost = /\$\d+\.\d\d/.exec(said)?.[0] ?? 'none';
    await asked.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => button.innerText()).toContain(cost);
    await page.reload();
    await expect.poll(() => button.innerText()).toContain(cost);
    // It goes with her to the comparison and the calculator.
    const id = (await rows(page).first().locator('a').first().getAttribute('href'))?.split('/')[2];
    await page.goto(`/compare?ids=${id}`);
    await page.getByRole('button', { name: `${cost} for 25 g of protein` }).waitFor();
    await page.goto(`/protein-calculator?weight=80&product=${id}&understood=true`);
    await page.getByText('At the $40.00 you typed.').waitFor();
    await page.getByRole('button', { name: `${cost} for 25 g of protein` }).waitFor();
    await page.goto(`/protein/${id}`);
    await page.getByRole('button', { name: `${cost} for 25 g of protein` }).waitFor();
  });
});

describe('the walk from a sentence to a product', () => {
  const SENTENCE = 'whey isolate without sucralose';

  test('by keyboard', async () => {
    const page = await open('/search?view=table', 1280, 800);
    await page.keyboard.press('/');
    await page.keyboard.type(SENTENCE);
    await page.keyboard.press('Enter');
    await page.waitForURL('**avoid=sucralose**');
    await hydrated(page);
    await rows(page).first().getByRole('link').first().focus();
    await page.keyboard.press('c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('c');
    const tray = page.getByRole('region', { name: 'Products to compare' });
    await tray.getByText('2/3 Selected').waitFor();
    await tray.getByRole('link', { name: 'Compare' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compare?ids=**');
    await page.getByRole('heading', { name: 'Compare Products' }).waitFor();
    const product = page.getByRole('table').locator('a[href^="/protein/"]').first();
    await product.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/protein/**');
  });

  test('by touch', async () => {
    const page = await browser.open('/search?view=table', {
      width: 360,
      height: 740,
      localStorage: ACCEPTED,
    });
    await page.getByRole('button', { name: /^Set wishes/ }).click();
    const sheet = dialog(page, 'Wishes');
    await sheet.getByRole('textbox', { name: 'Say what you want' }).fill(SENTENCE);
    await sheet.getByRole('button', { name: 'Read' }).click();
    await page.waitForURL('**avoid=sucralose**');
    await rows(page).first().waitFor();
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page).nth(1).getByRole('checkbox').check();
    const tray = page.getByRole('region', { name: 'Products to compare' });
    await tray.getByRole('link', { name: 'Compare' }).click();
    await page.waitForURL('**/compare?ids=**avoid=sucralose**');
    // The address changes before the page does: until then it is the table of results that would be clicked.
    await page.getByRole('heading', { name: 'Compare Products' }).waitFor();
    await page.getByRole('table').locator('a[href^="/protein/"]').first().click();
    await page.waitForURL('**/protein/**');
  });
});

test('near matches stand closed under the wish they miss, with their number in the whole search', async () => {
  // Fewer perfect matches than a page holds.
  const page = await open(SEARCH.replace(',Multi-Plant', ''), 1280, 800);
  const part = page.locator('#results details:has(> summary h2)').first();
  expect(await part.getAttribute('open')).toBeNull();
  expect(await part.locator('> summary').innerText()).toMatch(
    /^\d[\d,]* near match(es)? miss(es)? the (goal|protein type)/,
  );
  // The heading's number is said once; what of it is on other pages stands beside it, if any is.
  for (const each of await page.locator('#results details:has(> summary h2)').all()) {
    const [, total, , elsewhere] =
      /^([\d,]+) near match[^\d]*(([\d,]+) on other pages)?$/.exec(
        (await each.locator('> summary').innerText()).replace(/\s+/g, ' '),
      ) ?? [];
    const here = await each.locator('article').count();
    expect(Number(total?.replace(',', ''))).toBe(
      here + Number((elsewhere ?? '0').replace(',', '')),
    );
  }
  const before = await cards(page).count();
  await part.locator('> summary').click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
});

test('a group that was open when a product was opened is open again when one comes back, at the same place', async () => {
  const page = await open(SEARCH.replace(',Multi-Plant', ''), 1280, 800);
  const part = page.locator('#results details:has(> summary h2)').first();
  await part.locator('> summary').click();
  const link = part.locator('h3 a').last();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL('**/protein/**');
  // The browser that tests drive keeps no pages: this one is loaded anew.
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => part.evaluate((group) => (group as HTMLDetailsElement).open)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2);
});
