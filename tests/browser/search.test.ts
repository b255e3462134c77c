import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { hydrated, openBrowser } from '../support/browser.ts';

const browser = openBrowser();

const SEARCH =
  '/search?avoid=sucralose,soy&proteinTypes=Whey+Isolate&fitnessGoals=Muscle+Building&showAll=true';
/** Wishes that no product can meet. */
const IMPOSSIBLE = '/search?avoid=milk&mustHave=whey+protein+isolate&isOrganic=true&isVegan=true';

/** A shopper who has accepted the disclaimer: no popup comes. */
const ACCEPTED = {
  proteinwise_user_id: '0123456789abcdef0123456789abcdef',
  proteinwise_disclaimer_accepted_0123456789abcdef0123456789abcdef: 'true',
};

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function choose(page: Page, group: string, option: string): Promise<void> {
  const set = page.getByRole('group', { name: group, exact: true });
  await set.locator('summary').click();
  await set.getByRole('checkbox', { name: new RegExp(`^${option}`) }).check();
  await page.keyboard.press('Escape');
}

describe('form', () => {
  // @spec Button 'Find My Perfect Protein' does a full page navigation to /search with the filters plus showAll=true.
  // @spec avoid ingredients (comma-separated text), must-have ingredients (text), protein types (multi-select, chips removable), fitness goals (multi-select), brands (multi-select from the brand list, sorted by name)
  // @spec avoid, mustHave, proteinTypes, fitnessGoals, brandIds (comma-joined lists)
  test('collects every filter and loads /search with them and showAll=true', async () => {
    const page = await browser.open('/');
    const form = page.getByRole('form', { name: 'Protein match search' });
    await form.getByRole('combobox', { name: 'Avoid ingredients' }).fill(' sucralose ,, soy ');
    await form.getByRole('combobox', { name: 'Must-have ingredients' }).fill('stevia');
    await choose(page, 'Protein types', 'Whey Isolate');
    await choose(page, 'Protein types', 'Casein [\\d]');
    await choose(page, 'Fitness goals', 'Recovery');
    await form.getByRole('checkbox', { name: /^Low Carb/ }).check();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await form.getByRole('button', { name: 'Find My Perfect Protein' }).click();
    await page.waitForURL('**/search?**');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      avoid: 'sucralose,soy',
      mustHave: 'stevia',
      proteinTypes: 'Whey Isolate,Casein',
      fitnessGoals: 'Recovery',
      isLowCarb: 'true',
      showAll: 'true',
    });
  });

  // @spec Button 'Browse All Products' goes to /search?showAll=true.
  test('Browse All Products', async () => {
    const page = await browser.open('/', { localStorage: ACCEPTED });
    const form = page.getByRole('form', { name: 'Protein match search' });
    await form.getByRole('link', { name: 'Browse All Products' }).click();
    await page.waitForURL('**/search?showAll=true');
    expect(new URL(page.url()).search).toBe('?showAll=true');
  });

  // @spec Hints: start with at least 1 filter (not enforced); separate multiple ingredients with commas.
  // @spec - Search form: every field optional.
  test('says the hints, and enforces nothing', async () => {
    const page = await browser.open('/', { localStorage: ACCEPTED });
    const form = page.getByRole('form', { name: 'Protein match search' });
    await form.getByText('Start with at least 1 filter').waitFor();
    expect(await form.getByText('Separate multiple ingredients with commas.').count()).toBe(2);
    await form.getByRole('button', { name: 'Find My Perfect Protein' }).click();
    await page.waitForURL('**/search?showAll=true');
  });

  // @spec eight checkboxes: gluten free, sugar free, organic, keto friendly, low carb, non-GMO, vegan, lactose free
  // @spec - Protein type options: Whey Isolate, Whey Concentrate, Whey Blend, Hydrolyzed Whey, Casein, Casein & Whey, Plant Protein, Pea + Rice, Multi-Plant, Multi-Source.
  // @spec - Fitness goals: Muscle Building, Weight Management, Performance, Recovery, General Fitness.
  test('has eight dietary wishes, ten types, five goals, and brands by name, each with its count', async () => {
    const page = await browser.open('/');
    const flags = page.getByRole('group', { name: 'Dietary wishes' }).getByRole('checkbox');
    const names = await flags.evaluateAll((all) =>
      all.map((box) => box.parentElement?.querySelector('span')?.textContent),
    );
    expect(names).toEqual([
      'Gluten Free',
      'Sugar Free',
      'Organic',
      'Keto Friendly',
      'Low Carb',
      'Non-GMO',
      'Vegan',
      'Lactose Free',
    ]);
    const options = (group: string) =>
      page
        .getByRole('group', { name: group, exact: true })
        .locator('label > span:first-of-type')
        .evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''));
    expect(await options('Protein types')).toEqual([
      'Whey Isolate',
      'Whey Concentrate',
      'Whey Blend',
      'Hydrolyzed Whey',
      'Casein',
      'Casein & Whey',
      'Plant Protein',
      'Pea + Rice',
      'Multi-Plant',
      'Multi-Source',
    ]);
    expect(await options('Fitness goals')).toEqual([
      'Muscle Building',
      'Weight Management',
      'Performance',
      'Recovery',
      'General Fitness',
    ]);
    const list = page.getByRole('group', { name: 'Brands', exact: true });
    await list.locator('summary').click();
    await expect.poll(() => list.getByRole('checkbox').count()).toBeGreaterThan(80);
    const brands = await options('Brands');
    expect(brands.length).toBeGreaterThan(80);
    const lower = brands.map((name) => name.toLowerCase());
    expect(lower).toEqual(lower.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    const counts = await page
      .getByRole('group', { name: 'Protein types', exact: true })
      .locator('li')
      .evaluateAll((all) => all.map((each) => /\d/.test(each.textContent ?? '')));
    expect(counts.every(Boolean)).toBe(true);
  });

  test('long lists can be narrowed by typing, walked with the arrows and closed with Esc', async () => {
    const page = await browser.open('/');
    const brands = page.getByRole('group', { name: 'Brands', exact: true });
    await brands.locator('summary').press('Enter');
    const filter = brands.getByRole('textbox', { name: 'Type to narrow brands' });
    await filter.fill('optimum');
    const boxes = brands.getByRole('checkbox');
    const shown = await boxes.count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(10);
    await boxes.first().focus();
    await page.keyboard.press('Space');
    expect(await boxes.first().isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await filter.isVisible()).toBe(false);
    // Chips are removable.
    const chip = brands.getByRole('button', { name: /^Remove / });
    await chip.click();
    expect(await brands.getByRole('button', { name: /^Remove / }).count()).toBe(0);
  });

  test('suggests ingredients, families first, and says what a word was understood as', async () => {
    const page = await browser.open('/');
    const field = page.getByRole('combobox', { name: 'Avoid ingredients' });
    await field.pressSequentially('soy, artificial sw');
    const option = page.getByRole('option').first();
    await option.waitFor();
    await expect.poll(() => option.innerText()).toMatch(/artificial sweeteners\s*family/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('soy, artificial sweeteners, ');
    const words = page.getByRole('list', { name: 'Understood as' });
    await words
      .getByRole('button', { name: 'Take aspartame out of artificial sweeteners' })
      .click();
    expect(await field.inputValue()).toBe('soy, artificial sweeteners except aspartame');
    await words
      .getByRole('button', { name: 'Put aspartame back into artificial sweeteners' })
      .click();
    expect(await field.inputValue()).toBe('soy, artificial sweeteners');
  });

  test('marks words it does not know', async () => {
    const page = await browser.open('/');
    await page.getByRole('combobox', { name: 'Avoid ingredients' }).fill('flurbium');
    const mark = page.getByText('“flurbium” is not in our vocabulary');
    await expect.poll(() => mark.isVisible()).toBe(true);
  });

  // @spec Filter conflict warnings on no-results: vegan with whey or casein type; lactose-free with whey; overlapping must-have and avoid ingredients (substring match either way).
  test('warns of conflicts as they arise', async () => {
    const page = await browser.open('/');
    const form = page.getByRole('form', { name: 'Protein match search' });
    await form.getByRole('checkbox', { name: /^Vegan/ }).check();
    await choose(page, 'Protein types', 'Casein [\\d]');
    await form.getByText(/Vegan and Casein contradict each other/).waitFor();
    await form.getByRole('checkbox', { name: /^Lactose Free/ }).check();
    await choose(page, 'Protein types', 'Whey Concentrate');
    await form.getByText(/Lactose Free and Whey Concentrate contradict each other/).waitFor();
    await form.getByRole('combobox', { name: 'Avoid ingredients' }).fill('dairy');
    await form.getByRole('combobox', { name: 'Must-have ingredients' }).fill('whey');
    const overlap = form.getByText(/You ask for whey.* and avoid dairy/);
    await expect.poll(() => overlap.isVisible()).toBe(true);
  });

  test('on a phone it is a sheet that keeps what was typed', async () => {
    const page = await browser.open(SEARCH, { width: 360, localStorage: ACCEPTED });
    await page.getByRole('button', { name: 'Change filters (4)' }).click();
    const sheet = dialog(page, 'Filters');
    const field = sheet.getByRole('combobox', { name: 'Avoid ingredients' });
    expect(await field.inputValue()).toBe('sucralose, soy');
    await field.fill('sucralose, soy, honey');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
    await page.getByRole('button', { name: 'Change filters (4)' }).click();
    expect(await field.inputValue()).toBe('sucralose, soy, honey');
  });
});

