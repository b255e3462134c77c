import type { Page } from 'playwright-core';
import type { OpenOptions, TestBrowser } from './browser.ts';
import { TEST_PASSWORD } from './test-password.ts';

/** The browser's own console messages about refused calls. */
export const REFUSALS = /status of (?:400|401|404|409|500)/;

/** Fills in the sign-in form of an operator page, and waits for the page. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Password').fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Opens an operator page and signs in. */
export async function openSignedIn(
  browser: TestBrowser,
  path: string,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await browser.open(path, { allow: REFUSALS, ...options });
  await signIn(page);
  return page;
}

/** Returns the notification that is shown. */
export const toastOf = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
