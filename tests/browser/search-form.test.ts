import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser } from '../support/browser.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { dialog, SEARCH } from '../support/search-page.ts';

const browser = openBrowser();

async function choose(page: Page, group: string, option: string): Promise<void> {
  const set = page.getByRole('group', { name: group, exact: true });
  const box = set.getByRole('checkbox', { name: new RegExp(`^${option}`) });
  // A list opened before the page's scripts run does not hear the Escape of the choice before.
  if (!(await box.isVisible())) await set.locator('summary').click();
  await box.check();
  await page.keyboard.press('Escape');
}

describe('the search form', () => {
  test('without JavaScript the fifty brands of most products are listed, and where the others are', async () => {
    const page = await browser.open('/search', { javaScript: false });
    const brands = page.locator('fieldset', { hasText: 'Brands' }).last();
    await brands.locator('summary').click();
    const boxes = brands.getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBe(50);
    const labels = await brands.locator('label').allInnerTexts();
    expect(labels.some((label) => label.startsWith('Myprotein ('))).toBe(true);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')));
    const all = brands.getByRole('link', { name: 'All brands' });
    await expect.poll(() => all.getAttribute('href')).toBe('/brands');
  });

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
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
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
    // Who has begun is not told how to begin.
    const hint = page.getByText('Start with at least 1 filter');
    await expect.poll(() => hint.count()).toBe(1);
    await page.goto('/search?avoid=soy&showAll=true');
    await expect.poll(() => hint.count()).toBe(0);
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
    expect(counts.length).toBeGreaterThan(0);
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
    await expect.poll(() => boxes.first().isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await filter.waitFor({ state: 'hidden' });
    // Chips are removable.
    const chip = brands.getByRole('button', { name: /^Remove / });
    await chip.click();
    await expect.poll(() => brands.getByRole('button', { name: /^Remove / }).count()).toBe(0);
  });

  test('suggests ingredients and families, and says what a word was understood as', async () => {
    const page = await browser.open('/');
    const field = page.getByRole('combobox', { name: 'Avoid ingredients' });
    await field.pressSequentially('soy, artificial sw');
    const option = page.getByRole('option').first();
    await option.waitFor();
    await expect.poll(() => option.innerText()).toMatch(/artificial sweeteners\s*family/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('soy, artificial sweeteners, ');
    const words = page.getByRole('list', { name: 'Understood as' });
    await words
      .getByRole('listitem')
      .filter({ has: page.getByText('artificial sweeteners', { exact: true }) })
      .getByText(/^\d+ ingredients$/)
      .click();
    await words
      .getByRole('button', { name: 'Take aspartame out of artificial sweeteners' })
      .click();
    await expect.poll(() => field.inputValue()).toBe('soy, artificial sweeteners except aspartame');
    await words
      .getByRole('button', { name: 'Put aspartame back into artificial sweeteners' })
      .click();
    await expect.poll(() => field.inputValue()).toBe('soy, artificial sweeteners');
  });

  test('suggests first what bears the name, and last what no product has', async () => {
    const page = await browser.open('/');
    const field = page.getByRole('combobox', { name: 'Avoid ingredients' });
    const list = page.getByRole('listbox');
    const options = list.getByRole('option');
    for (const [typed, first] of [
      ['pea', /^Pea\s+[\d,]+ products$/],
      ['lecithi', /^Lecithin\s+[\d,]+ products$/],
      ['milk', /^Milk\s*family\s+[\d,]+ products$/],
    ] as const) {
      await field.fill(typed);
      await expect.poll(() => options.first().innerText()).toMatch(first);
    }
    const milk = await options.allInnerTexts();
    expect(milk.filter((text) => /\s0 products/.test(text))).toEqual([]);
  });

  test('marks words it does not know', async () => {
    const page = await browser.open('/');
    await page.getByRole('combobox', { name: 'Avoid ingredients' }).fill('flurbium');
    const mark = page.getByText('“flurbium” is not in our vocabulary');
    await expect.poll(() => mark.isVisible()).toBe(true);
  });

  test('a list at the foot of the rail opens in sight, and the page stays where it is', async () => {
    const page = await browser.open('/search', { height: 800 });
    const rail = page.getByRole('complementary', { name: 'Wishes' });
    await rail.getByText('Any brand').click();
    const last = rail.getByRole('checkbox', { name: /perfect match/ }).nth(6);
    await expect
      .poll(() => last.evaluate((box) => box.getBoundingClientRect().bottom))
      .toBeLessThan(800);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await last.focus();
    await page.keyboard.press('/');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('say');
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
    await page.getByRole('button', { name: /^Change wishes \(5\)/ }).click();
    const sheet = dialog(page, 'Wishes');
    const field = sheet.getByRole('combobox', { name: 'Avoid ingredients' });
    await expect.poll(() => field.inputValue()).toBe('sucralose, soy');
    await field.fill('sucralose, soy, honey');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.count()).toBe(0);
    await page.getByRole('button', { name: /^Change wishes \(5\)/ }).click();
    await expect.poll(() => field.inputValue()).toBe('sucralose, soy, honey');
  });
});

const at = (page: Page) => new URL(page.url()).searchParams;

test('a window that is made wide has a rail that answers, and no code of it before', async () => {
  const page = await browser.open('/search?showAll=true', { width: 390, localStorage: ACCEPTED });
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/search-form-')),
    );
  expect(await fetched()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(fetched).toBe(true);
  const vegan = page.locator('.rail').getByRole('checkbox', { name: /^Vegan/ });
  // The form that the server has drawn is exchanged in between.
  await expect
    .poll(async () => {
      await vegan.check();
      return at(page).get('isVegan');
    })
    .toBe('true');
});

