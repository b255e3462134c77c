import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn, REFUSALS, toastOf } from '../support/operator-page.ts';
import { TEST_PASSWORD } from '../support/test-password.ts';

const browser = openBrowser({});

async function signInWith(page: Page, code: string): Promise<void> {
  await page.getByLabel('Password').fill(TEST_PASSWORD);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the second factor is set up on the dashboard, asked for at sign-in, and taken away again', async () => {
  const page = await openSignedIn(browser, '/admin-dashboard');
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByLabel('Your password again').fill('not the password');
  await section.getByRole('button', { name: 'Set up second factor' }).click();
  await section.getByText('This is not the password.').waitFor();
  await section.getByLabel('Your password again').fill(TEST_PASSWORD);
  await section.getByRole('button', { name: 'Set up second factor' }).click();
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '');
  const link = section.getByRole('link', { name: 'open it in an app on this device' });
  await expect.poll(() => link.getAttribute('href')).toContain(`secret=${secret}`);
  await expectAccessible(page);
  await section.getByLabel('Code that the app shows').fill('000000');
  await section.getByRole('button', { name: 'Confirm' }).click();
  await section.getByText('The code is not the code of this half minute.').waitFor();
  await section.getByLabel('Code that the app shows').fill(new TOTP({ secret }).generate());
  await section.getByRole('button', { name: 'Confirm' }).click();
  await section.getByText('From now on signing in asks for a code.').waitFor();
  const recoveryCodes = await section.getByRole('listitem').allInnerTexts();
  expect(recoveryCodes).toHaveLength(8);
  await section.getByRole('button', { name: 'Copy' }).click();
  await toastOf(page, 'Your browser refused to copy.').waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await section.getByRole('button', { name: 'Copy' }).click();
  await toastOf(page, 'Copied').waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(recoveryCodes.join('\n'));
  await expectAccessible(page);
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await section.getByText('8 recovery codes are left.').waitFor();

  const other = await browser.open('/admin/catalogue', { allow: REFUSALS });
  await signInWith(other, '000000');
  await other.getByText('The password is wrong, or the code is wrong or has expired').waitFor();
  await expectAccessible(other);
  await signInWith(other, recoveryCodes[0] ?? '');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByLabel('Code').waitFor();

  await page.reload();
  await section.getByText('7 recovery codes are left.').waitFor();
  await section.getByText('Take it away').click();
  await section.getByLabel('Your password again').fill(TEST_PASSWORD);
  await section.getByLabel('Code or recovery code').fill(recoveryCodes[1] ?? '');
  await section.getByRole('button', { name: 'Remove second factor' }).click();
  await toastOf(page, 'The second factor is gone').waitFor();
  await section.getByRole('button', { name: 'Set up second factor' }).waitFor();
});
