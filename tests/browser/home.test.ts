import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { holdRequests } from '../support/hold-requests.ts';

const browser = openBrowser();

// @spec Tagline on the home page: Intelligent Protein Discovery. Supporting text: Smart protein analysis with ingredient filtering, match scoring, and intelligent data-driven recommendations. A call-to-action button 'Start Your Search' scrolls to the search section.
// @spec Sections: hero with call-to-action;
test('the hero has its words, and its button scrolls to the search section', async () => {
  const page = await browser.open('/', { javaScript: false });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Intelligent Protein Discovery',
  );
  await page
    .getByText(
      'Smart protein analysis with ingredient filtering, match scoring, and intelligent data-driven recommendations.',
    )
    .waitFor();
  await page.getByRole('link', { name: 'Start Your Search' }).click();
  await expect
    .poll(async () => (await page.locator('#search').boundingBox())?.y ?? 999)
    .toBeLessThan(120);
});

// @spec A statistics strip on the home page shows counts of brands, products, ingredients and the percentage of verified data.
test('the statistics are those of the API', async () => {
  const page = await browser.open('/', { javaScript: false });
  const stats = (await (await page.request.get('/api/stats')).json()) as Record<string, number>;
  const strip = page.getByRole('region', { name: 'The catalogue in numbers' });
  const figures = (await strip.locator('dd').allInnerTexts()).map((text) =>
    Number(text.replace(/[,%]/g, '')),
  );
  expect(figures).toEqual([
    stats['brandsCount'],
    stats['productsCount'],
    stats['ingredientsCount'],
    stats['verifiedDataPercent'],
  ]);
  // And those of the pages behind them.
  const said = (name: string) => (stats[name] ?? Number.NaN).toLocaleString('en-US');
  for (const [path, words] of [
    ['/brands', `${said('brandsCount')} brands, each with its number of products`],
    [
      '/ingredients',
      `${said('ingredientsCount')} ingredients appear on the labels in the catalogue`,
    ],
    ['/open-data', `All ${said('productsCount')} products of ${said('brandsCount')} brands`],
  ] as const) {
    await page.goto(path);
    expect(await page.locator('main').innerText()).toContain(words);
  }
});

test('the page is half of what it was, and on desktops the form begins in the first screen', async () => {
  const page = await browser.open('/');
  for (const [width, height, most] of [
    [1280, 800, 3_400],
    [1440, 900, 3_400],
    [1920, 1080, 3_400],
    [768, 1024, 3_400],
    [640, 900, 3_410],
    [360, 740, 3_400],
  ] as const) {
    await page.setViewportSize({ width, height });
    const form = await page.locator('#search').boundingBox();
    if (width >= 1280) expect(form?.y, `${width} px`).toBeLessThan(height);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(whole, `${width} px`).toBeLessThanOrEqual(most);
  }
});

test('on a phone the sentence is in the first screen, and four products stand for twelve', async () => {
  const page = await browser.open('/', { width: 360, height: 740 });
  const field = await page.getByRole('textbox', { name: /^Say what you want/ }).boundingBox();
  expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(740);
  const section = page.getByRole('region', { name: 'Browse All Products' });
  expect(await section.getByRole('article').count()).toBe(4);
  const last = await section.getByRole('article').last().boundingBox();
  const all = await section.getByRole('button', { name: /^View All/ }).boundingBox();
  expect(all?.y).toBeGreaterThan(last?.y ?? Infinity);
});

test('on a phone what is folded opens: choices and ticks, steps, brands, feedback, the footer’s links', async () => {
  const page = await browser.open('/', { width: 360, height: 740 });
  for (const [fold, inside] of [
    ['Type, goal, brand, diet', page.getByRole('checkbox', { name: /^Vegan/ })],
    ['How it works', page.getByRole('heading', { name: 'You get a receipt' })],
    ['Brands', page.getByRole('link', { name: /^All [\d,]+ brands/ })],
    ['Tell us what you look for', page.getByRole('radio', { name: 'Bars' })],
    ['About', page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' })],
  ] as const) {
    await inside.waitFor({ state: 'hidden' });
    await page.locator('summary:visible').filter({ hasText: fold }).last().click();
    await inside.waitFor();
  }
  await expectAccessible(page);
  const desktop = await browser.open('/');
  await expect
    .poll(() => desktop.locator('summary:visible').filter({ hasText: 'About' }).count())
    .toBe(0);
  await desktop.getByRole('checkbox', { name: /^Vegan/ }).waitFor();
});

describe('the sentence', () => {
  test('what is typed is said as wishes, and the label beside it is its best match', async () => {
    const page = await browser.open('/');
    const label = page.locator('figure');
    await label.getByText('A real product, as its record says.').waitFor();
    await page
      .getByRole('textbox', { name: /^Say what you want/ })
      .fill('vegan powder without stevia, at least 20 g protein xyzzy');
    const read = page.getByRole('list', { name: 'Read as' });
    await read.getByRole('button', { name: 'Remove Avoid: stevia' }).waitFor();
    await page.getByText('Not understood: “xyzzy”').waitFor();
    await label.getByText('The best match of your sentence.').waitFor();
    const href = (await label.getByRole('link').getAttribute('href')) ?? '';
    const found = (await (
      await page.request.get(`/api${href.replace('protein', 'proteins')}`)
    ).json()) as {
      isVegan: boolean | null;
      format: string;
      proteinPerServing: number;
    };
    expect(found).toMatchObject({ isVegan: true, format: 'powder' });
    expect(found.proteinPerServing).toBeGreaterThanOrEqual(20);
    const fit = page.getByText(/^Not understood.* products? fits?\.$/);
    const before = await fit.innerText();
    await read.getByRole('button', { name: 'Remove Powder' }).click();
    await expect.poll(() => fit.innerText()).not.toBe(before);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('avoid') === 'stevia');
    expect(new URL(page.url()).searchParams.has('format')).toBe(false);
  });

  test('without JavaScript it is a form that leads to the search', async () => {
    const page = await browser.open('/', { javaScript: false });
    const form = page.getByRole('form', { name: 'Search by a sentence' });
    expect(await form.getAttribute('action')).toBe('/search');
    expect(await form.getByRole('textbox').getAttribute('name')).toBe('say');
  });
});

