import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { fairBasis, figureFor } from '#domain/comparison/figures.ts';
import type { BrandListing } from '#contract/api.ts';
import type { Product } from '#domain/product/product.ts';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import {
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  faultsInLooks,
} from '../support/accessibility.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { someProducts } from '../support/known-products.ts';

const browser = openBrowser();

/** No product of the catalogue has it. */
const NOBODY = 2_000_000_001;

let products: readonly Product[] = [];

beforeAll(async () => {
  const all = await someProducts(browser.origin(), { offset: 600, count: 600 });
  const known = all.filter(
    ({ ingredients, proteinType, nutritionalInfo }) =>
      ingredients.length > 5 && proteinType !== null && nutritionalInfo.sugarPerServing !== null,
  );
  // A control is found by a part of its name: no name is a part of another.
  products = known.filter(
    (one) => !known.some((other) => other !== one && other.name.includes(one.name)),
  );
});

function some(count: number): readonly Product[] {
  const chosen = products.slice(0, count);
  expect(chosen).toHaveLength(count);
  return chosen;
}

const pathOf = (chosen: readonly { id: number }[]) =>
  `/compare?ids=${chosen.map(({ id }) => id).join(',')}`;
const columns = (page: Page) => page.getByRole('table').getByRole('columnheader');
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const idsIn = (page: Page) => new URL(page.url()).searchParams.get('ids');

