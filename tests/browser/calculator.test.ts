import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { holdRequests } from '../support/hold-requests.ts';

const browser = openBrowser();

const PATH = '/protein-calculator';
const RESULT = `${PATH}?weight=150&weightUnit=lbs&gender=male&activityLevel=moderate&goal=maintenance&understood=true`;

const weight = (page: Page) => page.getByRole('spinbutton', { name: 'Weight' });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const result = (page: Page) => page.getByRole('region', { name: 'Your daily protein' });

// @spec Form, then either results or a 'How It Works' panel.
// @spec Defaults: 150, lbs, male, moderate, maintenance.
test('the form starts with the defaults, beside How It Works', async () => {
  const page = await browser.open(PATH, { javaScript: false });
  expect(await weight(page).inputValue()).toBe('150');
  expect(await page.getByRole('radio', { name: 'lbs' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Male', exact: true }).isChecked()).toBe(true);
  const activity = page.getByRole('combobox', { name: 'Activity level' });
  expect(await activity.inputValue()).toBe('moderate');
  expect(await page.getByRole('combobox', { name: 'Goal' }).inputValue()).toBe('maintenance');
  await page.getByRole('heading', { name: 'How It Works' }).waitFor();
});

// @spec compute a daily protein need;
// @spec Submitting opens a disclaimer dialog before results show.
// @spec - **Calculator**: submit opens the disclaimer dialog; Cancel discards; Continue computes, shows the result and sends an analytics event for protein calculation with a goal_activity label and the rounded daily protein.
test('submit asks first; Cancel discards; Continue shows the result and counts it', async () => {
  const events: unknown[] = [];
  const page = await browser.open(PATH, {
    prepare: async (opened) => {
      opened.on('request', (request) => {
        if (request.url().endsWith('/api/events')) events.push(request.postDataJSON());
      });
    },
  });
  await weight(page).fill('180');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('combobox', { name: 'Activity level' }).selectOption('very_active');
  await page.getByRole('combobox', { name: 'Goal' }).selectOption('athletic');
  await calculate(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect.poll(() => result(page).count()).toBe(0);
  await calculate(page);
  await expect.poll(() => result(page).count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'I Understand & Continue' }).click();
  await result(page).waitFor();
  await expect.poll(() => result(page).textContent()).toContain('180 g a day');
  await expect.poll(() => result(page).textContent()).toMatch(/Per meal45 g/);
  await expect.poll(() => result(page).textContent()).toMatch(/Post-workout45 g/);
  expect(events).toContainEqual({
    name: 'protein_calculation',
    path: PATH,
    label: 'athletic_very_active',
    value: 180,
  });
  expect(new URL(page.url()).searchParams.get('weight')).toBe('180');
  await page.reload();
  await hydrated(page);
  await result(page).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'How It Works' }).waitFor();
});

// @spec - **Browser storage**: a generated anonymous user id; a disclaimer-accepted flag per user id; disclaimer data (count, timestamps, deactivatedUntil).
test('it asks at every submit, and the acceptances are kept with the disclaimer', async () => {
  const page = await browser.open(PATH);
  for (const kg of ['70', '80']) {
    await page.getByRole('radio', { name: 'kg' }).check();
    await weight(page).fill(kg);
    await calculate(page);
    await dialog(page).getByRole('button', { name: 'I Understand & Continue' }).click();
    await page.waitForURL(`**weight=${kg}**`);
    await result(page).waitFor();
  }
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  const user = stored['proteinwise_user_id'] ?? '';
  expect(user).toMatch(/^[0-9a-f]{32}$/);
  expect(stored[`proteinwise_disclaimer_accepted_${user}`]).toBe('true');
  const data = JSON.parse(stored[`proteinwise_disclaimer_data_${user}`] ?? '{}') as {
    count: number;
    timestamps: number[];
    deactivatedUntil: number;
  };
  expect(data.count).toBe(2);
  expect(data.deactivatedUntil).toBe((data.timestamps[1] ?? 0) + 600_000);
});

// @spec - Calculator validation messages: see point 5.
// @spec weight minimum 50 ('Weight must be at least 50 lbs'), maximum 500 ('Weight must be less than 500 lbs')
test('a weight out of bounds, or none, is refused, said and has the focus', async () => {
  const page = await browser.open(PATH);
  for (const [text, unit, message] of [
    ['49', 'lbs', 'Weight must be at least 50 lbs'],
    ['501', 'lbs', 'Weight must be less than 500 lbs'],
    ['22.6', 'kg', 'Weight must be at least 22.7 kg'],
    ['227', 'kg', 'Weight must be less than 226.8 kg'],
    ['', 'lbs', 'Enter your weight as a number'],
  ] as const) {
    await page.getByRole('radio', { name: unit }).check();
    await weight(page).fill(text);
    await calculate(page);
    await page.getByText(message, { exact: true }).waitFor();
    await expect.poll(() => dialog(page).count(), { message }).toBe(0);
    await expect.poll(() => weight(page).getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => weight(page).evaluate((field) => field === document.activeElement))
      .toBe(true);
  }
});

test('after Continue the result has the focus, and stands in the window of a phone', async () => {
  const page = await browser.open(PATH, { width: 360, height: 740 });
  await calculate(page);
  await dialog(page).getByRole('button', { name: 'I Understand & Continue' }).click();
  const heading = page.getByRole('heading', { name: 'Your daily protein' });
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(200);
});

// @spec Guidance text mentions 20-30 g after a workout and not exceeding 35 g per meal.
test('the result has its range with sources, conventions as such, and who should ask a doctor', async () => {
  const page = await browser.open(RESULT, { javaScript: false });
  expect(await result(page).textContent()).toContain('88 g a day');
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(text).toContain('95-136 g for people who train: 1.4-2.0 g/kg');
  expect(text).toContain('54 g recommended for healthy adults (RDA): 0.8 g/kg');
  expect(text).toContain('20-30 g after a workout');
  expect(text).toContain('not exceeding 35 g per meal');
  expect(text).toContain('are conventions, not limits');
  expect(text).toContain('kidney or liver disease');
  const links = await page.getByRole('link', { name: /2017|2005|2018/ }).all();
  for (const link of links) expect(await link.getAttribute('href')).toContain('https://doi.org/');
  expect(links.length).toBeGreaterThanOrEqual(4);
  expect(await page.getByText(/^Meal \d$/).count()).toBe(4);
});

describe('what covers this', () => {
  test('a found product’s servings, and how long a package lasts; no cost without a fresh price', async () => {
    const page = await browser.open(RESULT);
    const part = page.getByRole('region', { name: 'How to cover it' });
    await part.getByRole('searchbox').fill('gold standard');
    await part
      .getByRole('link', { name: /^Choose / })
      .first()
      .waitFor();
    expect(new URL(page.url()).searchParams.has('find')).toBe(false);
    await part
      .getByRole('link', { name: /^Choose / })
      .first()
      .click();
    await page.waitForURL('**product=**');
    await hydrated(page);
    const day = page.getByRole('row').filter({ hasText: 'The whole day' });
    await expect.poll(() => day.textContent()).toContain('88 g');
    await expect.poll(() => day.getByRole('cell').last().textContent()).toBe('unknown');
    await page.getByText('No fresh price is known').waitFor();
    await page.getByRole('button', { name: /^Your price of / }).click();
    const dialog = page.getByRole('dialog', { name: 'What does your pack cost?' });
    await dialog.getByRole('spinbutton', { name: 'Price, $' }).fill('40');
    await dialog.getByRole('spinbutton').nth(1).fill('2000');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await page.getByText('At the $40.00 you typed.').waitFor();
    await expect.poll(() => day.getByRole('cell').last().textContent()).toMatch(/^\$\d+\.\d\d$/);
    await expect.poll(() => result(page).count()).toBe(1);
  });

  test('a button that is pressed before React is there is answered once it is', async () => {
    const page = await browser.blank();
    const letThrough = await holdRequests(page, /\/assets\/vendor-/);
    await page.goto(`${browser.origin()}${RESULT}&product=1`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Your price of / }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    letThrough();
    await dialog(page).getByRole('spinbutton', { name: 'Price, $' }).fill('40');
  });

  test('a product that is gone is named as such', async () => {
    const page = await browser.open(`${RESULT}&product=2000000001`, { javaScript: false });
    expect(await page.getByText('That product is not in the catalogue').count()).toBe(1);
  });
});

describe('without JavaScript', () => {
  test('the form gets the result once the box is ticked', async () => {
    const page = await browser.open(PATH, { javaScript: false });
    await weight(page).fill('80');
    await page.getByRole('radio', { name: 'kg' }).check();
    await page.getByRole('checkbox', { name: /I understand/ }).check();
    await calculate(page);
    await expect.poll(() => result(page).textContent()).toContain('104 g a day');
  });

  test('without the tick it asks for it, and a wrong weight is named', async () => {
    const page = await browser.open(`${PATH}?weight=80&weightUnit=kg`, { javaScript: false });
    await page.getByText('Please confirm that you understand').waitFor();
    await page.goto(`${PATH}?weight=8&weightUnit=kg&understood=true`);
    await page.getByText('Weight must be at least 22.7 kg').waitFor();
    expect(await result(page).count()).toBe(0);
  });
});

test('the disclaimer, and the answer with the way back to a product, are accessible and fit', async () => {
  const page = await browser.open(PATH);
  await calculate(page);
  await dialog(page).waitFor();
  await expectAccessibleInEveryLook(page);
  await page.goto(`${RESULT}&find=whey&product=2000000001`);
  await hydrated(page);
  await expectAccessibleInEveryLook(page);
});
