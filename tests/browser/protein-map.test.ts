import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';

const browser = openBrowser();

/** The first panel: powders, where there are any. */
const picture = (page: Page) => page.getByRole('img', { name: /products: / }).first();

/** "1,904 products in 1,402 marks …": what is drawn, and what is left out. */
const notes = (page: Page) => page.getByText(/[\d,]+ products? in [\d,]+ marks?/);

/** A count of the notes, 0 where they do not name it. */
async function noted(page: Page, words: RegExp): Promise<number> {
  const text = (await notes(page).textContent()) ?? '';
  const pattern = new RegExp(`([\\d,]+) ${words.source}`);
  return Number(pattern.exec(text)?.[1]?.replace(',', '') ?? 0);
}

const drawn = (page: Page) => noted(page, /products? in/);

test('draws the whole catalogue on the server: protein against calories', async () => {
  const page = await browser.open('/protein-map', { javaScript: false });
  const label = await picture(page).getAttribute('aria-label');
  expect(label).toContain('Powders, Protein per 100 g or ml against Calories per 100 g or ml');
  const answer = await fetch(`${browser.origin()}/api/stats`);
  const { productsCount } = (await answer.json()) as { productsCount: number };
  const missing = await noted(page, /more do not state/);
  const untyped = await noted(page, /more state no type/);
  expect(untyped).toBeGreaterThan(0);
  // Neighbors share a mark, and the page says how many marks there are.
  const marks = await page
    .locator('.plot path:is([data-mark], [fill-opacity])')
    .evaluateAll((paths) =>
      paths.reduce((sum, path) => sum + (path.getAttribute('d') ?? '').split('M').length - 1, 0),
    );
  expect(marks).toBeLessThan(await drawn(page));
  expect(await noted(page, /marks/)).toBe(marks);
  // Which way is good, and where the middle is.
  await page.getByText('Right is better for gaining weight, left for losing it.').waitFor();
  const medians = await picture(page).locator('[data-medians] text').allTextContents();
  expect(medians).toEqual([
    expect.stringMatching(/^median \d+ kcal$/),
    expect.stringMatching(/^median \d+ g$/),
  ]);
  expect((await drawn(page)) + missing + untyped).toBe(productsCount);
  const panels = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(panels.slice(0, 3).map((text) => text.replace(/[\d,]+ drawn$/, ''))).toEqual([
    'Powders',
    'Drinks',
    'Bars',
  ]);
  const sums = panels
    .slice(0, 3)
    .map((text) => Number(/([\d,]+) drawn/.exec(text)?.[1]?.replace(',', '')));
  expect(sums.reduce((sum, count) => sum + count, 0)).toBe(await drawn(page));
  await page.getByRole('link', { name: 'draw them' }).click();
  await expect.poll(() => drawn(page)).toBe(productsCount - missing);
  const key = page.getByRole('list', { name: 'Key' });
  await expect.poll(() => key.getByText('Whey Isolate').count()).toBe(1);
});

test('is filtered like a search, without JavaScript; the table and the search follow', async () => {
  const page = await browser.open('/protein-map', { javaScript: false });
  const all = await drawn(page);
  await page.goto('/protein-map?unconfirmed=true&format=powder&q=casein&caloriesMax=400');
  await page.getByRole('link', { name: 'Remove Powder' }).click();
  await page.getByRole('textbox', { name: 'Avoid ingredients' }).fill('sucralose');
  await page.getByText('Protein type', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Casein', exact: true }).check();
  await page.getByRole('combobox', { name: 'Across' }).selectOption('sugar');
  await page.getByRole('combobox', { name: 'Up' }).selectOption('efficiency');
  await page.getByRole('button', { name: 'Draw the map' }).click();
  const query = new URL(page.url()).searchParams;
  expect([query.get('x'), query.get('y'), query.get('avoid')]).toEqual([
    'sugar',
    'efficiency',
    'sucralose',
  ]);
  const some = await drawn(page);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  const label = await picture(page).getAttribute('aria-label');
  expect(label).toContain('Protein per 100 kcal against Sugar per serving');
  const rows = page.getByRole('region', { name: 'Products on the map' }).getByRole('row');
  const listed = (await rows.allTextContents()).slice(1);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((text) => !text.includes('Casein'))).toEqual([]);
  const href = await page
    .getByRole('link', { name: 'See them all in the search' })
    .getAttribute('href');
  expect(href).toBe(
    '/search?avoid=sucralose&proteinTypes=Casein&unconfirmed=true&q=casein&caloriesMax=400',
  );
  expect(listed.filter((text) => !/casein/i.test(text))).toEqual([]);
  // A part of the map needs no dragging.
  await page.getByText('Part of the map').first().click();
  await page.getByRole('spinbutton', { name: 'Up from' }).fill('18');
  await page.getByRole('button', { name: 'Draw the map' }).click();
  expect(new URL(page.url()).searchParams.get('yMin')).toBe('18');
  await expect.poll(() => drawn(page)).toBeLessThan(some);
  await page.getByRole('spinbutton', { name: 'Up from' }).fill('99');
  await page.getByRole('button', { name: 'Draw the map' }).click();
  await page.getByRole('link', { name: 'The whole map' }).click();
  await expect.poll(() => drawn(page)).toBe(some);
});

