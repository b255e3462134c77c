import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { KnownReport } from '#domain/product/known-counts.ts';
import { expectAccessibleInEveryLook } from '../support/accessibility.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { fetchPage } from '../support/crawl.ts';

const EMAIL = 'support@example.org';
const SOCIAL = ['facebook.com', 'instagram.com', 'x.com', 'youtube.com'].map(
  (host) => `https://${host}/example`,
);
const browser = openBrowser({
  CONTACT_EMAIL: EMAIL,
  OPERATOR_NAME: 'Example Ltd',
  SOCIAL_URLS: SOCIAL.join(','),
});

/** Expects that a text names a count as pages do: rounded down to hundreds or tens, with "+" ("2,700+"). */
function expectLiveCount(text: string, pattern: RegExp, count: number): void {
  const shown = pattern.exec(text)?.[1] ?? '';
  expect(shown, text).toMatch(/^[\d,]+\+?$/);
  const named = Number(shown.replaceAll(/[,+]/g, ''));
  const step = count >= 1000 ? 100 : 10;
  expect(named).toBeGreaterThan(0);
  expect(named).toBe(Math.floor(count / step) * step);
}

const PAGES = [
  '/about',
  '/privacy',
  '/contact',
  '/terms',
  '/faq',
  '/how-it-works',
  '/protein-guide',
  '/brands',
  '/ingredients',
  '/ingredients/sucralose',
  '/ingredients/dairy',
  '/open-data',
  '/api-docs',
  '/newsletter/unsubscribe',
] as const;

describe.each(PAGES)('%s', (path) => {
  test('has one top heading, a description, an address, and everything without JavaScript', async () => {
    const { html, metas, canonical, jsonLd } = await fetchPage(browser.origin(), path);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(metas.get('description')?.length).toBeGreaterThan(40);
    if (path === '/newsletter/unsubscribe') return;
    expect(new URL(canonical ?? '').pathname).toBe(path);
    expect(jsonLd.map((thing) => thing['@type'])).toContain('BreadcrumbList');
  });
});

/** What whole-visit.test.ts does not see: an operator's name and address, and a family of ingredients. */
test.each(['/about', '/ingredients/dairy'])('%s is accessible and fits', async (path) => {
  const page = await browser.open(path);
  await expectAccessibleInEveryLook(page);
});

test('Open Data draws what is known of how many products', async () => {
  const page = await browser.open('/open-data', { javaScript: false });
  const known = (await (await page.request.get('/open-data/known.json')).json()) as KnownReport;
  for (const [heading, groups] of [
    ['By format', known.byFormat],
    ['By language of the ingredient text', known.byLanguage],
  ] as const) {
    const rows = page.getByRole('region', { name: heading }).locator('tbody tr');
    expect(await rows.count()).toBe(groups.length);
    const [first] = groups;
    const share = Math.round((100 * (first?.flavor ?? 0)) / (first?.products ?? 1));
    expect(await rows.first().innerText()).toContain(`${share}%`);
    expect(await rows.first().locator(`path[d="M0 3h${share}"]`).count()).toBeGreaterThan(0);
  }
  // Two copies of one source are told apart, in the table and where they are named.
  const table = page.getByRole('region', { name: 'By source, the first of each product' });
  const inTable = await table.getByRole('rowheader').allTextContents();
  const named = await page.locator('main li:has(time) > a').allTextContents();
  for (const names of [inTable, named]) {
    expect(names.length).toBeGreaterThan(9);
    expect(names).toHaveLength(new Set(names).size);
  }
});

describe('About', () => {
  // @spec | /about | About (static text; shows a contact address {email}) |
  test('shows who runs the site and the contact address', async () => {
    const page = await browser.open('/about', { javaScript: false });
    const text = await page.getByRole('main').innerText();
    expect(text).toContain(EMAIL);
    expect(text).toContain('Example Ltd');
  });

  // @spec There are no accounts or logins; everyone is an anonymous visitor.
  // @spec Preferences are kept for the session only, and accounts are described as planned.
  // @spec A disclosure states that a small commission is earned on purchases at no extra cost to the user, and that commissions do not influence ranking.
  test('says what it is, how it earns money, and what it is not', async () => {
    const page = await browser.open('/about', { javaScript: false });
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('There is no account and no login. Everyone is an anonymous visitor.');
    expect(text).toContain('Accounts are planned');
    expect(text).toContain('small commission, at no extra cost to you');
    expect(text).toContain('Commissions do not influence a match score');
    expect(text).toContain('Give medical advice');
  });
});

