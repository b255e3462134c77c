import { expect, it } from 'vitest';
import { faultsInLooks } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn, toastOf } from '../support/operator-page.ts';

const browser = openBrowser({});

it('begins a newsletter from an article, previews, keeps and tests it; nothing is sent without a mail server', async () => {
  const page = await openSignedIn(browser, '/admin/newsletter');
  const form = page.getByRole('form', { name: 'Write a newsletter' });
  const articles = form.getByLabel('Begin from an article');
  await articles.locator('option').nth(1).waitFor({ state: 'attached' });
  await articles.selectOption({ index: 1 });
  const fillIn = form.getByRole('button', { name: 'Fill in' });
  // Not over what was written.
  await form.getByLabel('Subject').fill('My own words');
  await expect.poll(() => fillIn.isDisabled()).toBe(true);
  await form.getByLabel('Subject').fill('');
  await fillIn.click();
  await toastOf(page, 'Filled in').waitFor();
  const subject = await form.getByLabel('Subject').inputValue();
  expect(subject).not.toBe('');
  await form.getByRole('button', { name: 'Preview' }).click();
  await form.getByRole('region', { name: 'Preview' }).getByRole('link').first().waitFor();
  await form.getByRole('button', { name: 'Save draft' }).click();
  await toastOf(page, 'Draft kept').waitFor();
  const list = page.getByRole('region', { name: 'Newsletters' });
  await list.getByRole('heading', { name: subject }).waitFor();
  await expect
    .poll(() => list.getByRole('button', { name: 'Send to all…' }).isDisabled())
    .toBe(true);
  await list.getByLabel('Send a test to').fill('me@example.org');
  await list.getByRole('button', { name: 'Test' }).click();
  await toastOf(page, 'Test sent').waitFor();
  expect(await faultsInLooks(page)).toEqual([]);
  await list.getByRole('button', { name: 'Throw away' }).click();
  const asked = page.getByRole('dialog', { name: 'Throw this draft away?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await list.getByRole('button', { name: 'Throw away' }).click();
  await asked.getByRole('button', { name: 'Throw it away' }).click();
  await toastOf(page, 'Thrown away').waitFor();
  await list.getByText('None yet.').waitFor();
});

it('keeps one draft where Save is clicked twice', async () => {
  const page = await openSignedIn(browser, '/admin/newsletter');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/issues')) sent.push(request.url());
  });
  await page.getByLabel('Subject').fill('Clicked twice');
  await page.getByLabel('Text, in Markdown').fill('Words');
  await page.getByRole('button', { name: 'Save draft' }).dblclick();
  await toastOf(page, 'Draft kept').waitFor();
  const list = page.getByRole('region', { name: 'Newsletters' });
  await expect.poll(() => list.getByRole('heading', { name: 'Clicked twice' }).count()).toBe(1);
  expect(sent).toHaveLength(1);
});
