import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser } from '../support/browser.ts';

const browser = openBrowser();
const CUT = {
  alone: true,
  allow: /ERR_INTERNET_DISCONNECTED|status of 503/,
  localStorage: ACCEPTED,
};

const columns = (page: Page) => page.getByRole('columnheader').getByRole('link').allInnerTexts();
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

test('a comparison that could not be changed stays as it was, and the change can be tried again', async () => {
  const page = await browser.open('/compare?ids=1,2,3', {
    ...CUT,
    prepare: async (target) => {
      await target.addInitScript(() => sessionStorage.setItem('comparison', '1,2,3'));
    },
  });
  const tray = () => page.evaluate(() => sessionStorage.getItem('comparison'));
  const before = await columns(page);
  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await note(page).waitFor();
  expect(await columns(page)).toEqual(before);
  expect(new URL(page.url()).search).toBe('?ids=1,2,3');
  expect(await tray()).toBe('1,2,3');
  // Another basis asks nothing, and so it has nothing to say.
  await page.getByRole('link', { name: 'Per 100 g' }).click();
  await expect.poll(() => note(page).count()).toBe(0);
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await note(page).waitFor();
  expect(new URL(page.url()).search).toBe('?ids=1,2,3&basis=100');
  await page.context().setOffline(false);
  await note(page).getByRole('link', { name: 'Try Again' }).click();
  await expect.poll(() => columns(page)).toEqual(before.slice(1));
  await expect.poll(tray).toBe('2,3');
  expect(await note(page).count()).toBe(0);
  await page.goBack();
  await expect.poll(() => columns(page)).toEqual(before);
});

test('going back to a comparison that cannot be loaded leads nowhere, and can be repeated', async () => {
  const page = await browser.open('/compare?ids=1,2', CUT);
  const before = await columns(page);
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect.poll(() => columns(page)).toEqual(before.slice(1));
  await page.context().setOffline(true);
  await page.goBack();
  await note(page).waitFor();
  expect(await columns(page)).toEqual(before.slice(1));
  await page.context().setOffline(false);
  await page.goBack();
  await expect.poll(() => columns(page)).toEqual(before);
});

test.each([
  ['the map', '/protein-map', 'Powders only', 'All formats'],
  ['a product', '/protein/1080', /^Vanilla/, null],
] as const)('%s stays when a step from it fails', async (_, path, link, there) => {
  const page = await browser.open(path, CUT);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { error: 'away' } }),
  );
  await page.getByRole('link', { name: link }).first().click();
  await note(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
  await page.unroute('**/api/**');
  await note(page).getByRole('link', { name: 'Try Again' }).click();
  if (there === null) await page.waitForURL((url) => url.pathname !== path);
  else await page.getByRole('link', { name: there }).first().waitFor();
  await expect.poll(() => note(page).count()).toBe(0);
});

const unfetched = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'could not be loaded' });

test.each([
  [
    'a message',
    '/',
    1280,
    async (page: Page) => {
      await page.getByRole('textbox', { name: /e-?mail/i }).fill('a@example.org');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    'Failed to subscribe. Please try again.',
  ],
  [
    'the full catalogue',
    '/',
    1280,
    async (page: Page) => {
      await page.getByRole('button', { name: /^View All/ }).click();
    },
    'Show Sample Products',
  ],
  [
    'a dialog',
    '/search',
    1280,
    async (page: Page) => {
      await page.getByRole('article').first().getByRole('button', { name: /price/i }).click();
    },
    'What does your pack cost?',
  ],
  [
    'the form on a phone',
    '/search',
    360,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Set wishes' }).click();
    },
    'Find My Perfect Protein',
  ],
] as const)(
  '%s that cannot be fetched leaves the page, and is fetched again when asked for',
  async (_, path, width, press, there) => {
    const page = await browser.open(path, {
      ...CUT,
      width,
      allow: /ERR_INTERNET_DISCONNECTED|dynamically imported module/,
    });
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await page.context().setOffline(true);
    let asked = 0;
    page.on('requestfailed', () => (asked += 1));
    await press(page);
    await unfetched(page).waitFor();
    expect(asked).toBeLessThan(10);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    await page.context().setOffline(false);
    await unfetched(page).getByRole('button', { name: 'Try Again' }).click();
    await page.getByText(there).filter({ visible: true }).first().waitFor();
    expect(await unfetched(page).count()).toBe(0);
  },
);

test('the form counts nothing that it was not told, and loads the brands again', async () => {
  const page = await browser.open('/', CUT);
  const form = page
    .getByRole('search', { name: 'Find your protein' })
    .or(page.locator('#search form'))
    .last();
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { error: 'away' } }));
  const vegan = form
    .getByText(/^Vegan/)
    .first()
    .locator('xpath=ancestor::label');
  expect(await vegan.innerText()).toMatch(/\d/);
  await form.getByRole('checkbox', { name: /^Organic/ }).check();
  await expect.poll(() => vegan.innerText()).not.toMatch(/\d/);
  const brands = form.getByRole('group', { name: 'Brands' });
  await brands.locator('summary').click();
  const again = brands.getByRole('button', { name: 'Try Again' });
  await again.waitFor();
  await page.unroute('**/api/**');
  await again.click();
  await brands.getByRole('checkbox', { name: /Optimum Nutrition/ }).waitFor();
});

test('the calculator says so when its search for a product is not answered', async () => {
  const page = await browser.open(
    '/protein-calculator?weight=150&weightUnit=lbs&gender=male&activityLevel=moderate&goal=maintenance&understood=true',
    CUT,
  );
  await page.context().setOffline(true);
  await page.getByRole('searchbox', { name: 'Choose a product' }).fill('gold');
  await page.getByRole('alert').filter({ hasText: 'The search did not answer' }).waitFor();
});