describe('results', () => {
  // @spec a 'Search Complete' banner with the result count and perfect-match count
  // @spec ingredient colour guide (green normal, red allergen)
  // @spec results bar with counts and sort buttons (Best Mix, Match Score, Protein Content)
  // @spec A tip shows when there are more than 10 results.
  // @spec affiliate support note
  // @spec a marketplace associate note
  // @spec Sort mode: diversity (Best Mix, default), match, protein.
  test('the page has its banner, notes, sorts and pager', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const results = page.getByRole('region', { name: 'Results' });
    await results.getByRole('heading', { name: 'Search Complete' }).waitFor();
    expect(await results.getByRole('status').first().innerText()).toMatch(
      /^\d[\d,]* products, \d+ perfect match(es)?$/,
    );
    await results.getByText('Ingredient colors:').waitFor();
    await results.getByText('Tip:').waitFor();
    await results.getByText(/supports this site, at no extra cost to you/).waitFor();
    await results.getByText('As an Amazon Associate we earn from qualifying purchases.').waitFor();
    const sorts = results.getByRole('group', { name: 'Sort by' }).getByRole('button');
    expect(await sorts.allInnerTexts()).toEqual(['Best Mix', 'Match Score', 'Protein Content']);
    expect(await sorts.first().getAttribute('aria-pressed')).toBe('true');
    expect(await cards(page).count()).toBe(12);
    await results.getByRole('navigation', { name: 'Result pages' }).waitFor();
  });

  // @spec Each result card shows: brand logo or name; a Compare checkbox; protein type; a 'Perfect Match' or 'Good Match' tag; name; description; ingredient chips numbered (first 10, with a more/less toggle); a 'Why not 100% match' list; protein grams, calories, servings
  // @spec see a match score per product;
  test('a card shows the product, its tag, its figures and its receipt, which adds up', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const first = cards(page).first();
    await first.getByText('Perfect Match').waitFor();
    for (const word of ['Protein', 'Calories', 'Servings', 'Whey Isolate']) {
      await first.getByText(word, { exact: true }).first().waitFor();
    }
    expect(await first.getByRole('checkbox', { name: /^Compare/ }).isChecked()).toBe(false);
    const near = cards(page).filter({ hasText: 'Why not 100% match' }).first();
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

  // @spec | Ingredients per card before 'more' | 10 on search cards |
  test('ten ingredients are numbered before "more", all of them after it', async () => {
    const page = await browser.open('/search?mustHave=xanthan+gum&showAll=true', {
      localStorage: ACCEPTED,
    });
    const card = cards(page)
      .filter({ hasText: /\d+ more/ })
      .first();
    const list = card.getByRole('list', { name: 'Ingredients in label order' });
    expect(await list.getByRole('listitem').count()).toBe(10);
    const more = card.getByText(/^\d+ more$/);
    const rest = Number.parseInt(await more.innerText(), 10);
    await more.click();
    expect(
      await card.getByRole('list', { name: 'More ingredients' }).getByRole('listitem').count(),
    ).toBe(rest);
    await card.getByText('less', { exact: true }).click();
    expect(await card.getByRole('list', { name: 'More ingredients' }).isVisible()).toBe(false);
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
    expect(await pager.locator('[aria-current="page"]').innerText()).toBe('2');
    await page.goBack();
    await expect.poll(() => cards(page).first().innerText()).toBe(before);
    expect(
      await page.getByRole('combobox', { name: 'Avoid ingredients' }).first().inputValue(),
    ).toBe('sucralose, soy');
  });

  test('applied filters are chips that take one filter away', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const applied = page.getByRole('list', { name: 'Applied filters' });
    expect(await applied.getByRole('link').count()).toBe(4);
    await applied.getByRole('link', { name: 'Remove Avoid: soy' }).click();
    await page.waitForURL((url) => url.searchParams.get('avoid') === 'sucralose');
    expect(new URL(page.url()).searchParams.get('proteinTypes')).toBe('Whey Isolate');
  });

  test('near matches and products that do not say can be switched on and off', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const near = page.getByRole('switch', { name: 'Include near matches' });
    expect(await near.getAttribute('aria-checked')).toBe('true');
    await near.click();
    await page.waitForURL((url) => !url.searchParams.has('showAll'));
    await expect.poll(() => near.getAttribute('aria-checked')).toBe('false');
    for (const card of await cards(page).all())
      expect(await card.innerText()).toContain('Perfect Match');
    const open = page.getByRole('switch', { name: /more do(es)? not say/ });
    await open.click();
    await page.waitForURL('**unconfirmed=true**');
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
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('no product with an avoided ingredient is in the results', async () => {
    const page = await browser.open('/search?avoid=dairy&showAll=true', { localStorage: ACCEPTED });
    expect(await cards(page).count()).toBe(12);
    expect(await page.locator('#results').innerText()).not.toContain('(allergen: milk)');
  });

  // @spec a floating compare tray
  test('ticking Compare brings the tray; three are the most', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const boxes = page.getByRole('checkbox', { name: /^Compare/ });
    for (const index of [0, 1, 2]) await boxes.nth(index).check();
    const tray = page.getByRole('region', { name: 'Products to compare' });
    await tray.getByText('3/3 Selected').waitFor();
    expect(await boxes.nth(3).isDisabled()).toBe(true);
    expect(await tray.getByRole('link', { name: 'Compare' }).getAttribute('href')).toMatch(
      /^\/compare\?ids=\d+,\d+,\d+$/,
    );
  });
});

