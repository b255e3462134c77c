import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { expectFigure, onOneLine, productOnCard } from '../support/known-products.ts';
import { cards, dialog, SEARCH } from '../support/search-page.ts';

const browser = openBrowser();

describe('results', () => {
  // @spec a 'Search Complete' banner with the result count and perfect-match count
  // @spec ingredient colour guide (green normal, red allergen)
  // @spec results bar with counts and sort buttons (Best Mix, Match Score, Protein Content)
  // @spec A tip shows when there are more than 10 results.
  // @spec affiliate support note
  // @spec Sort mode: diversity (Best Mix, default), match, protein.
  test('the page has its banner, notes, sorts and pager', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const results = page.getByRole('region', { name: 'Results' });
    await results.getByRole('heading', { name: 'Search Complete' }).waitFor();
    expect(await results.getByRole('status').first().innerText()).toMatch(
      /^\d+ perfect match(es)?, \d[\d,]* products$/,
    );
    const guide = results.getByText('Ingredient colors:').first().locator('xpath=..');
    expect(await guide.isVisible()).toBe(true);
    const colorOf = (place: Locator) => place.evaluate((e) => getComputedStyle(e).color);
    const allergen = cards(page).locator('li', { hasText: '(allergen: ' }).first();
    const normal = cards(page)
      .locator('ol[aria-label="Ingredients in label order"] li')
      .filter({ hasNotText: '(a' });
    const [red, green] = [await colorOf(allergen), await colorOf(normal.first())];
    expect(red).not.toBe(green);
    expect(await colorOf(guide.getByText(/allergen/i).last())).toBe(red);
    expect(await colorOf(guide.getByText(/normal/i).last())).toBe(green);
    await results.getByText('Tip:').waitFor();
    const brands = (await (await page.request.get('/api/brands')).json()) as {
      id: number;
      productsCount: number;
    }[];
    const small = brands.find(({ productsCount }) => productsCount > 5 && productsCount <= 10);
    const few = await browser.open(`/search?brandIds=${small?.id}`, { localStorage: ACCEPTED });
    await few.getByRole('heading', { name: 'Search Complete' }).waitFor();
    const all = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    await all.getByRole('heading', { name: 'All protein products' }).waitFor();
    expect(await all.getByText('Search Complete').count()).toBe(0);
    expect(await cards(few).count()).toBeGreaterThan(0);
    expect(await few.getByText('Tip:').count()).toBe(0);
    await results.getByText(/supports this site, at no extra cost to you/).waitFor();
    // No associate tag is set, so no link carries one.
    expect(await results.getByText(/As an Amazon Associate/).count()).toBe(0);
    const sorts = results.getByRole('group', { name: 'Sort by' }).getByRole('button');
    expect(await sorts.allInnerTexts()).toEqual(['Best Mix', 'Match Score', 'Protein Content']);
    expect(await sorts.first().getAttribute('aria-pressed')).toBe('true');
    // What Best Mix does with links is said beside it: on pointing at it, and among the orders.
    const rule = /^Perfect matches with an active Amazon link first/;
    expect(await sorts.first().getAttribute('title')).toMatch(rule);
    await page.getByRole('group', { name: 'Sort by' }).getByText('More').click();
    await expect
      .poll(() => page.getByRole('group', { name: 'Sort by' }).innerText())
      .toContain('Best Mix: Perfect matches with an active Amazon link first');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(2);
    await results.getByRole('navigation', { name: 'Result pages' }).waitFor();
  });

  test('what an assumed serving means is read whole, and the keyboard goes past it', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const card = cards(page).filter({ has: page.getByText(/^assumed/) });
    const word = card.getByRole('button', { name: /^assumed/ }).first();
    await card.first().getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('Tab');
    const note = page.locator('.tooltip:popover-open');
    await note.waitFor();
    await expect
      .poll(() => note.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    await page.keyboard.press('Tab');
    await expect.poll(() => note.count()).toBe(0);
    await expect
      .poll(() => word.evaluate((element) => element === document.activeElement))
      .toBe(false);
  });

  // @spec Each result card shows: brand logo or name; a Compare checkbox; protein type; a 'Perfect Match' or 'Good Match' tag; name; description; ingredient chips numbered (first 10, with a more/less toggle); a 'Why not 100% match' list; protein grams, calories, servings
  // @spec see a match score per product;
  test('a card shows the product, its tag, its figures and its receipt, which adds up', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    await cards(page).first().getByText('Perfect Match').waitFor();
    let figures = 0;
    for (const card of (await cards(page).all()).slice(0, 4)) {
      const shown = await productOnCard(card, browser.origin());
      const text = onOneLine((await card.textContent()) ?? '');
      expect(text.startsWith(`${shown.brand.name[0]?.toUpperCase()}${shown.brand.name}`)).toBe(
        true,
      );
      expect(onOneLine(await card.getByRole('heading').innerText())).toBe(shown.name);
      expect(text).toContain(shown.description);
      await card.getByText(shown.proteinType ?? 'Type not stated', { exact: true }).waitFor();
      expect(await card.getByRole('checkbox', { name: /^Compare/ }).isChecked()).toBe(false);
      const row = (name: string) =>
        card.locator('dl > div', { has: page.locator('dt', { hasText: name }) }).locator('dd');
      expectFigure(await row('Protein').first().innerText(), shown.proteinPerServing);
      expectFigure(await row('Calories').first().innerText(), shown.calories);
      expectFigure(await row('Servings').first().innerText(), shown.servings);
      figures += [shown.proteinPerServing, shown.calories, shown.servings].filter(Boolean).length;
      const names = shown.ingredients.filter(({ heading }) => !heading).map(({ name }) => name);
      const chips = card.getByRole('list', { name: 'Ingredients in label order' });
      expect(await chips.getByRole('listitem').count()).toBe(Math.min(10, names.length));
      expect(await chips.getByRole('listitem').first().innerText()).toContain(names[0] ?? '');
    }
    expect(figures).toBeGreaterThan(4);
    const last = await browser.open(`${SEARCH}&page=3`, { localStorage: ACCEPTED });
    const near = cards(last).filter({ hasText: 'Why not 100% match' }).first();
    await near.getByText('Why not 100% match').click();
    const points = await near
      .locator('dd')
      .evaluateAll((all) =>
        all
          .filter((cell) => cell.closest('.receipt') !== null)
          .map((cell) => Number((cell.textContent ?? '').replace('−', '-'))),
      );
    const total = points.pop();
    expect(points.length).toBeGreaterThan(1);
    expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(total ?? Number.NaN, 5);
  });

  // @spec a 'Perfect Match' or 'Good Match' tag
  test('a card that meets four wishes of five, the firm ones among them, is a good match', async () => {
    const page = await browser.open(
      '/search?avoid=sucralose&mustHave=whey&isLowCarb=true&isKetoFriendly=true&fitnessGoals=Performance&showAll=true',
      { javaScript: false },
    );
    const good = cards(page).filter({ has: page.getByText('Good Match', { exact: true }) });
    expect(await good.count()).toBeGreaterThan(0);
    expect(await good.first().innerText()).toContain('80% match');
  });

  // @spec | Ingredients per card before 'more' | 10 on search cards |
  test('ten ingredients are numbered before "more", all of them after it', async () => {
    const page = await browser.open('/search?mustHave=xanthan+gum&showAll=true', {
      javaScript: false,
    });
    const card = cards(page)
      .filter({ hasText: /more of \d+/ })
      .first();
    const list = card.getByRole('list', { name: 'Ingredients in label order' });
    expect(await list.getByRole('listitem').count()).toBe(10);
    // Fewer than ten are in sight: the number is that of all, not of those beyond the ten.
    const more = card.getByText(/^more of \d+$/);
    const all = Number.parseInt((await more.innerText()).slice('more of '.length), 10);
    await more.click();
    await expect
      .poll(() =>
        card.getByRole('list', { name: 'More ingredients' }).getByRole('listitem').count(),
      )
      .toBe(all - 10);
    await card.getByText('less', { exact: true }).click();
    await card.getByRole('list', { name: 'More ingredients' }).waitFor({ state: 'hidden' });
  });

  test('by protein, what is assumed stands behind what labels state, and the page says so', async () => {
    const page = await browser.open('/search?mustHave=whey&sort=protein', {
      localStorage: ACCEPTED,
    });
    await page.getByText('Assumed servings last.').first().waitFor();
    await page.getByRole('button', { name: 'Match Score' }).click();
    await page.getByText('Assumed servings last.').first().waitFor({ state: 'detached' });
    await page.goto('/search?mustHave=whey&sort=price');
    await page.getByText('without a price follow').waitFor();
  });

  // @spec Match: perfect first, then percentage, then score.
  test('sorting changes the order and the address, not the filters, and goes back to page 1', async () => {
    const page = await browser.open(`${SEARCH}&page=2`, { localStorage: ACCEPTED });
    await page.getByRole('button', { name: 'Match Score' }).click();
    await page.waitForURL('**sort=match**');
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
    expect(new URL(page.url()).searchParams.get('avoid')).toBe('sucralose,soy');
    await expect.poll(() => cards(page).first().innerText()).toContain('Perfect Match');
    const percentages = await cards(page).evaluateAll((all) =>
      all.map((card) =>
        Number(/(\d+)%/.exec(card.querySelector('.figure')?.parentElement?.textContent ?? '')?.[1]),
      ),
    );
    expect(percentages).toEqual(percentages.toSorted((a, b) => b - a));
  });

  // @spec | Search results page size | 12; all page buttons if 5 or fewer, else first 2, last 2, current and neighbours, with ellipses |
  // @spec pagination;
  test('the pager turns pages without losing the view, and back restores it', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const before = await cards(page).first().innerText();
    const pager = page.getByRole('navigation', { name: 'Result pages' });
    await pager.getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL('**page=2**');
    await expect.poll(() => cards(page).first().innerText()).not.toBe(before);
    await expect.poll(() => pager.locator('[aria-current="page"]').innerText()).toBe('2');
    await page.goBack();
    await expect.poll(() => cards(page).first().innerText()).toBe(before);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Avoid ingredients' }).first().inputValue())
      .toBe('sucralose, soy');
  });

  test('a page that there is not claims no place in the list, and leads to the last one', async () => {
    const page = await browser.open('/search?showAll=true&page=9999', { javaScript: false });
    await page.getByText('There is no page 9999').waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(/(?<!-)\b0 of [\d,]+/);
    const pager = page.getByRole('navigation', { name: 'Result pages' });
    expect(await pager.locator('[aria-current]').count()).toBe(0);
    const last = await pager.getByRole('link', { name: /^Page/ }).last().getAttribute('href');
    const previous = pager.getByRole('link', { name: 'Previous' });
    expect(await previous.getAttribute('href')).toBe(last);
  });

  test('near matches and products that do not say can be switched on and off', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const near = page.getByRole('switch', { name: 'Include near matches' });
    expect(await near.getAttribute('aria-checked')).toBe('true');
    await near.click();
    await page.waitForURL((url) => !url.searchParams.has('showAll'));
    await expect.poll(() => near.getAttribute('aria-checked')).toBe('false');
    const listed = await cards(page).allInnerTexts();
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter((text) => !text.includes('Perfect Match'))).toEqual([]);
    const open = page.getByRole('switch', { name: /more do(es)? not state all/ });
    await open.click();
    await page.waitForURL('**unconfirmed=true**');
  });

  test('where what is not confirmed stands on a later page, the first one leads there', async () => {
    const page = await browser.open(`${SEARCH}&unconfirmed=true`, { localStorage: ACCEPTED });
    const on = page.getByRole('link', { name: /^Not confirmed \([\d,]+\), from page \d+$/ });
    const [, name = '', number] = /^(.*), from page (\d+)$/.exec(await on.innerText()) ?? [];
    await on.click();
    await page.waitForURL(`**page=${number}`);
    await page.getByRole('heading', { name }).waitFor();
    await expect.poll(() => on.count()).toBe(0);
    await page.goto(`${SEARCH}&unconfirmed=true&page=${Number(number) - 1}`);
    await on.waitFor();
    await expect.poll(() => page.getByRole('heading', { name }).count()).toBe(0);
  });

  test('what is hidden is counted with its reasons, and can be looked at, in red, with receipts', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const link = page.getByRole('link', { name: /^\d[\d,]* hidden: .*contain soy/ });
    await link.click();
    const drawer = dialog(page, /hidden/);
    await drawer.getByText('Breaks a wish').first().waitFor();
    await drawer
      .getByText(/Contains|contains/)
      .first()
      .waitFor();
    const marked = await drawer.locator('ol li', { hasText: '(avoided)' }).allInnerTexts();
    expect(marked.join()).toMatch(/sucralose/i);
    expect(marked.join()).toMatch(/soy/i);
    expect(marked.join()).not.toMatch(/cocoa|salt/i);
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
    await expect
      .poll(() => link.evaluate((element) => element === document.activeElement))
      .toBe(true);
  });
});

