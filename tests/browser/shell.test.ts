import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { fetchPage } from '../support/crawl.ts';
import { SEARCH } from '../support/search-page.ts';

const browser = openBrowser();

describe('header', () => {
  // @spec Sticky header, 4rem high, with a logo linking to /.
  test('is sticky, 4rem high, and its logo leads home', async () => {
    const page = await browser.open('/faq');
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBe(64);
    await page.evaluate(() => window.scrollTo(0, 2000));
    expect((await header.boundingBox())?.y).toBe(0);
    await header.getByRole('link', { name: 'Proteinwise home' }).click();
    await page.waitForURL('**/');
  });

  test('on phones its first button stands still while the second has not arrived yet', async () => {
    const page = await browser.open('/about', { width: 360 });
    const theme = page.locator('[data-theme-switch]');
    const place = await theme.boundingBox();
    const menu = page.locator('details:has(> summary[aria-label="Menu"])');
    await menu.evaluate((element) => element.remove());
    expect(await theme.boundingBox()).toEqual(place);
  });

  // @spec Five entries (desktop bar;
  test('has five entries', async () => {
    const page = await browser.open('/', { javaScript: false });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Search', 'Calculator', 'Blog', 'FAQ', 'About']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/#search',
      '/protein-calculator',
      '/blog',
      '/faq',
      '/about',
    ]);
  });

  // @spec Search scrolls smoothly to the search section when already on home, otherwise navigates to /#search.
  test('Search stays on home, and leads there from elsewhere', async () => {
    const page = await browser.open('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Search' })
      .click();
    await page.waitForURL('**/#search');
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect
      .poll(async () => (await page.locator('#search').boundingBox())?.y ?? 999)
      .toBeLessThan(120);

    const other = await browser.open('/faq');
    await other
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Search' })
      .click();
    await other.waitForURL('**/#search');
    expect(new URL(other.url()).pathname).toBe('/');
  });

  // @spec Any link starting with /# scrolls smoothly to the element with that id.
  // @spec Search scrolls smoothly to the search section when already on home
  test.each([
    [false, 'smooth'],
    [true, 'auto'],
  ] as const)(
    'links that start with /# scroll to the element with that id (reduced motion %s: %s)',
    async (reducedMotion, behavior) => {
      const page = await browser.open('/', { reducedMotion });
      await page.evaluate(() => {
        const scrolled: object[] = [];
        const scroll = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (how) {
          scrolled.push({ id: this.id, behavior: typeof how === 'object' ? how.behavior : how });
          scroll.call(this, how);
        };
        Object.assign(window, { scrolled });
      });
      const hrefs = ['/#search', '/#comparison-tool'];
      for (const href of hrefs) await page.locator(`a[href="${href}"]`).last().click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { scrolled: object[] }).scrolled))
        .toEqual(hrefs.map((href) => ({ id: href.slice(2), behavior })));
      await expect
        .poll(async () =>
          Math.abs((await page.locator('#comparison-tool').boundingBox())?.y ?? 999),
        )
        .toBeLessThan(120);
    },
  );

  // @spec slide-in side menu on mobile): Search (anchor #search on home), Calculator (/protein-calculator), Blog (/blog), FAQ (/faq), About (/about).
  // @spec The mobile menu closes after an in-page scroll navigation.
  // @spec Other entries navigate with a full page load.
  test('the mobile menu opens, closes after an in-page link, on Esc, and its links load pages', async () => {
    const page = await browser.open('/', { width: 360 });
    const button = page.locator('summary[aria-label="Menu"]');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await button.click();
    await menu.waitFor();
    const hrefs = menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await hrefs).toEqual([
      '/#search',
      '/protein-calculator',
      '/blog',
      '/faq',
      '/about',
      '/compare',
      '/protein-map',
      '/ingredients',
      '/read-a-label',
    ]);
    await menu.getByRole('link', { name: 'Search' }).click();
    await expect.poll(() => menu.isVisible()).toBe(false);
    await button.click();
    // Beside it the page is dimmed, and a tap there closes it.
    await page.mouse.click(20, 700);
    await expect.poll(() => menu.isVisible()).toBe(false);
    await button.click();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await button.click();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  });
});

describe('the page beside an open menu', () => {
  const inert = (page: Page) =>
    page.evaluate(() =>
      ['#search', 'footer'].map((css) => document.querySelector(css)?.closest('[inert]') != null),
    );

  test.each([
    ['More', 1280, 'nav[aria-label="Main"] summary'],
    ['orders', 360, '.toolbar summary'],
  ] as const)('is accessible over cards: %s at %i px', async (_, width, summary) => {
    const page = await browser.open(SEARCH, { width, localStorage: ACCEPTED });
    await page.locator(summary).click();
    await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  });

  test('is inert, and is given back on Esc, by a link within it, and when the menu has no place any more', async () => {
    const page = await browser.open('/', { width: 600 });
    const button = page.locator('summary[aria-label="Menu"]');
    await button.click();
    await expect.poll(() => inert(page)).toEqual([true, true]);
    await page.keyboard.press('Escape');
    await expect.poll(() => inert(page)).toEqual([false, false]);
    await button.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('search');
    await button.click();
    await expect.poll(() => inert(page)).toEqual([true, true]);
    await page.setViewportSize({ width: 1024, height: 900 });
    await expect.poll(() => inert(page)).toEqual([false, false]);
  });

  test('is given back when the menu is taken away with its page', async () => {
    const page = await browser.open(SEARCH, { localStorage: ACCEPTED });
    const summary = page.locator('.toolbar summary');
    await summary.click();
    await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
    await page.locator('.toolbar').evaluate((element) => element.remove());
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  });
});

