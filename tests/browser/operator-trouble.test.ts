import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn, signIn } from '../support/operator-page.ts';

const browser = openBrowser({}, 'few');
const ALLOWED = /status of (?:401|503)/;

/** An operator page, signed in, whose calls the test may refuse. */
async function open(path: string): Promise<Page> {
  const page = await browser.open(path, { allow: ALLOWED });
  await signIn(page);
  return page;
}

const isCall = ({ pathname }: URL) =>
  pathname.startsWith('/api/') && !pathname.startsWith('/api/admin/session');
const AWAY = { error: 'The database does not answer.', code: 'unavailable' };

describe('a session that has ended', () => {
  it('asks for the password and keeps what was being written', async () => {
    const page = await open('/admin/newsletter');
    await page.getByLabel('Subject').fill('A long letter');
    await page.context().clearCookies();
    await page.getByLabel('Text, in Markdown').fill('Half an hour of words');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Your session has ended.').waitFor();
    await page.getByRole('button', { name: 'Save draft' }).waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('password');
    await expectAccessible(page);
    await signIn(page);
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('A long letter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await expect
      .poll(() => page.getByLabel('Text, in Markdown').inputValue())
      .toBe('Half an hour of words');
  });

  it('keeps nothing of one that was signed out of', async () => {
    const page = await open('/admin/newsletter');
    await page.getByLabel('Subject').fill('A long letter');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Operator sign-in' }).waitFor();
    await expect.poll(() => page.getByText('Your session has ended.').count()).toBe(0);
    await signIn(page);
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('');
  });
});

it.each([
  ['/admin/newsletter', 'Subject'],
  ['/admin/blog', 'Title'],
])('has the browser ask before what was written on %s is left', async (path, field) => {
  const page = await open(path);
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(() => asks()).toBe(false);
  await page.getByLabel(field, { exact: true }).fill('Words');
  await expect.poll(() => asks()).toBe(true);
});

it('says that signing out has failed', async () => {
  const page = await open('/admin/newsletter');
  await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 503, json: AWAY }));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are still signed in').first().waitFor();
});

// What a page waits for was a grey box for ever, or an empty place.
it('says on every page what could not be loaded, and loads it when asked again', async () => {
  const page = await open('/admin/sitestripe');
  const again = page.getByRole('button', { name: 'Try again' });
  for (const path of Object.values(OPERATOR_ROUTES)) {
    await page.route(isCall, (route) => route.fulfill({ status: 503, json: AWAY }));
    await page.goto(`${browser.origin()}${path}`);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.locator('main .skeleton').count(), { message: path }).toBe(0);
    if (path !== OPERATOR_ROUTES.siteStripe) expect(await again.count(), path).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'wait' });
    while ((await again.count()) > 0) {
      const left = await again.count();
      await again.first().click();
      await expect.poll(() => again.count(), { message: path }).toBeLessThan(left);
    }
  }
});

it('gives the reason why a start was refused', async () => {
  const page = await openSignedIn(browser, '/admin/catalogue');
  await page.route('**/api/admin/import', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    return route.fulfill({
      status: 409,
      json: { error: 'An import is running already.', code: 'conflict' },
    });
  });
  await page.getByRole('button', { name: 'Read the bundled records again' }).click();
  await page.getByText('An import is running already.').first().waitFor();
});