// @spec Footers and disclaimers say the product gives information only and is not medical advice.
test('footers and disclaimers say that this is information only, and no medical advice', async () => {
  const expectSaid = async (place: Locator) => {
    const text = await place.innerText();
    expect(text).toMatch(/information only/i);
    expect(text).toMatch(/not medical advice/);
  };
  const page = await browser.open('/');
  for (const path of ['/', '/faq', '/compare', '/blog']) {
    if (path !== '/') await page.goto(path);
    await expectSaid(page.getByRole('contentinfo'));
  }
  await page.goto('/search?avoid=soy&showAll=true');
  await expectSaid(page.getByRole('dialog', { name: 'Before you rely on this' }));
  await page.goto('/protein-calculator');
  await hydrated(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expectSaid(page.getByRole('dialog', { name: 'Before you rely on this' }));
});

describe('Terms', () => {
  // @spec Static legal text, last updated January 2025: acceptance; permitted use (search and compare, calculator, education, affiliate purchases); prohibited use (scraping, reverse engineering, illegal use, interference, misrepresentation); health and product-information disclaimers; no warranty; affiliate disclosure with editorial independence; intellectual property; liability limit; changes to terms; contact.
  // @spec | Terms last updated | January 2025 |
  test('are dated and complete', async () => {
    const page = await browser.open('/terms', { javaScript: false });
    const main = page.getByRole('main');
    expect(await main.innerText()).toContain('Last updated January 2025');
    expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Acceptance',
      'Permitted use',
      'Prohibited use',
      'Health disclaimer',
      'Product information',
      'No warranty',
      'Affiliate disclosure',
      'Intellectual property',
      'Limit of liability',
      'Changes to these terms',
      'Contact',
    ]);
    const text = await main.innerText();
    for (const words of [
      'search and compare protein products',
      'use the protein calculator',
      'learn, from its articles',
      'go to retailers through affiliate links',
      'scrape the pages',
      'reverse engineer',
      'anything illegal',
      'interfere with its operation',
      'misrepresent who you are',
      'Editorial independence',
    ]) {
      expect(text).toContain(words);
    }
  });
});

describe('FAQ', () => {
  // @spec Static question-and-answer groups (search and matching, calculator, products and shopping, platform) with structured FAQ data for search engines, a back-to-home link and buttons to /contact and /search.
  test('has its groups, its links, and the same words as structured data', async () => {
    const page = await browser.open('/faq', { javaScript: false });
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Search and matching',
      'Calculator',
      'Products and shopping',
      'Platform',
      'Not answered?',
    ]);
    expect(await main.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(await main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
      '/contact',
    );
    expect(await main.getByRole('link', { name: 'Search proteins' }).getAttribute('href')).toBe(
      '/search',
    );
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const faq = data
      .map((text) => JSON.parse(text) as { '@type': string; mainEntity?: { name: string }[] })
      .find((each) => each['@type'] === 'FAQPage');
    const shown = await main.locator('details h3').allInnerTexts();
    expect(faq?.mainEntity?.map(({ name }) => name)).toEqual(shown);
  });

  // @spec States that up to 3 products can be ticked for comparison, with a floating widget linking to the comparison table; that a 100% match means all wanted ingredients present, all avoided ones absent, and dietary and protein-type requirements met; and a 'Why not 100% match?' action explains low scores.
  // @spec There is no native app.
  test('answers open with a press, with or without JavaScript', async () => {
    for (const javaScript of [true, false]) {
      const page = await browser.open('/faq', { javaScript });
      const answer = async (question: string) => {
        const entry = page.locator('details', { hasText: question });
        await entry.locator('summary').click();
        return entry.innerText();
      };
      const compare = await answer('How do I compare products?');
      expect(compare).toContain('up to 3 products');
      expect(compare).toContain('floating widget');
      expect(compare).toContain('comparison table');
      const perfect = await answer('What does a 100% match mean?');
      expect(perfect).toContain('All wanted ingredients are present, all avoided ones are absent');
      expect(perfect).toContain('dietary and protein-type requirements are met');
      await expect
        .poll(() => answer('Why is the score of a product low?'))
        .toContain('Why not 100% match?');
      await expect.poll(() => answer('Is there an app?')).toContain('no native app');
    }
  });

  // @spec Catalogue size claims: footer and FAQ say 100+ products from 20+ brands;
  // @spec the browse section and the contact/FAQ pages say 134+ products;
  test('and footer, contact page and browse section state live counts', async () => {
    const page = await browser.open('/faq');
    const { productsCount, brandsCount } = (await (
      await page.request.get('/api/stats')
    ).json()) as {
      productsCount: number;
      brandsCount: number;
    };
    const footer = await page.getByRole('contentinfo').innerText();
    expectLiveCount(footer, /([\d,]+\+?) products from/, productsCount);
    expectLiveCount(footer, /products from ([\d,]+\+?) brands/, brandsCount);
    const entry = page.locator('details', { hasText: 'How many products are there?' });
    await entry.locator('summary').click();
    const answer = await entry.innerText();
    expectLiveCount(answer, /At the moment ([\d,]+\+?) products/, productsCount);
    expectLiveCount(answer, /products from ([\d,]+\+?) brands/, brandsCount);
    await page.goto('/contact');
    const main = await page.getByRole('main').innerText();
    expectLiveCount(main, /Filter ([\d,]+\+?) products/, productsCount);
    await page.goto('/');
    const button = page.getByRole('button', { name: /^View All/ });
    expectLiveCount(await button.innerText(), /View All ([\d,]+\+?) Products/, productsCount);
  });
});

// @spec plus four social links.
test('the footer has the four social links of the operator, by their names', async () => {
  const page = await browser.open('/terms', { javaScript: false });
  const links = page.getByRole('contentinfo').getByRole('list', { name: 'Elsewhere' });
  expect(await links.getByRole('link').allInnerTexts()).toEqual([
    'Facebook',
    'Instagram',
    'X',
    'YouTube',
  ]);
  expect(
    await links
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  ).toEqual(SOCIAL);
});
