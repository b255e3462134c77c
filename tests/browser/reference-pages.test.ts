import { describe, expect, inject, test } from 'vitest';
import { apiExamples } from '../support/api-examples.ts';
import { openBrowser } from '../support/browser.ts';

const browser = openBrowser();

describe('How It Works', () => {
  test('shows a receipt of a real product that adds up to its score', async () => {
    const page = await browser.open('/how-it-works', { javaScript: false });
    const receipt = page.locator('.receipt');
    const values = (await receipt.locator('dd').allInnerTexts()).map((text) =>
      Number(text.replace('−', '-').replace('+', '')),
    );
    const score = values.pop() ?? Number.NaN;
    const sum = values.reduce((total, value) => total + value, 0);
    expect(values.length).toBeGreaterThan(2);
    expect(score).toBe(Math.round(Math.min(100, Math.max(0, sum))));
    const product = await receipt.getByRole('link').getAttribute('href');
    expect(product).toMatch(/^\/protein\/\d+$/);
  });

  // @spec ### Score rules
  test('states every rule', async () => {
    const page = await browser.open('/how-it-works', { javaScript: false });
    const rules = page.locator('#rules');
    const points = await rules.locator('.figure').allInnerTexts();
    expect(points).toEqual([
      '100',
      '−30',
      '−25',
      '−15',
      '−10',
      '−10',
      '−3',
      '+2',
      '+1',
      '+1',
      '0–100',
    ]);
  });
});

describe('brands', () => {
  test('the directory leads to a brand, whose products are listed and paged', async () => {
    const page = await browser.open('/brands', { javaScript: false });
    const brands = page.locator('section[id^="letter-"] li');
    const counts = await brands.locator('span').first().innerText();
    expect(counts).toMatch(/^\d/);
    await brands.getByRole('link').first().click();
    await page.waitForURL('**/brands/*-*');
    await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBeGreaterThan(0);
  });

  test('a brand says what it is made of, and its rows can be compared', async () => {
    const page = await browser.open('/brands?q=optimum', { javaScript: false });
    await page.locator('section[id^="letter-"] a').first().click();
    for (const heading of ['What it is made of', 'Protein per 100 kcal', 'What is known'])
      await page.getByRole('heading', { name: heading }).waitFor();
    const products = /^[\d,]+/.exec(
      await page.getByText(/products? in .* flavors/).innerText(),
    )?.[0];
    await page.getByText(`of ${products}`).first().waitFor();
    const sucralose = page.getByRole('listitem').filter({ hasText: 'Sucralose' });
    await expect.poll(() => sucralose.innerText()).toMatch(/\d+ with, \d+ without/);
    await expect.poll(() => page.getByText(/(?<!\d)0 with, 0 without/).count()).toBe(0);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Compare those ticked' }).click();
    await page.waitForURL('**/compare?ids=*');
  });

  test('what no label of a brand says is said in one line, not drawn as empty bars', async () => {
    const page = await browser.open('/brands?q=animal', { javaScript: false });
    await page.locator('section[id^="letter-"] a', { hasText: /^Animal$/ }).click();
    await page.getByText(/^No label says whether it is with or without sucralose, /).waitFor();
    await expect.poll(() => page.getByText(/(?<!\d)0 with, 0 without/).count()).toBe(0);
  });

  test('a misspelled brand is found, and what is no brand is looked for in the names of products', async () => {
    const page = await browser.open('/brands?q=myproten', { javaScript: false });
    await page.getByText('0 brands found for “myproten”; 1 is spelled like it.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Myprotein' }).waitFor();
    await page.goto('/brands?q=isopuure+zero');
    await page.getByRole('link', { name: 'Find it in product names' }).click();
    await page.locator('#results').getByText('Isopure', { exact: true }).first().waitFor();
  });

  test('the directory has at most fifty brands a page, and an alphabet that stays', async () => {
    const page = await browser.open('/brands');
    expect(await page.locator('section[id^="letter-"] li').count()).toBe(50);
    await page.mouse.wheel(0, 2_000);
    const letters = page.getByRole('navigation', { name: 'Letters' });
    await page.waitForFunction(() => window.scrollY > 300);
    const top = await letters.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(40);
    expect(top).toBeLessThan(80);
    await letters.getByRole('link', { name: 'M', exact: true }).click();
    await page.waitForURL('**letter=letter-m');
    await expect.poll(() => page.locator('section[id^="letter-"]').count()).toBe(1);
  });

  test('a wrong name behind the id is put right, an unknown brand does not exist', async () => {
    const page = await browser.open('/brands', { javaScript: false, allow: /404/ });
    const href =
      (await page.locator('section[id^="letter-"] a').first().getAttribute('href')) ?? '';
    await page.goto(`${href}-old-name`);
    expect(new URL(page.url()).pathname).toBe(href);
    expect((await page.goto('/brands/999999-nobody'))?.status()).toBe(404);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  });
});

