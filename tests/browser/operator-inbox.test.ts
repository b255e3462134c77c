import { expect, it } from 'vitest';
import { faultsInLooks } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn, toastOf } from '../support/operator-page.ts';

const browser = openBrowser({}, 'few');

it('shows ten words of a long list, then ten more', async () => {
  const page = await openSignedIn(browser, '/admin/inbox');
  const rows = page.getByRole('button', { name: /^Is not an ingredient: / });
  await rows.first().waitFor();
  expect(await rows.count()).toBe(10);
  await page.getByRole('button', { name: '10 more words' }).click();
  expect(await rows.count()).toBe(20);
});

it('completes the entry of the vocabulary that a word belongs to', async () => {
  const page = await openSignedIn(browser, '/admin/inbox');
  await page.getByRole('combobox', { name: 'Entry of the vocabulary' }).fill('soy lec');
  await page.getByRole('option', { name: /^Soy lecithin/ }).click();
  expect(
    await page.getByRole('button', { name: /^Is a kind of soy lecithin: / }).count(),
  ).toBeGreaterThan(0);
});

it('says what an unknown word is in one click, and takes it back', async () => {
  const page = await openSignedIn(browser, '/admin/inbox');
  const nothing = page.getByRole('button', { name: /^Is not an ingredient: / }).first();
  const word = ((await nothing.getAttribute('aria-label')) ?? '').replace(/^[^:]*: /, '');
  expect(word).not.toBe('');
  await page.getByRole('combobox', { name: 'Entry of the vocabulary' }).fill('soy lecithin');
  expect(await faultsInLooks(page)).toEqual([]);
  await nothing.click();
  await toastOf(page, 'Decided').waitFor();
  await page.getByRole('button', { name: `Take back ${word}`, exact: true }).click();
  await toastOf(page, 'Taken back').waitFor();
});
