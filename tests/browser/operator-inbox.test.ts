import { expect, it } from 'vitest';
import { faultsInLooks } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn, toastOf } from '../support/operator-page.ts';

const browser = openBrowser({});

it('says what an unknown word is in one click, and takes it back', async () => {
  const page = await openSignedIn(browser, '/admin/inbox');
  const nothing = page.getByRole('button', { name: /^Is no ingredient: / }).first();
  const word = ((await nothing.getAttribute('aria-label')) ?? '').replace(/^[^:]*: /, '');
  expect(word).not.toBe('');
  await page.getByLabel('Entry of the vocabulary').fill('soy lecithin');
  expect(await faultsInLooks(page)).toEqual([]);
  await nothing.click();
  await toastOf(page, 'Decided').waitFor();
  await page.getByRole('button', { name: `Take back ${word}`, exact: true }).click();
  await toastOf(page, 'Taken back').waitFor();
});