describe('Ingredient Database', () => {
  test('one number of products for one ingredient: no member of a family is in more than the family', async () => {
    const page = await browser.open('/ingredients/dairy', { javaScript: false });
    const named = await page
      .getByText(/list it as an ingredient in at least one flavor/)
      .innerText();
    const family = page.getByRole('link', { name: /^Milk protein [\d,]+$/ });
    const member = Number((await family.innerText()).replace(/\D/g, ''));
    expect(member).toBeGreaterThan(0);
    expect(member).toBeLessThanOrEqual(Number(named.replace(/\D/g, '')));
    const listed = await browser.open('/ingredients?q=milk+protein', { javaScript: false });
    const row = listed.getByRole('listitem').filter({ hasText: /^Milk protein\s*[\d,]+/ });
    expect(await row.first().innerText()).toContain(member.toLocaleString('en-US'));
    const home = await browser.open('/', { javaScript: false });
    const brands = home.getByRole('region', { name: 'Brands' });
    const brand = brands.getByRole('link', { name: /^Myprotein/ });
    const count = (await brand.innerText()).replace(/\D/g, '');
    await brand.click();
    await expect
      .poll(() => home.getByText(/products in .* flavors/).innerText())
      .toMatch(new RegExp(`^${count} products`));
  });

  test('finds an ingredient by another name, without JavaScript', async () => {
    const page = await browser.open('/ingredients', { javaScript: false });
    await page.getByRole('searchbox', { name: 'Ingredient' }).fill('E950');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL('**q=E950**');
    await page.getByRole('link', { name: 'Acesulfame potassium', exact: true }).click();
    await page.waitForURL('**/ingredients/acesulfame-potassium');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toBe('Acesulfame potassium');
  });

  test('has an alphabet: what stands under a letter is on one page', async () => {
    const page = await browser.open('/ingredients', { javaScript: false });
    await page
      .getByRole('navigation', { name: 'Letters' })
      .getByRole('link', { name: 'V' })
      .click();
    await page.waitForURL('**/ingredients?letter=V');
    const names = await page.locator('main li > div > a').allInnerTexts();
    expect(names).toContain('Vitamin B12');
    expect(names.filter((name) => !name.startsWith('V'))).toEqual([]);
    await expect.poll(() => page.getByRole('link', { name: 'Next' }).count()).toBe(0);
  });

  test('the counts of an ingredient cover the catalogue, and its links lead to such products', async () => {
    const page = await browser.open('/ingredients/sucralose', { javaScript: false });
    const parts = page.getByRole('region', { name: /^Of [\d,]+ products/ });
    const numberOf = (text: string) => Number(text.replaceAll(/\D/g, ''));
    const all = numberOf(await parts.getByRole('heading').innerText());
    const figures = (await parts.locator('.figure').allInnerTexts()).map(numberOf);
    expect(figures).toHaveLength(3);
    expect(figures.reduce((sum, number) => sum + number, 0)).toBe(all);
    const without = parts.getByRole('link', { name: /confirmed without/ });
    expect(await without.getAttribute('href')).toBe('/search?avoid=sucralose&showAll=true');
    const silent = parts.getByRole('link', { name: /do not say/ });
    expect(await silent.getAttribute('href')).toContain('unconfirmed=true');
    await without.click();
    const [, confirmed = 0] = figures;
    await page
      .getByText(`${confirmed.toLocaleString('en-US')} products`)
      .first()
      .waitFor();
  });

  test('an ingredient tells its names, what it is, where it is found, and what is used instead', async () => {
    const page = await browser.open('/ingredients/sucralose', { javaScript: false });
    const named = page.getByRole('region', { name: 'On labels it is called' });
    const languages = 'English German French Spanish Italian Dutch Portuguese'.split(' ');
    expect(await named.getByRole('term').allInnerTexts()).toEqual(['E number', ...languages]);
    expect(await named.innerText()).toMatch(
      /E955[\s\S]*Spanish[\s\S]*sucralosa[\s\S]*Dutch\s+sucralose/,
    );
    expect(await page.getByRole('region', { name: 'Facts' }).innerText()).toMatch(/Vegan\s+yes/);
    const instead = page.getByRole('region', { name: 'Used instead' });
    await instead.getByRole('link', { name: /^Stevia \d/ }).waitFor();
    const found = page.getByRole('region', { name: 'Where it is found' }).getByRole('link').first();
    expect(await found.getAttribute('href')).toContain('mustHave=sucralose&proteinTypes=');
    const collections = page.getByRole('region', { name: 'Collections that mention it' });
    await collections.getByRole('link', { name: 'Whey isolate without sucralose' }).waitFor();
  });

  test('what a name leaves open is said to be open', async () => {
    const page = await browser.open('/ingredients/lecithin', { javaScript: false });
    expect(await page.getByRole('region', { name: 'Facts' }).innerText()).toContain('may be');
  });

  test('says where there is nothing, and that an unknown ingredient does not exist', async () => {
    const page = await browser.open('/ingredients?q=zzzzzzz', { javaScript: false, allow: /404/ });
    await page.getByText('Nothing by that name.').waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect((await page.goto('/ingredients/zzzzzzz'))?.status()).toBe(404);
    await page.goto('/ingredients/Whey%20Protein');
    expect(new URL(page.url()).pathname).toBe('/ingredients/whey-protein');
  });
});