describe('the rail, while it is written in', () => {
  test('letters typed while a search runs stay, and what is pressed meanwhile holds', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    const answerSearches = await holdRequests(page, /\/api\/proteins\/search(?:\?|$)/);
    const name = page.locator('.rail').getByRole('textbox', { name: 'Name or brand' });
    await name.pressSequentially('gold ');
    await page.locator('#results[aria-busy="true"]').waitFor();
    await name.pressSequentially('stan');
    answerSearches();
    // On a slow machine the second search has begun before the first one is answered.
    await page.waitForFunction(() => location.search.includes('q=gold+'));
    await page.locator('#results[aria-busy="false"]').waitFor();
    await expect.poll(() => name.inputValue()).toBe('gold stan');
    await page.getByRole('button', { name: 'Protein Content' }).click();
    // The word may stand in the address before the order does.
    await expect
      .poll(() => ['q', 'sort'].map((key) => at(page).get(key)))
      .toEqual(['gold stan', 'protein']);
    // Another search than the rail's own starts it over: one or two steps back, as the machine was quick or slow.
    await expect
      .poll(async () => {
        if (at(page).get('q') === 'gold stan') await page.goBack();
        return name.inputValue();
      })
      .not.toBe('gold stan');
  });

  test('an order that is chosen as a search begins takes no letters from it', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    await page.getByRole('button', { name: 'Protein Content' }).evaluate((order) => {
      const { fetch } = window;
      window.fetch = async (...request) => {
        window.fetch = fetch;
        (order as HTMLElement).click();
        return fetch(...request);
      };
    });
    await page.locator('.rail').getByRole('textbox', { name: 'Name or brand' }).fill('gold');
    await expect
      .poll(() => ['q', 'sort'].map((key) => at(page).get(key)))
      .toEqual(['gold', 'protein']);
  });

  test('Back to another search takes what is still being typed with it', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    const rail = page.locator('.rail');
    await rail.getByRole('checkbox', { name: /^Vegan/ }).check();
    await page.waitForURL('**isVegan**');
    await rail.getByRole('textbox', { name: 'Name or brand' }).fill('gold');
    await page.goBack();
    await page.waitForTimeout(1_500);
    expect(['q', 'isVegan'].map((key) => at(page).get(key))).toEqual([null, null]);
  });

  test('a word that nobody knows yet leaves the results alone until it is known or left', async () => {
    const page = await browser.open('/search?avoid=sucralose&showAll=true', {
      localStorage: ACCEPTED,
    });
    const avoid = page.locator('.rail').getByRole('combobox', { name: 'Avoid ingredients' });
    const cards = page.locator('#results article');
    const before = await cards.count();
    const notKnown = page.locator('.rail').getByText('not known yet');
    await avoid.press('End');
    await avoid.pressSequentially(', so');
    await notKnown.waitFor();
    expect(at(page).get('avoid')).toBe('sucralose');
    await expect.poll(() => cards.count()).toBe(before);
    await avoid.press('y');
    await expect.poll(() => at(page).get('avoid')).toBe('sucralose,soy');
    await expect.poll(() => notKnown.count()).toBe(0);
    // Left, it counts.
    const seekUnknown = async (leave: () => Promise<void>) => {
      await avoid.fill('sucralose, soy, lec');
      await notKnown.waitFor();
      expect(at(page).get('avoid')).toBe('sucralose,soy');
      await leave();
      await expect.poll(() => at(page).get('avoid')).toBe('sucralose,soy,lec');
      await page.getByText('We do not know “lec”').first().waitFor();
    };
    const takeBack = async () => {
      await avoid.fill('sucralose, soy');
      await expect.poll(() => at(page).get('avoid')).toBe('sucralose,soy');
    };
    await seekUnknown(() => avoid.press(','));
    await takeBack();
    await seekUnknown(() => avoid.blur());
    // Nobody is typing, so the popup opens, and the field behind it takes no letters.
    await dialog(page, 'No products fit all of this').waitFor();
    await page.keyboard.press('Escape');
    await takeBack();
  });

  test('Back from the table leads to the search before, not to the same list again', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    await page
      .locator('.rail')
      .getByRole('checkbox', { name: /^Vegan/ })
      .check();
    await page.waitForURL('**isVegan**');
    await page.getByRole('link', { name: 'Table' }).filter({ visible: true }).first().click();
    await page.waitForURL('**view=table**');
    await page.goBack();
    await expect
      .poll(() => ['isVegan', 'view'].map((key) => at(page).get(key)))
      .toEqual([null, 'table']);
  });

  test('a flavor is typed as any text, also one that is offered to tick', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    const flavor = page.locator('.rail').getByRole('textbox', { name: 'Flavor' });
    await flavor.pressSequentially('Chocolate, Pea');
    await expect.poll(() => flavor.inputValue()).toBe('Chocolate, Pea');
    for (let key = 0; key < 5; key += 1) await flavor.press('Backspace');
    await expect.poll(() => flavor.inputValue()).toBe('Chocolate');
    await expect.poll(() => at(page).get('flavor')).toBe('Chocolate');
  });

  test('a popup waits until the word is written', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    const avoid = page.locator('.rail').getByRole('combobox', { name: 'Avoid ingredients' });
    await avoid.pressSequentially('xylq,');
    await page.getByRole('heading', { name: 'No products found matching your criteria' }).waitFor();
    await page.waitForTimeout(900);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await avoid.press('Tab');
    await dialog(page, 'No products fit all of this').waitFor();
  });
});