test('a search that nothing meets draws nothing, says so, and leads to what to drop', async () => {
  const page = await browser.open('/protein-map?avoid=milk&mustHave=whey+protein+isolate', {
    javaScript: false,
  });
  expect(await page.getByText('No product fits all of this.').count()).toBe(1);
  expect(await page.getByText('states both figures').count()).toBe(0);
  expect(await picture(page).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'The map as a table' }).count()).toBe(0);
  await page.getByRole('link', { name: 'The search says what to drop' }).click();
  await page.getByText('No products found matching your criteria').waitFor();
});

test('names what it did not understand, and the brands it is narrowed to', async () => {
  const page = await browser.open(
    '/protein-map?proteinTypes=Egg&isVegan=maybe&y=taste&brandIds=67,64',
    { javaScript: false },
  );
  const note = page.getByRole('note');
  expect(await note.innerText()).toContain('Not understood: “Egg”');
  expect(await note.innerText()).toContain('“isVegan=maybe”');
  expect(await note.innerText()).toContain('“y=taste”');
  const narrowed = page.getByRole('list', { name: 'Filtered by' }).getByRole('link');
  expect(await narrowed.count()).toBe(2);
  await narrowed.first().click();
  expect(new URL(page.url()).searchParams.get('brandIds')).toMatch(/^(?:67|64)$/);
  // Words that were not understood stay, like those of a search.
  expect(await note.innerText()).toContain('“Egg”');
});

describe('with a pointer', () => {
  test.each([1280, 360])(
    'it names the mark under it, and a click opens it, at %i px',
    async (width) => {
      const page = await browser.open('/protein-map?proteinTypes=Hydrolyzed+Whey&showAll=true', {
        width,
      });
      await page.waitForLoadState('networkidle');
      const box = await picture(page).boundingBox();
      if (box === null) throw new Error('the map has no box');
      const place = await picture(page)
        .locator('path[stroke-linecap="round"]')
        .last()
        .evaluate((path) => {
          const [, x, y] = /^M([\d.]+) ([\d.]+)/.exec(path.getAttribute('d') ?? '') ?? [];
          return { x: Number(x), y: Number(y) };
        });
      const across = box.x + (place.x * box.width) / 720;
      const down = box.y + (place.y * box.height) / 440;
      const words = page.getByText('Point to name');
      await expect
        .poll(async () => {
          await page.mouse.move(across + 3, down);
          await page.mouse.move(across, down);
          return words.count();
        })
        .toBe(0);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForURL(/\/protein\/\d+$/);
    },
  );

  test('dragging lists what is inside', async () => {
    const page = await browser.open('/protein-map');
    await page.waitForLoadState('networkidle');
    await picture(page).scrollIntoViewIfNeeded();
    const box = await picture(page).boundingBox();
    if (box === null) throw new Error('the map has no box');
    await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.1);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.8, { steps: 4 });
    await page.mouse.up();
    const part = page.getByRole('region', { name: 'Products in the drawn part' });
    await part.waitFor();
    await expect.poll(() => part.getByRole('row').count()).toBeGreaterThan(10);
    const before = await drawn(page);
    const said = Number.parseInt(
      await page.getByRole('heading', { name: /in the part you drew/ }).innerText(),
      10,
    );
    await page.getByRole('link', { name: 'Zoom to it' }).click();
    await page.waitForURL(/yMin=/);
    await expect.poll(() => drawn(page)).toBeLessThan(before);
    // What was listed is what is drawn closer, and it is in sight.
    await expect.poll(() => drawn(page)).toBe(said);
    await expect
      .poll(async () => (await picture(page).boundingBox())?.y)
      .toBeGreaterThanOrEqual(64);
    await part.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'The whole panel' }).click();
    await page.waitForURL(/format=powder$/);
    // A scroll of the page that begins on the map draws nothing.
    await picture(page).evaluate((plot) => {
      const { left, top } = plot.getBoundingClientRect();
      for (const [type, by] of [
        ['pointerdown', 50],
        ['pointermove', 70],
        ['pointercancel', 70],
      ] as const) {
        const place = { clientX: left + by, clientY: top + by, pointerType: 'touch' };
        plot.dispatchEvent(new PointerEvent(type, { ...place, bubbles: true }));
      }
    });
    await page.waitForTimeout(100);
    expect(await page.getByText('in the part you drew').count()).toBe(0);
  });
});

test('is accessible and fits in every look with wishes', async () => {
  const page = await browser.open('/protein-map?isVegan=true&showAll=true');
  await expectAccessibleInEveryLook(page);
});
