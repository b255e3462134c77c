import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AdminProductList } from '#contract/admin-products.ts';
import { expectAccessible, faultsInLooks } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn, toastOf } from '../support/operator-page.ts';

const browser = openBrowser({}, 'few');
const PAGE = '/admin/products';

async function find(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page
    .getByRole('status')
    .filter({ hasText: / of |No product/ })
    .waitFor();
}
/** The first products of a format that are shown, each of a family of its own. */
async function shown(page: Page): Promise<AdminProductList['products']> {
  const pages = [0, 100, 200, 300].map(async (offset) => {
    const answer = await page.request.get(
      `/api/admin/products?state=shown&limit=100&offset=${offset}`,
    );
    return ((await answer.json()) as AdminProductList).products;
  });
  const products = (await Promise.all(pages)).flat();
  return products.filter(({ format, familyId }) => format === 'powder' && familyId === null);
}
async function edit(page: Page, id: number): Promise<void> {
  await find(page, String(id));
  await page.getByRole('button', { name: new RegExp(`^Edit ${id} `) }).click();
  await page.getByText('Editing:').waitFor();
}
/** Takes the newest change of a kind back, once the page lists it. */
const takeBack = (page: Page, what: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: what })
    .getByRole('button', { name: 'Take back' })
    .first()
    .click();
const statusOf = async (page: Page, id: number) =>
  (await page.request.get(`/api/proteins/${id}`)).status();

it('turns to the beginning of another page, and keeps its place when the page is loaded again', async () => {
  const page = await openSignedIn(browser, `${PAGE}?find=powder`);
  await find(page, '');
  const place = page.getByRole('status').filter({ hasText: ' of ' });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => place.innerText()).toMatch(/^21-40 of /);
  await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(300);
  expect((await place.boundingBox())?.y).toBeGreaterThan(60);
  await page.reload();
  await expect.poll(() => place.innerText()).toMatch(/^21-40 of /);
  await page.getByLabel('Show').selectOption('hidden');
  await find(page, 'no such product');
  await page.reload();
  await page.getByText('No product fits.').waitFor();
  expect(await page.getByLabel('Show').inputValue()).toBe('hidden');
});

it('opens with what an address asks for, and brings the edited product into sight on a phone', async () => {
  const page = await openSignedIn(browser, `${PAGE}?find=iso100`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('status').filter({ hasText: ' of ' }).waitFor();
  const rows = page.getByRole('button', { name: /^Edit / });
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  for (const name of await rows.evaluateAll((all) => all.map((row) => row.ariaLabel)))
    expect(name).toMatch(/Iso100/i);
  await rows.nth(5).click();
  const heading = page.getByRole('heading', { name: /Iso100/i });
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement))
    .toBe(true);
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThan(64);
  expect(place?.y).toBeLessThan(740);
});

it('corrects a fact with its source and takes it back', async () => {
  const page = await openSignedIn(browser, PAGE);
  await edit(page, 5);
  await page.getByText('Correct a fact').click();
  const form = page.getByRole('form', { name: 'Correct a fact' });
  await form.getByLabel('Source').fill('https://maker.example/label');
  await form.getByLabel('Sugar (g)').fill('1.5');
  await form.getByRole('button', { name: 'Correct' }).click();
  await toastOf(page, 'Corrected').waitFor();
  const sugar = async () =>
    ((await (await page.request.get('/api/proteins/5')).json()) as { sugar: number | null }).sugar;
  await expect.poll(sugar).toBe(1.5);
  await takeBack(page, 'facts ');
  await toastOf(page, 'Taken back').waitFor();
  await expect.poll(sugar).not.toBe(1.5);
});

it('keeps what is being written when an answer fails', async () => {
  const page = await openSignedIn(browser, PAGE);
  await edit(page, 5);
  await page.getByText('Correct a fact').click();
  const source = page.getByRole('form', { name: 'Correct a fact' }).getByLabel('Source');
  await source.fill('https://maker.example/label');
  const fail = async (path: string, ask: () => Promise<unknown>) => {
    await page.route(path, (route) => route.fulfill({ status: 500, body: '{}' }));
    await Promise.all([page.waitForResponse(path), ask()]);
    await page.waitForTimeout(200);
    expect(await source.inputValue()).toBe('https://maker.example/label');
    await page.unroute(path);
  };
  // The product is asked for every two seconds.
  await fail('**/api/admin/products/5', () => Promise.resolve());
  // The session is asked for when the operator comes back to the window.
  await fail('**/api/admin/session', () =>
    page.evaluate(() => window.dispatchEvent(new Event('visibilitychange'))),
  );
});

it('hides a product, which shoppers no longer find within two seconds, and shows it again', async () => {
  const page = await openSignedIn(browser, PAGE);
  const [product] = await shown(page);
  const id = product?.id ?? 0;
  await edit(page, id);
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await toastOf(page, 'Hidden').waitFor();
  await expect.poll(() => statusOf(page, id)).toBe(404);
  await page.getByText('Editing: hidden').waitFor();
  await page.getByRole('button', { name: 'Show again' }).click();
  await toastOf(page, 'Shown again').waitFor();
  await expect.poll(() => statusOf(page, id)).toBe(200);
});

