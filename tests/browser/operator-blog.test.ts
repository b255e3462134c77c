import { expect, it } from 'vitest';
import { faultsInLooks } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn, toastOf } from '../support/operator-page.ts';

const browser = openBrowser({});

// @spec cards with trending badge, reading time, date, excerpt, searches count, up to 3 tags
it('writes an article, previews, publishes it with trending topic and searches, and takes it off', async () => {
  const page = await openSignedIn(browser, '/admin/blog');
  const form = page.getByRole('form', { name: 'Write an article' });
  await form.getByLabel('Title').fill('Whey at night');
  await form.getByLabel('Excerpt').fill('A short answer.');
  await form.getByLabel('Trending topic').fill('casein at night');
  await form.getByLabel('Monthly searches').fill('12000');
  await form.getByLabel('Text, in Markdown').fill('Some **words**.');
  await form.getByRole('button', { name: 'Preview' }).click();
  await form.getByRole('region', { name: 'Preview' }).getByText('words').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await toastOf(page, 'Kept').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await toastOf(page, 'Published').waitFor();
  expect(await faultsInLooks(page)).toEqual([]);
  // React writes a comment between two pieces of text.
  const html = async () =>
    (await (await page.request.get('/blog')).text()).replaceAll('<!-- -->', '');
  await expect.poll(html).toContain('Trending: casein at night');
  await expect.poll(() => html()).toContain('12,000 searches');
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await toastOf(page, 'Unpublished').waitFor();
  await expect.poll(html).not.toContain('Whey at night');
});