describe('the page', () => {
  // @spec compare products;
  // @spec ### Compare page (/compare?ids=1,2,3)
  // @spec Return to Main Menu button
  test('stands the products side by side in the order of the address, in four sections', async () => {
    const chosen = some(3);
    const page = await browser.open(pathOf(chosen), { javaScript: false });
    expect(
      await columns(page).getByRole('link').filter({ hasText: /\w/ }).allTextContents(),
    ).toEqual(chosen.map(({ name }) => name));
    for (const section of [
      'Nutrition Facts',
      'Product Details',
      'Dietary Info',
      'Purchase Options',
    ]) {
      await page.getByRole('rowheader', { name: section, exact: true }).waitFor();
    }
    await page.getByRole('link', { name: 'Return to Main Menu' }).click();
    await page.waitForURL(/\/$/);
  });

  // @spec The compare page itself accepts up to 4; it loads the first 4 ids from the URL, refuses duplicates.
  // @spec Compare ids parsed as integers, non-numbers dropped.
  test('takes the first four ids, drops repeats and what is no number, and names those that are gone', async () => {
    const [a, b, c, d, e] = some(5).map(({ id }) => id);
    const page = await browser.open(`/compare?ids=${a},x,${a},${b},${NOBODY},${c},${d},${e}`, {
      javaScript: false,
    });
    expect(await columns(page).count()).toBe(3);
    const notice = page.getByText(`There is no product ${NOBODY} in the catalogue`);
    expect(await notice.isVisible()).toBe(true);
    await page.goto(`/compare?ids=${a},${b},${c},${d},${e}`);
    expect(await columns(page).count()).toBe(4);
    await page.getByText('Only the first 4 products are compared.').waitFor();
    await page.goto('/compare?ids=gold&proteinTypes=Egg&basis=ounce');
    const note = await page.getByRole('note').innerText();
    expect(note).toContain('“gold” is no number of a product.');
    expect(note).toContain('Not understood: “Egg”');
    expect(note).toContain('Not understood: “basis=ounce”');
  });

  // @spec empty state 'No products selected' with 'Browse All Products'; 'Clear Comparison'
  test('is empty without ids, and after Clear Comparison', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    for (const place of [0, 1]) {
      await page
        .getByRole('checkbox', { name: /^Compare/ })
        .nth(place)
        .check();
    }
    const tray = page.getByRole('region', { name: 'Products to compare' });
    await tray.getByRole('link', { name: 'Compare' }).click();
    await page.waitForURL(/\/compare/);
    await hydrated(page);
    await page.getByRole('link', { name: 'Clear Comparison' }).press('Enter');
    await page.getByRole('heading', { name: 'No products selected' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(new URL(page.url()).search).toBe('');
    // What was ticked is cleared, too.
    await page.goto('/search?showAll=true');
    await hydrated(page);
    await expect
      .poll(() => page.getByRole('checkbox', { name: /^Compare/, checked: true }).count())
      .toBe(0);
    await page.goto('/compare');
    const browse = page.getByRole('link', { name: 'Browse All Products' });
    await expect.poll(() => browse.getAttribute('href')).toBe('/search?showAll=true');
  });

  test('without ids it names what the session still holds, which can be compared or let go', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check();
    // As a click on Clear Comparison before the page's scripts run: the link alone is followed.
    await page.goto('/compare');
    await page.getByText('Still chosen: 1 product.').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Compare your 1 selected' }).count())
      .toBe(1);
    await page.getByRole('button', { name: 'Clear Comparison' }).click();
    await page.getByText('Still chosen').waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    await expect
      .poll(() => page.getByRole('heading', { name: 'No products selected' }).count())
      .toBe(1);
    await expect.poll(() => page.getByText('Still chosen').count()).toBe(0);
  });

  test('the address follows every change, and going back undoes it', async () => {
    const [a, b, c] = some(3);
    if (a === undefined || b === undefined || c === undefined) throw new Error('three products');
    const page = await browser.open(pathOf([a, b, c]));
    await page.getByRole('link', { name: `Move ${c.name} left` }).click();
    await expect.poll(() => idsIn(page)).toBe(`${a.id},${c.id},${b.id}`);
    await page.getByRole('link', { name: `Remove ${a.name}` }).click();
    await expect.poll(() => idsIn(page)).toBe(`${c.id},${b.id}`);
    await expect.poll(() => columns(page).count()).toBe(2);
    await page.goBack();
    await expect.poll(() => columns(page).count()).toBe(3);
    // By keyboard: the focus goes on to what is left, at last to the box that finds others.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.getByRole('link', { name: `Remove ${c.name}` }).press('Enter');
    await expect.poll(focused).toBe(`Remove ${b.name}`);
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(`Remove ${a.name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No products selected' }).waitFor();
    const box = page.getByRole('searchbox', { name: 'Add a product' });
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test('columns are dragged into another order', async () => {
    const [a, b] = some(2);
    if (a === undefined || b === undefined) throw new Error('two products');
    const page = await browser.open(pathOf([a, b]));
    await columns(page).nth(1).dragTo(columns(page).nth(0));
    await expect.poll(() => idsIn(page)).toBe(`${b.id},${a.id}`);
  });

  test('another basis and hidden rows need no network', async () => {
    const page = await browser.open(pathOf(some(2)), { alone: true });
    await page.waitForLoadState('networkidle');
    await page.route('**/api/proteins/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Per 25 g protein' }).click();
    await expect
      .poll(async () => (await row(page, 'Protein').getByRole('cell').allTextContents()).join('|'))
      .toMatch(/^25 g.*\|25 g/);
    await page.getByRole('link', { name: 'Differences only' }).click();
    await expect.poll(() => row(page, 'Protein').count()).toBe(0);
    await page.getByRole('link', { name: 'Differences only' }).click();
    await expect.poll(() => row(page, 'Protein').count()).toBe(1);
  });

  test('figures per serving, per 100 g and per 25 g protein', async () => {
    const chosen = some(2);
    const page = await browser.open(pathOf(chosen));
    await page.getByRole('link', { name: 'Per 25 g protein' }).click();
    await page.waitForURL('**basis=25g**');
    await expect
      .poll(async () => (await row(page, 'Protein').getByRole('cell').allTextContents()).join('|'))
      .toMatch(/^25 g.*\|25 g/);
    await page.getByRole('link', { name: 'Per 100 g' }).click();
    await page.waitForURL('**basis=100**');
    const cell = row(page, 'Sugar').getByRole('cell').first();
    const sugar = chosen[0]?.nutritionalInfo.per100.sugarPerServing;
    await expect.poll(() => cell.textContent()).toContain(sugar === null ? 'Unknown' : ' g');
  });

  test('the best value of a row is marked with its reason, unknown is visible', async () => {
    const chosen = some(3);
    // Servings of different sizes are compared per 100 g.
    const basis = fairBasis(chosen);
    const page = await browser.open(pathOf(chosen), { javaScript: false });
    const grams = chosen.map((product) => figureFor(product, 'sugarPerServing', basis) ?? 0);
    const least = grams.indexOf(Math.min(...grams));
    const cell = row(page, 'Sugar').getByRole('cell').nth(least);
    expect(await cell.textContent()).toMatch(/Best.*Lowest of the 3 compared/);
    const unknown = page.getByRole('row').filter({ hasText: 'Unknown for all' });
    expect(await unknown.filter({ hasText: 'Price per serving' }).count()).toBe(1);
  });

  test('differences only hides equal rows', async () => {
    const [a] = some(1);
    const twin = products.find(
      (other) =>
        other.id !== a?.id && other.format === a?.format && other.isOrganic === a.isOrganic,
    );
    const page = await browser.open(pathOf([a, twin].filter((each) => each !== undefined)));
    expect(await row(page, 'Form').count()).toBe(1);
    await page.getByRole('link', { name: 'Differences only' }).click();
    await page.waitForURL('**differences=true**');
    await expect.poll(() => row(page, 'Form').count()).toBe(0);
  });

  test('ingredients: what all share and what only one has', async () => {
    const page = await browser.open(pathOf(some(2)), { javaScript: false });
    await page
      .getByRole('heading', { name: 'In every product that states its ingredients' })
      .waitFor();
    expect(await page.getByText('Only here').count()).toBeGreaterThan(0);
  });

  test('one list by itself is compared with nothing', async () => {
    const all = await someProducts(browser.origin(), { count: 200 });
    const without = all.find(({ ingredients }) => ingredients.length === 0);
    const page = await browser.open(pathOf([...some(1), { id: without?.id ?? NOBODY }]), {
      javaScript: false,
    });
    await page.getByText('Two lists are needed to compare ingredients').waitFor();
    expect(await page.getByText('Only here').count()).toBe(0);
    expect(await page.getByText('Nothing.', { exact: true }).count()).toBe(0);
  });

  test('the last search’s criteria become rows with their evidence', async () => {
    const page = await browser.open('/search?avoid=sucralose&isVegan=true&showAll=true', {
      localStorage: ACCEPTED,
    });
    await page.goto(pathOf(some(2)));
    await page.waitForURL('**avoid=sucralose**');
    await page.getByRole('rowheader', { name: 'Avoid sucralose', exact: true }).waitFor();
    await row(page, 'Vegan').first().waitFor();
    await expect
      .poll(() => row(page, 'Avoid sucralose').textContent())
      .toMatch(/Met|Not met|Not confirmed/);
    await expect.poll(() => row(page, 'Your wishes').textContent()).toMatch(/\d of 2 wishes/);
    await page.getByRole('link', { name: 'My criteria' }).click();
    await expect.poll(() => row(page, 'Your wishes').count()).toBe(0);
  });

  test('copied as tab-separated text and as Markdown; shared by its link', async () => {
    const chosen = some(2);
    const page = await browser.open(pathOf(chosen), {
      prepare: (_, context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const menu = page.getByText('Copy, share or print');
    await menu.click();
    await page.getByRole('button', { name: 'Copy table' }).click();
    await expect.poll(clipboard).toContain(`\t${chosen[0]?.name}\t${chosen[1]?.name}\n`);
    await menu.click();
    await page.getByRole('button', { name: 'Copy Markdown' }).click();
    await expect.poll(clipboard).toContain('| **Nutrition Facts** |');
    await menu.click();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(clipboard).toBe(page.url());
  });
});

describe('finding products to add', () => {
  // @spec a search box listing up to 20 matches with add buttons
  // @spec Compare search is case-insensitive over product name and brand name.
  // @spec | Compare search matches shown | up to 20 |
  test('matches follow the typing, in any case, 20 at most; Add appends', async () => {
    const [a] = some(1);
    const page = await browser.open(pathOf([{ id: a?.id ?? 0 }]));
    const box = page.getByRole('searchbox', { name: 'Add a product' });
    const matches = page.getByRole('region', { name: 'Add products' }).getByRole('listitem');
    await box.fill('PROTEIN');
    await expect.poll(() => matches.count()).toBe(20);
    await expect.poll(() => matches.filter({ hasNotText: /protein/i }).count()).toBe(0);
    // All that its brand finds fits among the twenty.
    const brands = (await (await fetch(`${browser.origin()}/api/brands`)).json()) as BrandListing[];
    const small = brands.filter(({ productsCount }) => productsCount <= 10);
    const other = products.find(
      ({ name, brand }) =>
        /^[a-z]{5,}$/i.test(brand.name) &&
        !name.toLowerCase().includes(brand.name.toLowerCase()) &&
        small.some((each) => each.name === brand.name),
    );
    const brand = other?.brand.name ?? '';
    await box.fill(brand.toUpperCase());
    await expect.poll(() => matches.filter({ hasText: brand }).count()).toBeGreaterThan(0);
    const others = async () => {
      const texts = (await matches.allTextContents()).map((text) => text.toLowerCase());
      return texts.filter((text) => !text.includes(brand.toLowerCase()));
    };
    await expect.poll(others).toEqual([]);
    await matches
      .filter({ hasText: other?.name ?? '' })
      .first()
      .waitFor();
    // Another search shows nothing of the one before while its answer is awaited, and names no text but its own.
    const release = await holdRequests(page, /\/api\/proteins\/browse/);
    await box.fill('no such product anywhere');
    await matches.first().waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('matches for “no such').count()).toBe(0);
    release();
    await page.getByText('No product or brand is called').waitFor();
    await box.fill('protein');
    const add = matches.getByRole('link', { name: /^Add / }).first();
    await add.click();
    await expect.poll(() => columns(page).count()).toBe(2);
    expect(idsIn(page)).toMatch(new RegExp(`^${a?.id},\\d+$`));
  });

  test('what is found stands over the table and moves nothing; Esc and another place close it', async () => {
    const page = await browser.open(pathOf(some(2)));
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      const box = page.getByRole('searchbox', { name: 'Add a product' });
      const found = page.getByRole('region', { name: 'Matches' });
      const top = () =>
        page.getByRole('table').evaluate((table) => table.getBoundingClientRect().y);
      const before = await top();
      await box.fill('protein');
      await found.waitFor();
      await expect.poll(() => top()).toBe(before);
      // It lies on top of the table, all of it within the screen's width.
      const first = found.getByRole('listitem').first();
      await expect
        .poll(() =>
          first.evaluate((item) => {
            const { left, right, top, height } = item.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, top + height / 2);
            return item.contains(hit) && left >= 0 && right <= window.innerWidth;
          }),
        )
        .toBe(true);
      await found.focus();
      await page.keyboard.press('Escape');
      await expect.poll(() => found.count()).toBe(0);
      await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
      await box.fill('whey');
      await found.waitFor();
      await page.getByRole('heading', { level: 1 }).click();
      await expect.poll(() => found.count()).toBe(0);
      await box.fill('');
    }
  });

  test('four are enough, and nothing is added twice', async () => {
    const chosen = some(4);
    const page = await browser.open(`${pathOf(chosen)}&find=protein`, { javaScript: false });
    await page.getByText('Four are compared already').first().waitFor();
    expect(await page.getByRole('link', { name: /^Add / }).count()).toBe(0);
  });
});

test('all of it works without JavaScript', async () => {
  const [a, b] = some(2);
  if (a === undefined || b === undefined) throw new Error('two products');
  const page = await browser.open(pathOf([a]), { javaScript: false });
  await page.getByRole('searchbox', { name: 'Add a product' }).fill(b.name);
  await page.getByRole('button', { name: 'Find' }).click();
  await page
    .getByRole('link', { name: `Add ${b.name}` })
    .first()
    .click();
  await expect.poll(() => columns(page).count()).toBe(2);
  await page.getByRole('link', { name: 'Per 100 g' }).click();
  await page.getByRole('link', { name: 'Differences only' }).click();
  expect(new URL(page.url()).searchParams.get('basis')).toBe('100');
  const first = (await columns(page).first().getByRole('link').first().textContent()) ?? '';
  await page.getByRole('link', { name: `Remove ${first}` }).click();
  await expect.poll(() => columns(page).count()).toBe(1);
  await page.getByRole('link', { name: 'Clear Comparison' }).click();
  await page.getByRole('heading', { name: 'No products selected' }).waitFor();
  // A phone sees every compared product, two at a time.
  const chosen = some(4);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf(chosen));
  const names = () => columns(page).getByRole('link').allTextContents();
  await expect.poll(() => names()).toEqual([chosen[0]?.name, chosen[1]?.name]);
  const instead = page.getByRole('list').filter({ hasText: chosen[3]?.name ?? '' });
  await instead
    .nth(1)
    .getByRole('link', { name: chosen[3]?.name ?? '', exact: true })
    .click();
  await expect.poll(() => names()).toEqual([chosen[0]?.name, chosen[3]?.name]);
});

describe('looks', () => {
  test('four products with wishes are accessible and fit', async () => {
    const page = await browser.open(`${pathOf(some(4))}&isVegan=true&avoid=soy&find=whey`);
    await expectAccessibleInEveryLook(page);
  });

  test('on a phone two columns stand side by side, chosen by pickers, and their names stay while the page scrolls', async () => {
    const chosen = some(4);
    const page = await browser.open(pathOf(chosen), { width: 360, height: 740 });
    expect(await columns(page).count()).toBe(2);
    const pickers = columns(page).getByRole('combobox');
    // Names that begin alike are told apart: they wrap, none is cut within its first line.
    const shown = columns(page).locator('span:has(> select) > span:not(.icon)');
    expect(await shown.allTextContents()).toEqual(chosen.slice(0, 2).map(({ name }) => name));
    for (const each of await shown.all())
      expect(await each.evaluate((name) => getComputedStyle(name).webkitLineClamp)).toBe('2');
    const more = page.getByRole('main').getByText('More', { exact: true });
    await more.click();
    const menu = page.getByText('Copy, share or print');
    await menu.click();
    expect(await faultsInLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await more.click();
    // Its words are those behind it, also where the system chooses the colors.
    await page.emulateMedia({ forcedColors: 'active' });
    const color = pickers.first().evaluate((picker) => getComputedStyle(picker).color);
    expect(await color).toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ forcedColors: 'none' });
    await pickers.first().selectOption({ label: chosen[3]?.name ?? '' });
    await expect
      .poll(() => new URL(page.url()).searchParams.get('shown'))
      .toBe(`${chosen[3]?.id},${chosen[1]?.id}`);
    // A calculated figure says so on a phone, and how on paper.
    const efficiency = row(page, 'Protein per 100 kcal');
    const note = efficiency.getByRole('button', { name: /^calculated\s+for Protein per/ });
    await expect.poll(() => note.filter({ visible: true }).count()).toBeGreaterThan(0);
    const footnote = efficiency.getByText('Calculated: protein ÷ calories × 100');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => footnote.filter({ visible: true }).count()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'screen' });
    await row(page, 'Serving size').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 1_500));
    const head = await columns(page).first().boundingBox();
    expect(head).toMatchObject({ y: 64, height: 48 });
    await expectNoSidewaysScroll(page);
    const scrolls = await page
      .getByRole('region', { name: 'Comparison', exact: true })
      .evaluate((one) => one.scrollHeight > one.clientHeight + 1);
    expect(scrolls).toBe(false);
  });

  test('on paper a long name is whole', async () => {
    const longest = products.toSorted((a, b) => b.name.length - a.name.length).slice(0, 4);
    const page = await browser.open(pathOf(longest), { width: 720 });
    const cutNames = () =>
      columns(page)
        .getByRole('link')
        .evaluateAll((names) => names.filter((name) => name.scrollHeight > name.clientHeight + 1));
    expect((await cutNames()).length).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await cutNames()).toEqual([]);
  });

  test('on a phone the focus goes to a column in sight when one is removed', async () => {
    const page = await browser.open(pathOf(some(4)), { width: 360, height: 740 });
    const remove = page.getByRole('link', { name: /^Remove / });
    expect(await remove.count()).toBe(2);
    await remove.last().press('Enter');
    await expect.poll(() => idsIn(page)?.split(',').length).toBe(3);
    const focused = page.locator(':focus');
    await expect.poll(() => focused.getAttribute('aria-label')).toMatch(/^Remove /);
    await focused.waitFor();
  });

  test('what a tub cost is typed once, and 25 g of its protein are reckoned', async () => {
    const [a] = some(1);
    if (a === undefined) throw new Error('a product');
    const page = await browser.open(pathOf([a]));
    const own = row(page, '25 g protein at your price');
    await own.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'What does your pack cost?' });
    await dialog.getByRole('spinbutton', { name: 'Price, $' }).fill('30');
    await dialog.getByRole('spinbutton').nth(1).fill('900');
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => own.textContent()).toMatch(/\$\d+\.\d\d/);
  });

  test('a line says who leads', async () => {
    const page = await browser.open(pathOf(some(3)), { javaScript: false });
    await page.getByText(/ leads? \d+ of \d+ rows/).waitFor();
  });
});