it('merges a product into another, and takes it back', async () => {
  const page = await openSignedIn(browser, PAGE);
  const [one, other] = await shown(page);
  const [from, into] = [one?.id ?? 0, other?.id ?? 0];
  await edit(page, from);
  await find(page, String(into));
  await page.getByRole('button', { name: new RegExp(`^Merge ${from} into ${into} `) }).click();
  await toastOf(page, 'Merged').waitFor();
  await page.getByText('Merged into it:').waitFor();
  const answered = async () =>
    ((await (await page.request.get(`/api/proteins/${from}`)).json()) as { id: number }).id;
  await expect.poll(answered).toBe(into);
  await expectAccessible(page);
  await takeBack(page, 'merged into another');
  await toastOf(page, 'Taken back').waitFor();
  await expect.poll(answered).toBe(from);
});

it('splits a family and moves a variant to another, seen by shoppers, and takes both back', async () => {
  const page = await openSignedIn(browser, PAGE);
  /** The flavors that shoppers find beside a product. */
  const beside = async (id: number) => {
    const answer = await page.request.get(`/api/proteins/${id}/peers`);
    const { variants } = (await answer.json()) as { variants: { id: number }[] };
    return variants.map((variant) => variant.id);
  };
  const answer = await page.request.get('/api/admin/products?state=shown&limit=100');
  const { products } = (await answer.json()) as AdminProductList;
  const member = products.find(({ familyId }) => familyId !== null)?.id ?? 0;
  const family = await beside(member);
  expect(family).not.toEqual([]);

  await edit(page, member);
  await page.getByRole('group', { name: 'Its family' }).getByLabel(String(member)).check();
  await page.getByRole('button', { name: 'Split off' }).click();
  await toastOf(page, 'Split off').waitFor();
  await expect.poll(() => beside(member)).not.toEqual(family);

  const [alone] = (await shown(page)).filter(({ id }) => id !== member);
  const other = alone?.id ?? 0;
  await find(page, String(other));
  const move = new RegExp(`^Move ${member} to the family of ${other} `);
  await page.getByRole('button', { name: move }).click();
  await toastOf(page, 'Moved').waitFor();
  await expect.poll(() => beside(member)).toContain(other);

  await takeBack(page, 'moved to another family');
  await toastOf(page, 'Taken back').first().waitFor();
  await expect.poll(() => beside(member)).not.toContain(other);
  await takeBack(page, 'split off its family');
  await expect.poll(() => beside(member)).toEqual(family);
});

it('adds a product by hand', async () => {
  const page = await openSignedIn(browser, PAGE);
  await page.getByText('Add a product by hand').click();
  const form = page.getByRole('form', { name: 'Add a product' });
  await form.getByLabel('Name').fill('Handmade Whey');
  await form.getByLabel('Brand').fill('Kitchen Test');
  await form.getByLabel('Source').fill('https://maker.example/whey');
  await form.getByLabel('Protein (g)').fill('20');
  await form.getByLabel('Serving (g)').fill('25');
  await form.getByLabel('Ingredient statement').fill('Whey protein isolate.');
  await form.getByRole('button', { name: 'Add' }).click();
  await toastOf(page, 'Added').waitFor();
  await page.getByRole('heading', { name: /Kitchen Test, Handmade Whey/ }).waitFor();
  expect(await faultsInLooks(page)).toEqual([]);
});

it('puts a picture of her own, hides it and shows it again', async () => {
  const page = await openSignedIn(browser, PAGE);
  await edit(page, 8);
  await page.getByText('It has none: its pack is drawn.').waitFor();
  await page.getByText('Put a picture of your own').click();
  const form = page.getByRole('form', { name: 'Put a picture of your own' });
  const picture = (text: string | Buffer) => ({
    name: 'pack.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(text),
  });
  await form.getByLabel('Picture').setInputFiles(picture('no picture'));
  await form.getByLabel('Who made it').fill('Acme press');
  await form.getByLabel('Where it was taken from').fill('https://acme.example/press');
  await form.getByRole('button', { name: 'Store it' }).click();
  await toastOf(page, 'Error').waitFor();
  const red = sharp({ create: { width: 400, height: 500, channels: 3, background: '#c01020' } });
  await form.getByLabel('Picture').setInputFiles(picture(await red.jpeg().toBuffer()));
  await form.getByRole('button', { name: 'Store it' }).click();
  await toastOf(page, 'Picture stored').waitFor();
  await page.getByRole('img', { name: 'Front of the pack' }).waitFor();
  const shown = async () =>
    ((await (await page.request.get('/api/proteins/8')).json()) as { image: string | null })
      .image !== null;
  await expect.poll(shown).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide the picture' }).click();
  await toastOf(page, 'Picture hidden').waitFor();
  await expect.poll(shown).toBe(false);
  await page.getByRole('button', { name: 'Show the picture again' }).click();
  await expect.poll(shown).toBe(true);
});
