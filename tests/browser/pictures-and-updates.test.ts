import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { paths } from '#contract/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn } from '../support/operator-page.ts';

const browser = openBrowser({}, 'few');
const RESULT =
  '/protein-calculator?weight=150&weightUnit=lbs&gender=male&activityLevel=moderate&goal=maintenance&understood=true';

test('the operator’s page says when an update last ran, and starts one', async () => {
  const page = await openSignedIn(browser, '/admin/catalogue');
  const section = page.getByRole('region', { name: 'Update' });
  await section.getByText('Never run').waitFor();
  await section.getByText('No schedule: set UPDATE_SCHEDULE to run it by itself.').waitFor();
  await section.getByRole('button', { name: 'Update now' }).click();
  // The services of tests are a port on which nobody listens.
  await section.getByText(/^Running/).waitFor();
  await expectAccessible(page);
});

test('a photograph of a pack is shown over the drawing, with who made it, and moves nothing', async () => {
  const admin = await openSignedIn(browser, '/admin/catalogue');
  const listed = await fetch(`${browser.origin()}/api/proteins/browse?limit=1`);
  const [product] = (await listed.json()) as Product[];
  if (product === undefined) throw new Error('no product');
  const image = await sharp({
    create: { width: 400, height: 500, channels: 3, background: '#c01020' },
  })
    .jpeg()
    .toBuffer();
  const url = `${browser.origin()}/api/admin/products/${product.id}/picture`;
  const headers = { origin: browser.origin() };
  const data = {
    image: image.toString('base64'),
    by: 'Acme press',
    source: 'https://acme.example/press',
  };
  const stored = await admin.request.put(url, { data, headers });
  expect([stored.status(), await stored.text()]).toEqual([
    200,
    expect.stringContaining('/pictures/'),
  ]);
  const htmlOf = async () => (await admin.request.get(paths.product(product.id))).text();
  await expect.poll(htmlOf).toContain('/pictures/');

  const page = await browser.open(paths.product(product.id));
  const picture = page.getByRole('img', { name: `Front of the pack of ${product.name}` }).first();
  await expect
    .poll(() => picture.evaluate((each: HTMLImageElement) => each.currentSrc))
    .toMatch(/\/pictures\/[0-9a-f]{16}-(?:320|640)\.avif$/);
  const size = await picture.evaluate((each) => {
    const own = each.getBoundingClientRect();
    const drawn = each.closest('span')?.querySelector('svg')?.getBoundingClientRect();
    return [own.width - (drawn?.width ?? 0), own.height - (drawn?.height ?? 0)];
  });
  expect(size).toEqual([0, 0]);
  await page.getByRole('link', { name: 'Acme press' }).waitFor();
  await expectAccessible(page);
  const version = /[0-9a-f]{16}/.exec(await picture.evaluate((each: HTMLImageElement) => each.src));
  const elsewhere = [
    `/compare?ids=${product.id}`,
    `${RESULT}&product=${product.id}`,
    `/search?showAll=true&brandIds=${product.brandId}`,
  ];
  for (const path of elsewhere)
    expect(await (await admin.request.get(path)).text()).toContain(`/pictures/${version?.[0]}`);

  const hidden = await admin.request.post(url, { data: { hidden: true }, headers });
  expect(hidden.status()).toBe(204);
  await expect.poll(htmlOf).not.toContain('/pictures/');
});