test('the label in the hero and the worked receipt are of a real product, and the receipt adds up', async () => {
  const page = await browser.open('/', { javaScript: false });
  const href = await page.locator('figure a').first().getAttribute('href');
  expect((await page.request.get(href ?? '')).status()).toBe(200);
  const cells = await page
    .getByRole('region', { name: 'How it works' })
    .locator('.receipt dd')
    .allInnerTexts();
  const points = cells.map((text) => Number(text.replace('−', '-')));
  const total = points.pop();
  expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(total ?? Number.NaN, 5);
});

describe('Browse All Products', () => {
  // @spec Sample mode (default) lists up to 12 products with a search text box.
  // @spec | Sample browse limit | 12 |
  // @spec - **Browse section**: sample mode and full mode as described in point 2.
  test('sample mode lists twelve, and its box searches', async () => {
    const page = await browser.open('/');
    const section = page.getByRole('region', { name: 'Browse All Products' });
    expect(await section.getByRole('article').count()).toBe(12);
    await section.getByRole('searchbox', { name: 'Search products' }).fill('casein');
    const others = section.getByRole('article').filter({ hasNotText: /casein/i });
    await expect.poll(() => others.count()).toBe(0);
    await expect.poll(() => section.getByRole('article').count()).toBeGreaterThan(0);
    await section.getByRole('searchbox', { name: 'Search products' }).fill('zzzz');
    await section.getByText('No product, brand or type contains “zzzz”.').waitFor();
  });

  test('a text that no name holds finds by its words, with a letter wrong', async () => {
    const page = await browser.open('/');
    const section = page.getByRole('region', { name: 'Browse All Products' });
    const articles = section.getByRole('article');
    for (const [text, ...words] of [
      ['casien', /casein/i],
      ['optimum nutrition whey', /optimum nutrition/i, /whey/i],
    ] as const) {
      await section.getByRole('searchbox', { name: 'Search products' }).fill(text);
      for (const word of words)
        await expect.poll(() => articles.filter({ hasNotText: word }).count()).toBe(0);
      await expect.poll(() => articles.count()).toBeGreaterThan(0);
    }
  });

  // @spec 'View All 134+ Products' enters full-catalogue mode (page size 24, client-side search, pagination, range text 'Showing X-Y of N products', message that loading may take 15-20 seconds, a progress bar). 'Show Sample Products' returns to sample mode.
  // @spec Entering full mode resets page to 1 and progress to 0 and scrolls to the section; leaving resets page, progress and search text.
  // @spec - **Browse section**: sample mode and full mode as described in point 2.
  // @spec Progress bar starts at 5, rises every 1.5 s by a random 5 to 15, capped at 90, and jumps to 100 when data arrives.
  test('full mode pages and searches the whole catalogue, and goes back', async () => {
    const page = await browser.open('/');
    const letThrough = await holdRequests(page, /\/api\/proteins$/);
    const section = page.getByRole('region', { name: 'Browse All Products' });
    const enter = async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await section.getByRole('button', { name: /^View All [\d,]+\+ Products$/ }).click();
    };
    await enter();
    await section.getByText('this may take 15-20 seconds').waitFor();
    const bar = section.getByRole('progressbar');
    const seen = bar.evaluate(
      (element) =>
        new Promise<number>((gone) => {
          let last = 0;
          new MutationObserver(() => {
            if (element.isConnected) last = (element as HTMLProgressElement).value;
            else gone(last);
          }).observe(document.body, { attributes: true, childList: true, subtree: true });
        }),
    );
    await expect.poll(async () => (await section.boundingBox())?.y ?? 999).toBeLessThan(120);
    letThrough();
    expect(await seen, 'what the bar showed last').toBe(100);
    // The button that was pressed is gone: the focus stays in the section.
    const hasFocus = () => section.evaluate((element) => element === document.activeElement);
    await expect.poll(() => hasFocus()).toBe(true);
    const range = section.getByRole('status');
    await expect.poll(() => range.innerText()).toMatch(/^Showing 1-24 of [\d,]+ products$/);
    await expect.poll(() => section.getByRole('article').count()).toBe(24);
    const pager = section.getByRole('navigation', { name: 'Catalogue pages' });
    expect((await pager.getByRole('link', { name: /^Page/ }).allInnerTexts()).slice(0, 5)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    await pager.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => range.innerText()).toMatch(/^Showing 25-48 of /);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await section.getByRole('searchbox', { name: 'Search the whole catalogue' }).fill('OPTIMUM');
    await expect.poll(() => range.innerText()).toMatch(/^Showing 1-\d+ of [\d,]+ products$/);
    const others = section.getByRole('article').filter({ hasNotText: /optimum/i });
    await expect.poll(() => others.count()).toBe(0);
    await expect.poll(() => section.getByRole('article').count()).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('/api/proteins'))).toEqual([]);
    await section.getByRole('button', { name: 'Show Sample Products' }).click();
    await expect.poll(() => hasFocus()).toBe(true);
    await expect
      .poll(() => section.getByRole('searchbox', { name: 'Search products' }).inputValue())
      .toBe('');
    await expect.poll(() => section.getByRole('article').count()).toBe(12);
    await enter();
    await expect.poll(() => range.innerText()).toMatch(/^Showing 1-24 of /);
    const box = section.getByRole('searchbox', { name: 'Search the whole catalogue' });
    await expect.poll(() => box.inputValue()).toBe('');
  });

  test('without JavaScript the sample can be searched, and View All leads to all results', async () => {
    const page = await browser.open('/?browse=casein', { javaScript: false });
    const section = page.getByRole('region', { name: 'Browse All Products' });
    const found = await section.getByRole('article').allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((text) => !/casein/i.test(text))).toEqual([]);
    expect(await section.getByRole('link', { name: /^View All/ }).getAttribute('href')).toBe(
      '/search?showAll=true',
    );
  });
});

