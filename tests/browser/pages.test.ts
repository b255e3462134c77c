import { describe, expect, test } from 'vitest';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';

const EMAIL = 'support@example.org';
const browser = openBrowser({
  CONTACT_EMAIL: EMAIL,
  OPERATOR_NAME: 'Example Ltd',
});

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
    const page = await browser.open(path, { javaScript: false, width: 768 });
    await expectNoSidewaysScroll(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(40);
    if (path === '/newsletter/unsubscribe') return;
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = data.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
    expect(types).toContain('BreadcrumbList');
  });
});

/** What whole-visit.test.ts does not see: an operator's name and address, and a family of ingredients. */
const OTHERS = ['/about', '/privacy', '/contact', '/terms', '/newsletter/unsubscribe'] as const;

test.each([...OTHERS, '/ingredients/dairy'])(
  '%s is accessible and fits in every look',
  async (path) => {
    const page = await browser.open(path);
    await expectAccessibleInEveryLook(page);
  },
);

describe('Contact', () => {
  // @spec - **Contact copy button**: idle, then copied for 3 s, then idle.
  // @spec A button showing the support address {email} that copies it to the clipboard and shows 'Email Copied!' for 3 seconds; if copying is unavailable or fails it opens the mail client.
  // @spec | Copy confirmation | 3 s |
  test('the button copies the address, says so for 3 s, and goes back', async () => {
    const page = await browser.open('/contact', {
      prepare: async (opened, context) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await opened.clock.install({ time: '2026-01-01T00:00:00Z' });
      },
    });
    const button = page.locator('[data-copy-email]');
    expect(await button.innerText()).toBe(EMAIL);
    await page.clock.pauseAt('2026-01-01T01:00:00Z');
    await button.click();
    await expect.poll(() => button.innerText()).toBe('Email Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(EMAIL);
    await page.clock.runFor(2_999);
    expect(await button.innerText()).toBe('Email Copied!');
    await page.clock.runFor(2);
    expect(await button.innerText()).toBe(EMAIL);
  });

  // @spec Contact copy failure opens the mail client.
  test.each(['refused', 'missing'])('opens the mail client where copying is %s', async (how) => {
    const page = await browser.open('/contact', {
      prepare: async (opened) => {
        await opened.addInitScript((kind) => {
          const clipboard =
            kind === 'missing' ? undefined : { writeText: () => Promise.reject(new Error('no')) };
          Object.defineProperty(navigator, 'clipboard', { value: clipboard });
        }, how);
      },
    });
    const mail = page.waitForRequest((request) => request.url().startsWith('mailto:'), {
      timeout: 5_000,
    });
    const left = mail.then(
      (request) => request.url(),
      () => null,
    );
    // Chromium without a mail program reports the navigation instead of a request.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const navigated = new Promise<string>((resolve) => {
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
    });
    await page.locator('[data-copy-email]').click();
    expect(await Promise.race([navigated, left])).toBe(`mailto:${EMAIL}`);
  });

  // @spec Also: response time, help topics, quick links to /about, /search, /protein-calculator, partnership information (put 'Partnership' in the subject line) and a privacy note linking to /privacy.
  // @spec Email responses are promised within 24-48 business hours; contact emails are used only to reply, with no mailing lists and no sharing.
  // @spec | Response time promised | 24-48 business hours |
  test('says when, what about, where else, and what happens to a mail', async () => {
    const page = await browser.open('/contact', { javaScript: false });
    expect(await page.locator('[data-copy-email]').isVisible()).toBe(false);
    const main = page.getByRole('main');
    const text = await main.innerText();
    expect(text).toContain('24-48 business hours');
    expect(text).toContain('What we can help with');
    expect(text).toContain('put ‘Partnership’ in the subject line');
    expect(text).toContain('used only to reply to you: no mailing lists, no sharing');
    for (const href of ['/about', '/search', '/protein-calculator', '/privacy']) {
      expect(await main.locator(`a[href="${href}"]`).count(), href).toBeGreaterThan(0);
    }
    expect(await main.locator(`a[href="mailto:${EMAIL}"]`).count()).toBe(1);
  });
});

describe('About', () => {
  // @spec | /about | About (static text; shows a contact address {email}) |
  test('shows who runs the site and the contact address', async () => {
    const page = await browser.open('/about');
    const text = await page.getByRole('main').innerText();
    expect(text).toContain(EMAIL);
    expect(text).toContain('Example Ltd');
  });

  // @spec There are no accounts or logins; everyone is an anonymous visitor.
  // @spec Preferences are kept for the session only, and accounts are described as planned.
  // @spec A disclosure states that a small commission is earned on purchases at no extra cost to the user, and that commissions do not influence ranking.
  // @spec Footers and disclaimers say the product gives information only and is not medical advice.
  test('says what it is, how it earns money, and what it is not', async () => {
    const page = await browser.open('/about');
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('There is no account and no login. Everyone is an anonymous visitor.');
    expect(text).toContain('Accounts are planned');
    expect(text).toContain('small commission, at no extra cost to you');
    expect(text).toContain('Commissions do not influence a match score');
    expect(text).toContain('Give medical advice');
  });
});

