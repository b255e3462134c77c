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
  const page = await browser.open('/compare?ids=1,2,3', CUT);
  const before = await columns(page);
  await page.context().setOffline(true);
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await note(page).waitFor();
  expect(await columns(page)).toEqual(before);
  expect(new URL(page.url()).search).toBe('?ids=1,2,3');
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
  ['a product', '/protein/1086', /^Vanilla/, null],
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