test('the whole task by keyboard alone', async () => {
  const page = await browser.open('/');
  await page.keyboard.press('/');
  await page.keyboard.type('sucralose');
  await page.keyboard.press('Escape');
  const find = page.getByRole('button', { name: 'Find My Perfect Protein' });
  for (let steps = 0; steps < 60; steps++) {
    if (await find.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?avoid=sucralose&showAll=true');
  const accept = page.getByRole('button', { name: 'I Understand & Continue' });
  await accept.waitFor();
  for (let steps = 0; steps < 6; steps++) {
    if (await accept.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await dialog(page, 'Your results').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('past the rail by keyboard: two links lead to the first result', async () => {
  const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Go to the results' });
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => link.evaluate((one) => getComputedStyle(one).clipPath)).toBe('none');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const within = () => page.evaluate(() => document.activeElement?.closest('#results') !== null);
  expect(await within()).toBe(true);
});

test('results, receipts and popups are accessible and fit in every look', async () => {
  const page = await browser.open(SEARCH);
  await dialog(page, 'Before you rely on this').waitFor();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'I Understand & Continue' }).click();
  await dialog(page, 'Your results').waitFor();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Browse Results' }).click();
  await cards(page).first().getByText('Why this is a match').click();
  await expectAccessibleInEveryLook(page);
});