describe('popups', () => {
  // @spec Mandatory disclaimer: only buttons Cancel and 'I Understand & Continue'; cannot be dismissed by clicking outside.
  // @spec Results summary: total, perfect matches, 80%+ matches, average score, criteria list, first 3 perfect matches, recommendations, a 'Browse Results' button.
  test('the disclaimer comes first, then the summary, never both', async () => {
    const page = await browser.open(SEARCH);
    const disclaimer = dialog(page, 'Before you rely on this');
    await disclaimer.waitFor();
    expect(await disclaimer.getByRole('button').allInnerTexts()).toEqual([
      'Cancel',
      'I Understand & Continue',
    ]);
    await page.mouse.click(5, 400);
    expect(await disclaimer.isVisible()).toBe(true);
    await disclaimer.getByRole('button', { name: 'I Understand & Continue' }).click();
    const summary = dialog(page, 'Your results');
    await summary.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    for (const text of ['Products', 'Perfect matches', '80%+ matches', 'Average score']) {
      await summary.getByText(text, { exact: true }).waitFor();
    }
    expect(
      await summary
        .getByRole('list', { name: 'Your criteria' })
        .getByRole('listitem')
        .allInnerTexts(),
    ).toEqual(['Avoid: sucralose', 'Avoid: soy', 'Whey Isolate', 'Muscle Building']);
    await summary.getByRole('heading', { name: 'Recommendations' }).waitFor();
    await summary.getByRole('button', { name: 'Browse Results' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  // @spec due if no accepted flag exists for this user
  // @spec Flag set but data absent means not shown.
  test('the disclaimer is not due again once accepted, and due again after Cancel', async () => {
    const page = await browser.open(SEARCH);
    const disclaimer = dialog(page, 'Before you rely on this');
    await disclaimer.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => disclaimer.count()).toBe(0);
    await page.reload();
    await disclaimer.getByRole('button', { name: 'I Understand & Continue' }).click();
    await dialog(page, 'Your results').waitFor();
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(900);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  // @spec after 500 ms: if zero results, show the no-results popup
  // @spec No-results: criteria, conflict warnings, suggestions, 'Remove All Filters' (goes to /search) and 'Show All Products' (goes to /search?showAll=true).
  // @spec 'No products found matching your criteria' with 'Try adjusting your search criteria'
  // @spec card 'No organic products found' if the organic filter is on
  // @spec empty card;
  // @spec plus the no-results popup.
  test('nothing found: the card, the popup, and the wish to drop with what that gives', async () => {
    const page = await browser.open(IMPOSSIBLE);
    const popup = dialog(page, 'No products fit all of this');
    await popup.waitFor();
    expect(await popup.getByRole('link', { name: 'Remove All Filters' }).getAttribute('href')).toBe(
      '/search',
    );
    expect(await popup.getByRole('link', { name: 'Show All Products' }).getAttribute('href')).toBe(
      '/search?showAll=true',
    );
    await popup
      .getByText(/Conflict:/)
      .first()
      .waitFor();
    const relaxation = popup.getByRole('listitem').getByRole('link').first();
    const promised = Number(/(\d+) products?$/.exec(await relaxation.innerText())?.[1]);
    expect(promised).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'No organic products found' }).waitFor();
    await page.getByText('Try adjusting your search criteria').waitFor();

    const plain = await browser.open('/search?avoid=milk&mustHave=milk');
    await plain
      .getByRole('heading', { name: 'No products found matching your criteria' })
      .waitFor();
  });

  test('a relaxation gives exactly the perfect matches it promises', async () => {
    const page = await browser.open(IMPOSSIBLE, { localStorage: ACCEPTED });
    const popup = dialog(page, 'No products fit all of this');
    const relaxation = popup.getByRole('listitem').getByRole('link').first();
    const promised = Number(/(\d[\d,]*) products?$/.exec(await relaxation.innerText())?.[1]);
    await relaxation.click();
    await page.getByRole('heading', { name: 'Search Complete' }).waitFor();
    await expect
      .poll(() =>
        page.getByRole('region', { name: 'Results' }).getByRole('status').first().innerText(),
      )
      .toContain(`${promised} perfect match`);
  });

  // @spec After results load, the page scrolls to the results section after 300 ms.
  test('the page scrolls to the results without moving the focus, but not under reduced motion', async () => {
    const page = await browser.open(SEARCH, { reducedMotion: false, localStorage: ACCEPTED });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const still = await browser.open(SEARCH, { localStorage: ACCEPTED });
    await still.waitForTimeout(700);
    expect(await still.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('states', () => {
  // @spec loading banner with six skeleton cards
  test('a slow search shows the loading banner and six skeletons', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    await page.route('**/api/proteins/search', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.getByRole('button', { name: 'Protein Content' }).click();
    await page.getByText('Searching the catalogue').waitFor();
    expect(await page.locator('#results li.label').count()).toBe(6);
    await expect.poll(() => cards(page).count()).toBe(12);
  });

  // @spec Search failure card: 'Failed to load search results' with Try Again (reloads).
  // @spec failure card with Try Again (reloads the page);
  test('a failed search shows the failure card, and Try Again reloads', async () => {
    const page = await browser.open(SEARCH, {
      localStorage: ACCEPTED,
      width: 360,
      height: 740,
      allow: /500|Failed to load resource/,
    });
    await page.route('**/api/proteins/search', (route) =>
      route.fulfill({ status: 500, body: 'no' }),
    );
    await page.getByRole('button', { name: 'Match Score' }).click();
    const failure = page.getByRole('heading', { name: 'Failed to load search results' });
    await failure.waitFor();
    const inView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 64 && bottom <= window.innerHeight;
    };
    await expect.poll(() => failure.evaluate(inView)).toBe(true);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Search Complete' }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });

  test('without JavaScript the form searches, sorts, switches and turns pages', async () => {
    const page = await browser.open('/', { javaScript: false });
    await page.locator('input[name="avoid"]').fill('sucralose, soy');
    await page.locator('fieldset', { hasText: 'Protein types' }).locator('summary').click();
    await page.locator('input[value="Whey Isolate"]').check();
    await page.locator('fieldset', { hasText: 'Protein types' }).locator('summary').click();
    await page.getByRole('button', { name: 'Find My Perfect Protein' }).click();
    await page.getByRole('heading', { name: 'Search Complete' }).waitFor();
    expect(await page.locator('input[name="avoid"]').first().inputValue()).toBe('sucralose, soy');
    expect(await cards(page).count()).toBe(12);
    await page.getByRole('button', { name: 'Protein Content' }).click();
    await page.waitForURL('**sort=protein**');
    await page.getByRole('switch', { name: 'Include near matches' }).click();
    await page.getByRole('link', { name: /hidden: / }).click();
    await page.getByText('Breaks a wish').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
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

test('results, receipts and popups are accessible and fit in every look', async () => {
  const page = await browser.open(SEARCH);
  await dialog(page, 'Before you rely on this').waitFor();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'I Understand & Continue' }).click();
  await dialog(page, 'Your results').waitFor();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Browse Results' }).click();
  await cards(page)
    .filter({ hasText: 'Why not 100% match' })
    .first()
    .getByText('Why not 100% match')
    .click();
  await expectAccessibleInEveryLook(page);
});