test('the map teaser says how many of how many it draws', async () => {
  const page = await browser.open('/', { javaScript: false });
  const words = await page.locator('#map-teaser').innerText();
  const [, drawn, all] = /([\d,]+) of ([\d,]+) powders/.exec(words) ?? [];
  const marks = await page
    .locator('#map-teaser path[stroke-linecap="round"]')
    .evaluateAll((paths) =>
      paths.reduce((sum, path) => sum + (path.getAttribute('d') ?? '').split('M').length - 1, 0),
    );
  expect(Number(drawn?.replace(',', ''))).toBeGreaterThanOrEqual(marks);
  expect(marks).toBeGreaterThan(50);
  expect(Number(all?.replace(',', ''))).toBeGreaterThan(Number(drawn?.replace(',', '')));
});

// @spec | Compare teaser | 3 products with fixed match scores 98, 95, 92 percent |
// @spec compare section (anchor id comparison-tool, or compare by default) with a button to /compare and a teaser of 3 products;
// @spec optional rounded percent-match badge;
test('the compare teaser shows three products with example scores, and leads to the comparison', async () => {
  const page = await browser.open('/', { javaScript: false });
  const section = page.locator('#comparison-tool');
  const table = section.getByRole('table');
  const badges = table.getByRole('columnheader').getByText(/^\d+% Example$/);
  expect(await table.getByRole('columnheader').count()).toBe(3);
  expect(await badges.allInnerTexts()).toEqual(['98% Example', '95% Example', '92% Example']);
  const plain = page.getByRole('region', { name: 'Browse All Products' }).getByRole('article');
  expect(await plain.getByText(/^\d+%( Example)?$/).count()).toBe(0);
  expect(
    await section.getByRole('link', { name: 'Compare Products' }).getAttribute('href'),
  ).toMatch(/^\/compare/);
});

// @spec newsletter plus feedback section linking to /privacy
// @spec protein match search form (anchor id search); how-it-works; Browse All Products section (anchor id browse-products); compare section (anchor id comparison-tool, or compare by default)
// @spec brands anchor;
test('every section of the specification is there, in its order', async () => {
  const page = await browser.open('/', { javaScript: false });
  const ids = await page
    .locator('main section[id]')
    .evaluateAll((all) => all.map((section) => section.id));
  const wanted = [
    'search',
    'how-it-works',
    'browse-products',
    'comparison-tool',
    'brands',
    'newsletter',
  ];
  expect(ids.filter((id) => wanted.includes(id))).toEqual(wanted);
  await page
    .locator('#newsletter')
    .getByRole('link', { name: /privacy/i })
    .waitFor();
});