// @spec Footer links: Search Proteins, Compare Products, Brand Directory, Ingredient Database, How It Works, Protein Guide and Nutrition Tips, FAQ, About Us, Contact, Privacy Policy, Terms of Service
// @spec footer.
test('every footer link of the specification leads to a page that is there', async () => {
  const page = await browser.open('/', { javaScript: false });
  const footer = page.getByRole('contentinfo');
  const names = [
    'Search Proteins',
    'Compare Products',
    'Brand Directory',
    'Ingredient Database',
    'How It Works',
    'Protein Guide',
    'Nutrition Tips',
    'FAQ',
    'About Us',
    'Contact',
    'Privacy Policy',
    'Terms of Service',
  ];
  for (const name of names) {
    const href = await footer.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(href, name).toMatch(/^\//);
    const answer = await page.request.get(href ?? '');
    expect(`${name} ${answer.status()}`).toBe(`${name} 200`);
  }
});

// @spec | / | Home |
// @spec | /search | Search results |
// @spec | /compare (query ids, comma-joined) | Comparison page |
// @spec | /protein-calculator | Protein calculator |
// @spec | /blog | Blog list |
// @spec | /blog/{slug} | Blog article |
// @spec | /about | About (static text; shows a contact address {email}) |
// @spec | /privacy | Privacy (static text) |
// @spec | /contact | Contact |
// @spec | /terms | Terms (static) |
// @spec | /faq | FAQ (static) |
// @spec | /admin/flavor-expansion | Flavor-variant expansion admin page |
// @spec | /admin-dashboard | Newsletter dashboard |
// @spec | /admin/sitestripe | Affiliate-link helper |
test.each([
  ['/', 'Intelligent Protein Discovery'],
  ['/search', 'All protein products'],
  ['/compare', 'Compare Products'],
  ['/protein-calculator', 'Protein Calculator'],
  ['/blog', 'Blog'],
  ['/blog/amino-spiking', 'Amino spiking: when protein is counted in nitrogen'],
  ['/about', 'About Proteinwise'],
  ['/privacy', 'Privacy Policy'],
  ['/contact', 'Contact'],
  ['/terms', 'Terms of Service'],
  ['/faq', 'Frequently asked questions'],
  ['/admin/flavor-expansion', 'Flavor expansion'],
  ['/admin-dashboard', 'Newsletter dashboard'],
  ['/admin/sitestripe', 'Affiliate-link helper'],
])('the route %s answers with its screen: %s', async (path, heading) => {
  const { html } = await fetchPage(browser.origin(), path);
  const headings = Array.from(html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs), ([, inner = '']) => inner);
  expect(headings.map((inner) => inner.replaceAll(/<[^>]+>/g, ''))).toEqual([heading]);
});

// @spec Any other path shows a fallback screen titled '404 Page Not Found' with the text 'Did you forget to add the page to the router?'.
test('any other path is answered 404, in the words of the specification', async () => {
  const page = await browser.open('/no/such/page', { javaScript: false, allow: /404/ });
  expect((await page.request.get('/no/such/page')).status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 Page Not Found');
  expect(await page.title()).toContain('404 Page Not Found');
  await page.getByText('Did you forget to add the page to the router?').waitFor();
});

test('the theme follows the system, can be chosen, and is there before the first paint', async () => {
  const page = await browser.open('/faq', { colorScheme: 'dark' });
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  const button = page.getByRole('button', { name: 'Color scheme: Auto' });
  await button.click();
  // It says what it is, in sight where there is room.
  await page.getByRole('button', { name: 'Color scheme: Light' }).getByText('Light').waitFor();
  const light = await paper();
  expect(light).not.toBe(dark);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['theme']))
    .toBe('light');
  await expect.poll(() => paper()).toBe(light);
});

test('without JavaScript the system decides on the theme: no button that does nothing', async () => {
  const page = await browser.open('/faq', { javaScript: false });
  expect(await page.getByRole('button', { name: /^Color scheme/ }).count()).toBe(0);
});

test('the skip link is the first stop and leads to the content', async () => {
  const page = await browser.open('/faq');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('"/" goes to the search field, but not while typing', async () => {
  const page = await browser.open('/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Avoid ingredients' });
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.keyboard.type('and/or');
  await expect.poll(() => field.inputValue()).toBe('and/or');
});
