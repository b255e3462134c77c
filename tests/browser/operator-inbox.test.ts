import { expect, it } from 'vitest';
import { faultsInLooks } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn, toastOf } from '../support/operator-page.ts';

const browser = openBrowser({}, 'few');

it('shows ten words of a long list, then ten more; completes the entry one belongs to; says what it is, and takes it back', async () => {
  const page = await openSignedIn(browser, '/admin/inbox');
  const rows = page.getByRole('button', { name: /^Is not an ingredient: / });
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBe(10);
  await page.getByRole('button', { name: '10 more words' }).click();
  await expect.poll(() => rows.count()).toBe(20);
  await page.getByRole('combobox', { name: 'Entry of the vocabulary' }).fill('soy lec');
  await page.getByRole('option', { name: /^Soy lecithin/ }).click();
  const kinds = page.getByRole('button', { name: /^Is a kind of soy lecithin: / });
  await expect.poll(() => kinds.count()).toBeGreaterThan(0);
  const word = ((await rows.first().getAttribute('aria-label')) ?? '').replace(/^[^:]*: /, '');
  expect(word).not.toBe('');
  expect(await faultsInLooks(page)).toEqual([]);
  await rows.first().click();
  await toastOf(page, 'Decided').waitFor();
  await page.getByRole('button', { name: `Take back ${word}`, exact: true }).click();
  await toastOf(page, 'Taken back').waitFor();
});