test('every call of the OpenAPI document has a line on the API page, and its place on the page of its group', async () => {
  const page = await browser.open('/api-docs');
  const document = await page.evaluate(async () => (await fetch('/api/openapi.json')).json());
  const { paths } = document as { paths: Record<string, Record<string, unknown>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const lines = await page.locator('main li a[href^="/api-docs/"]').evaluateAll((links) =>
    links.map((link) => ({
      call: Array.from(link.querySelectorAll('.figure, code'), (part) => part.textContent).join(
        ' ',
      ),
      href: link.getAttribute('href') ?? '',
    })),
  );
  expect(lines.map(({ call }) => call).toSorted()).toEqual(calls.toSorted());
  const groups = Map.groupBy(lines, ({ href }) => href.split('#')[0] ?? '');
  for (const [path, members] of groups) {
    const { status, html } = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      return { status: answer.status, html: await answer.text() };
    }, path);
    expect(status).toBe(200);
    for (const { href } of members) expect(html).toContain(`id="${href.split('#')[1]}"`);
  }
});

test('the answers that the API page shows are those of the bundled catalogue (renew with vitest -u)', async () => {
  const now = await apiExamples(inject('siteOrigin'));
  await expect(now).toMatchFileSnapshot('../../docs/api-examples.json');
});

test('the API page is searched, and shows a real request with its answer, without JavaScript', async () => {
  const page = await browser.open('/api-docs', { javaScript: false });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 900);
  // As it is copied, so it runs.
  await page.getByText(/^createClient<paths>\(\{ baseUrl: 'http[^']+' \}\)$/).waitFor();
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('by-gtin');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.waitForURL('**/api-docs?q=by-gtin');
  const calls = page.locator('main li a[href^="/api-docs/"]');
  // The other call says in its line that by-gtin has what it fetched.
  await expect
    .poll(() => calls.locator('code').allTextContents())
    .toEqual(['/api/proteins/by-gtin/{gtin}', '/api/proteins/look-up']);
  await calls.first().click();
  await page.waitForURL('**/api-docs/proteins#get-api-proteins-by-gtin-gtin');
  const call = page.getByRole('region', { name: 'GET /api/proteins/by-gtin/{gtin}' });
  await call.getByText(/^curl 'http/).waitFor();
  await call.getByText('TypeScript', { exact: true }).click();
  await call.getByText(/await fetch\(/).waitFor();
  const run = await call.getByRole('link', { name: /^Run it/ }).getAttribute('href');
  const answer = await fetch(`${browser.origin()}${run}`);
  expect(answer.status).toBe(200);
});