describe('Terms', () => {
  // @spec Static legal text, last updated January 2025: acceptance; permitted use (search and compare, calculator, education, affiliate purchases); prohibited use (scraping, reverse engineering, illegal use, interference, misrepresentation); health and product-information disclaimers; no warranty; affiliate disclosure with editorial independence; intellectual property; liability limit; changes to terms; contact.
  // @spec | Terms last updated | January 2025 |
  test('are dated and complete', async () => {
    const page = await browser.open('/terms');
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
    const page = await browser.open('/faq');
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Search and matching',
      'Calculator',
      'Products and shopping',
      'Platform',
      'Not answered?',
    ]);
    await main.getByRole('link', { name: 'Back to Home' }).waitFor();
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
      expect(await answer('Why is the score of a product low?')).toContain("'Why not 100% match?'");
      expect(await answer('Is there an app?')).toContain('no native app');
    }
  });

  // @spec Catalogue size claims: footer and FAQ say 100+ products from 20+ brands;
  // @spec the browse section and the contact/FAQ pages say 134+ products;
  test('states live counts', async () => {
    const page = await browser.open('/faq');
    const stats = await page.evaluate(async () => (await fetch('/api/stats')).json());
    const entry = page.locator('details', { hasText: 'How many products are there?' });
    await entry.locator('summary').click();
    const said = /At the moment ([\d,]+)\+? products/.exec(await entry.innerText())?.[1] ?? '';
    const count = Number(said.replaceAll(',', ''));
    const { productsCount } = stats as { productsCount: number };
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(productsCount);
    expect(count).toBeGreaterThan(productsCount - 100);
  });
});

describe('How It Works', () => {
  test('shows a receipt of a real product that adds up to its score', async () => {
    const page = await browser.open('/how-it-works');
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
    const page = await browser.open('/how-it-works');
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
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  });

  test('a wrong name behind the id is put right, an unknown brand does not exist', async () => {
    const page = await browser.open('/brands', { allow: /404/ });
    const href =
      (await page.locator('section[id^="letter-"] a').first().getAttribute('href')) ?? '';
    await page.goto(`${href}-old-name`);
    expect(new URL(page.url()).pathname).toBe(href);
    expect((await page.goto('/brands/999999-nobody'))?.status()).toBe(404);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  });
});

describe('Ingredient Database', () => {
  test('finds an ingredient by another name, without JavaScript', async () => {
    const page = await browser.open('/ingredients', { javaScript: false });
    await page.getByRole('searchbox', { name: 'Ingredient' }).fill('E950');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL('**q=E950**');
    await page.getByRole('link', { name: 'Acesulfame potassium', exact: true }).click();
    await page.waitForURL('**/ingredients/acesulfame-potassium');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Acesulfame potassium');
  });

  test('the counts of an ingredient cover the catalogue, and its links lead to such products', async () => {
    const page = await browser.open('/ingredients/sucralose');
    const figures = await page.locator('section.label .figure').allInnerTexts();
    const numbers = figures.map((text) => Number(text.replaceAll(',', '')));
    const stats = await page.evaluate(async () => (await fetch('/api/stats')).json());
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(
      (stats as { productsCount: number }).productsCount,
    );
    const without = page.getByRole('link', { name: 'Products without it' });
    expect(await without.getAttribute('href')).toBe('/search?avoid=sucralose&showAll=true');
    const withIt = page.getByRole('link', { name: 'Products with it' });
    expect(await withIt.getAttribute('href')).toBe('/search?mustHave=sucralose&showAll=true');
  });

  test('says where there is nothing, and that an unknown ingredient does not exist', async () => {
    const page = await browser.open('/ingredients?q=zzzzzzz', { allow: /404/ });
    await page.getByText('Nothing by that name.').waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect((await page.goto('/ingredients/zzzzzzz'))?.status()).toBe(404);
  });
});

test('every call of the OpenAPI document is on the API page', async () => {
  const page = await browser.open('/api-docs');
  const document = await page.evaluate(async () => (await fetch('/api/openapi.json')).json());
  const { paths } = document as { paths: Record<string, Record<string, unknown>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const shown = await page.locator('article h3').evaluateAll((headings) =>
    headings.map((heading) =>
      Array.from(heading.children, (part) => part.textContent)
        .slice(0, 2)
        .join(' '),
    ),
  );
  expect(shown.toSorted()).toEqual(calls.toSorted());
});

test('links inside these pages have no dead ends', async () => {
  const page = await browser.open('/about');
  const hrefs = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const found = await page
      .getByRole('main')
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const href of found) {
      const target = href.split('#')[0] ?? '';
      // One of each kind will do: a thousand products are tested elsewhere.
      if (target !== '' && !/^\/(?:protein|brands|ingredients)\/.+/.test(target)) hrefs.add(target);
    }
  }
  const answers = await page.evaluate(
    async (targets) =>
      Promise.all(targets.map(async (target) => [target, (await fetch(target)).status] as const)),
    [...hrefs],
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});
