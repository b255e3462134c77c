import { expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { paths } from '#contract/paths.ts';
import { expectAccessible, expectNoSidewaysScroll, WIDTHS } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { aPng } from '../support/logo-pictures.ts';
import { openSignedIn, toastOf } from '../support/operator-page.ts';

const browser = openBrowser({}, 'few');
/** A brand whose letter is shown, and one of its products. */
async function anyProduct(): Promise<Product> {
  const answer = await fetch(`${browser.origin()}/api/proteins/browse?limit=50`);
  const product = ((await answer.json()) as Product[]).find(({ brandId }) => brandId !== 0);
  if (product === undefined) throw new Error('no product names its brand');
  return product;
}

test('a logo that is uploaded is shown on cards and the brand page, and its letter again when it is removed', async () => {
  const { id, brandId, brand } = await anyProduct();
  const page = await openSignedIn(browser, '/admin/catalogue');
  // Sections above still grow while they load: a click could meet another place.
  await page.getByText('Upload a logo', { exact: true }).press('Enter');
  const form = page.getByRole('form', { name: 'Upload a logo' });
  await form.getByLabel('Brand').selectOption({ label: brand.name });
  await form.getByRole('textbox', { name: 'Source' }).fill('https://maker.example/press');
  const choose = (name: string, buffer: Buffer) =>
    form.getByLabel('Picture').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await form.getByRole('button', { name: 'Upload' }).click();
  await form.getByText('The image must be a PNG or WebP picture.').waitFor();
  await choose('large.png', Buffer.alloc(65_537));
  await form.getByRole('button', { name: 'Upload' }).click();
  await form.getByText('The picture must not be larger than 64 KiB.').waitFor();
  await choose('logo.png', aPng(64));
  await form.getByRole('button', { name: 'Upload' }).click();
  await toastOf(page, 'Uploaded').waitFor();
  const remove = page.getByRole('button', { name: `Remove the logo of ${brand.name}` });
  await remove.waitFor();
  await expectAccessible(page);

  const pages = [
    `/search?brandIds=${brandId}&showAll=true`,
    paths.brand({ id: brandId, name: brand.name }),
    paths.product(id),
  ];
  const htmlOf = async (path: string) => (await page.request.get(path)).text();
  for (const path of pages) {
    await expect
      .poll(() => htmlOf(path))
      .toMatch(new RegExp(`src="/brand-logos/${brandId}-[0-9a-f]{16}\\.png"`));
    const shown = await browser.open(path);
    const logo = shown.locator(`img[src^="/brand-logos/${brandId}-"]`).first();
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(64);
  }

  await remove.click();
  await toastOf(page, 'Removed').waitFor();
  await page.getByText('None yet: brands are shown by their letter.').waitFor();
  await expect
    .poll(() => htmlOf(paths.brand({ id: brandId, name: brand.name })))
    .not.toContain('/brand-logos/');
});

test('a click on a retailer’s link is counted for its product on the dashboard', async () => {
  const { id, name } = await anyProduct();
  const shop = await browser.open(paths.product(id), {
    alone: true,
    prepare: async (_page, context) => {
      await context.route(/amazon\.com|iherb\.com/, (route) => route.fulfill({ body: '' }));
    },
  });
  const link = shop.getByRole('main').locator('a[rel~="sponsored"]').first();
  const [popup, request] = await Promise.all([
    shop.waitForEvent('popup'),
    shop.waitForRequest((each) => each.postData()?.includes('affiliate_click') === true),
    link.click(),
  ]);
  await popup.close();
  expect(request.postDataJSON()).toMatchObject({ name: 'affiliate_click', value: id });
  const retailer = String((request.postDataJSON() as { label: string }).label.split(' | ').at(-1));

  const page = await openSignedIn(browser, '/admin-dashboard');
  const row = page.getByRole('table', { name: 'Retailer clicks' }).getByRole('row').nth(1);
  await expect
    .poll(() => row.getByRole('link', { name }).getAttribute('href'))
    .toBe(paths.product(id));
  await expect
    .poll(() => row.getByRole('cell').allInnerTexts())
    .toEqual([name, retailer, '1', '1', '']);
  await row.getByRole('img', { name: `Clicks: ${name}, ${retailer} by day.` }).waitFor();
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});
