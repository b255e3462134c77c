import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { openSignedIn, REFUSALS, signIn, toastOf as toast } from '../support/operator-page.ts';
import { shortestPolling } from '../support/shortest-polling.ts';

const browser = openBrowser({}, 'few');
const signedIn = (path: string) => openSignedIn(browser, path);

describe('the operator', () => {
  // @spec | /admin-dashboard | Newsletter dashboard |
  // @spec Excluded from search indexing.
  it('sees nothing before signing in, and search engines are kept out', async () => {
    const page = await browser.open('/admin-dashboard');
    await page.getByRole('heading', { name: 'Operator sign-in' }).waitFor();
    expect(await page.getByText('Total Subscriptions').count()).toBe(0);
    const robots = page.locator('meta[name="robots"]');
    expect(await robots.getAttribute('content')).toContain('noindex');
    await expectAccessible(page);
  });

  it('is told in sight that the pages need JavaScript', async () => {
    const page = await browser.open('/admin-dashboard', { javaScript: false });
    const told = page.locator('noscript p', { hasText: 'The operator pages need JavaScript.' });
    expect((await told.boundingBox())?.y).toBeLessThan(600);
  });

  it('is told when the password is wrong, and can sign out again', async () => {
    const page = await browser.open('/admin-dashboard', { allow: REFUSALS });
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This is not the password.').waitFor();
    await signIn(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Operator sign-in' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Operator sign-in' }).waitFor();
  });
});

describe('the dashboard', () => {
  // @spec - /admin-dashboard: stat tiles (Total Subscriptions, Active Subscribers, Unsubscribed, Today's Signups)
  // @spec list of recent subscriptions (email, date and time, source, Active or Unsubscribed badge)
  // @spec tool links to /admin/sitestripe and /admin/flavor-expansion
  // @spec access instructions.
  // @spec The list scrolls at a maximum height.
  it('counts and lists subscriptions, and erases one for good', async () => {
    const page = await browser.open('/admin-dashboard');
    for (const email of ['one@example.org', 'two@example.org']) {
      await page.request.post('/api/newsletter/subscribe', {
        data: { email, subscriptionSource: 'homepage' },
      });
    }
    await signIn(page);
    const tile = (name: string) =>
      page.locator('dl > div').filter({ hasText: name }).locator('dd').innerText();
    await page.getByText('two@example.org').waitFor();
    await expect.poll(() => tile('Total Subscriptions')).toBe('2');
    await expect.poll(() => tile('Active Subscribers')).toBe('2');
    await expect.poll(() => tile('Unsubscribed')).toBe('0');
    await expect.poll(() => tile("Today's Signups")).toBe('2');
    const list = page.getByRole('region', { name: 'Recent subscriptions' });
    await expect.poll(() => list.getByText('homepage').count()).toBe(2);
    await expect.poll(() => list.getByText('Active', { exact: true }).count()).toBe(2);
    await expect.poll(() => list.evaluate((e) => getComputedStyle(e).maxHeight)).toBe('384px');
    await expect
      .poll(() => page.getByRole('link', { name: 'SiteStripe links' }).getAttribute('href'))
      .toBe('/admin/sitestripe');
    await page.getByText('Sign out on shared computers.').waitFor();
    const bars = page.getByRole('img', { name: /Sign-ups by day/ });
    await expect
      .poll(() => bars.getAttribute('aria-label'))
      .toMatch(/by day\. (?:\d{4}-\d{2}-\d{2}: 0, ){6}\d{4}-\d{2}-\d{2}: 2$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Erase one@example.org' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
    await page
      .getByRole('cell', { name: 'one@example.org', exact: true })
      .waitFor({ state: 'detached' });
    await expect.poll(() => tile('Total Subscriptions')).toBe('1');
  });
});

// @spec | Polling | dashboard 30 s; expansion progress 2 s; expansion stats 5 s |
// @spec | GET /api/newsletter/subscriptions | none | object with a subscriptions array; polled every 30 s |
it('asks on the dashboard for subscriptions every 30 seconds', async () => {
  const page = await openSignedIn(browser, '/admin/sitestripe', { alone: true });
  const path = '/api/newsletter/subscriptions';
  expect(await shortestPolling(page, '/admin-dashboard', { path, seconds: 30 })).toBe(10);
});

describe('the SiteStripe page', () => {
  // @spec | /admin/sitestripe | Affiliate-link helper |
  // @spec - /admin/sitestripe: step-by-step instructions
  // @spec success 'Template Generated' with 'ASIN entry template has been created for products without Amazon links.'
  // @spec copying shows toast 'Copied'.
  it('generates a template that can be copied', async () => {
    const page = await signedIn('/admin/sitestripe');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('heading', { name: 'Step by step' }).waitFor();
    await page.getByRole('heading', { name: 'Tips' }).waitFor();
    await page.getByRole('button', { name: 'Generate ASIN Entry Template' }).click();
    await toast(page, 'Template Generated').waitFor();
    await toast(
      page,
      'ASIN entry template has been created for products without Amazon links.',
    ).waitFor();
    await page.getByRole('button', { name: 'Copy' }).click();
    await toast(page, 'Copied').waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\n\d+,,\n/);
    await expectAccessible(page);
  });

  // @spec 'Process ASIN Data' (disabled when the text is empty or a call is running)
  // @spec - Process ASIN Data with empty or whitespace-only text: error toast 'Please enter ASIN data'.
  // @spec success 'ASIN data processed and affiliate links created' and the input clears.
  // @spec a paste area for completed data
  it('processes completed lines and reports the others', async () => {
    const page = await signedIn('/admin/sitestripe');
    const process = page.getByRole('button', { name: 'Process ASIN Data' });
    const area = page.getByLabel('One line a product: product id, ASIN, price');
    expect(await process.isDisabled()).toBe(true);
    await area.fill('   ');
    await process.click();
    await toast(page, 'Please enter ASIN data').waitFor();
    await area.fill('5,short,1');
    await process.click();
    await toast(page, 'ASIN data processed, but no line could be used').waitFor();
    await page.getByText('0 created, 0 updated, 0 unchanged, 1 rejected').waitFor();
    await expect.poll(() => area.inputValue()).toBe('5,short,1');
    await area.fill('5,B000QSNYGI,39.99\n6,short,1');
    await process.click();
    await toast(page, 'ASIN data processed and affiliate links created').waitFor();
    await expect.poll(() => area.inputValue()).toBe('');
    await page.getByText('1 created, 0 updated, 0 unchanged, 1 rejected').waitFor();
    await page.getByText('Line 2: 6,short,1').waitFor();
  });

  // @spec success 'Existing Amazon links converted to SiteStripe format'.
  // @spec success 'SiteStripe links validated successfully'.
  // @spec 'Validate All SiteStripe Links'; tips.
  it('converts, validates and undoes', async () => {
    const page = await signedIn('/admin/sitestripe');
    await page.getByText('The ASIN is the 10 characters after /dp/').waitFor();
    await page.getByRole('button', { name: 'Convert Existing Links to SiteStripe Format' }).click();
    await toast(page, 'Existing Amazon links converted to SiteStripe format').waitFor();
    await page.getByRole('button', { name: 'Validate All SiteStripe Links' }).click();
    await toast(page, 'SiteStripe links validated successfully').waitFor();
    await page.getByRole('button', { name: 'Undo last batch' }).click();
    await toast(page, 'Undone').waitFor();
  });

  // @spec - Template: failure toast 'Error' with 'Failed to generate template'
  // @spec - Process: failure 'Failed to process ASIN data'
  // @spec Convert: failure 'Failed to convert links'
  // @spec Validate: failure 'Failed to validate links'
  // @spec 'Process ASIN Data' (disabled when the text is empty or a call is running)
  // @spec - **Admin helper**: a busy flag disables buttons during a call.
  it('says what failed, and lets no second call run meanwhile', async () => {
    const page = await signedIn('/admin/sitestripe');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/sitestripe/**', async (route) => {
      await held;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await page.getByLabel('One line a product: product id, ASIN, price').fill('1,B000QSNYGI,1');
    const failures = [
      ['Generate ASIN Entry Template', 'Failed to generate template'],
      ['Process ASIN Data', 'Failed to process ASIN data'],
      ['Convert Existing Links to SiteStripe Format', 'Failed to convert links'],
      ['Validate All SiteStripe Links', 'Failed to validate links'],
    ] as const;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(failures[0][0]).click();
    for (const [name] of failures) {
      await expect.poll(() => button(name).isDisabled()).toBe(true);
    }
    release();
    await toast(page, failures[0][1]).waitFor();
    for (const [name, message] of failures.slice(1)) {
      await button(name).click();
      await toast(page, message).waitFor();
    }
  });
});

describe('catalogue upkeep', () => {
  it('takes a table of her own, and reports what came of it', async () => {
    const page = await signedIn('/admin/catalogue');
    const section = page.getByRole('region', { name: 'Import' });
    const form = section.getByRole('form', { name: 'Upload records' });
    const table = [
      'brand,name,flavor,format,serving_size,serving_unit,energy_kcal,protein_g,carbohydrate_g,fat_g,ingredients',
      'Acme,Uploaded Whey,Mint,powder,30,g,120,24,3,1.5,"Whey protein isolate (milk), salt."',
      'Acme,,Mint,powder,30,g,120,24,3,1.5,Whey',
    ];
    await form.getByText('The columns of your own table').click();
    await form.getByText(/: gtin, brand, name, .*, url\. Only name and format /).waitFor();
    await form.getByLabel('File').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table.join('\n')),
    });
    await form.getByRole('button', { name: 'Upload and import' }).click();
    await toast(page, 'Uploaded').waitFor();
    const count = (name: string) =>
      section.locator('dl > div').filter({ hasText: name }).locator('dd').innerText();
    await expect.poll(() => count('Rows read').catch(() => '')).toBe('2');
    await expect.poll(() => count('Records new')).toBe('1');
    const found = await page.request.get('/api/admin/products?q=uploaded%20whey');
    expect(await found.json()).toMatchObject({ total: 1, products: [{ flavor: 'Mint' }] });
  });

  it('has the bundled records read again, and stopped', async () => {
    const page = await signedIn('/admin/catalogue');
    // The import itself takes ten seconds of processor, and is tested without a browser.
    const asked: string[] = [];
    const job = { startedAt: null, finishedAt: null, step: 'deriving products', percent: 40 };
    const answer = (method: string, status: 'running' | 'completed') =>
      method === 'POST'
        ? { status: 202, json: { status: 'started' } }
        : { json: { ...job, status, report: null } };
    await page.route('**/api/admin/import', async (route) => {
      const method = route.request().method();
      if (method === 'POST') asked.push('start');
      await route.fulfill(answer(method, asked.at(-1) === 'start' ? 'running' : 'completed'));
    });
    await page.route('**/api/admin/import/cancel', async (route) => {
      asked.push('stop');
      await route.fulfill(answer('POST', 'completed'));
    });
    const section = page.getByRole('region', { name: 'Import' });
    await section.getByRole('button', { name: 'Read the bundled records again' }).click();
    await section.getByText('Running: deriving products').waitFor();
    const bar = section.getByRole('progressbar', { name: 'Progress of the step' });
    await expect
      .poll(() => bar.evaluate((element) => (element as HTMLProgressElement).value))
      .toBe(40);
    await section.getByRole('button', { name: 'Stop the import' }).click();
    await toast(page, 'Stopping').waitFor();
    await section.getByRole('button', { name: 'Read the bundled records again' }).waitFor();
    expect(asked).toEqual(['start', 'stop']);
  });

  it('shows what is held back and keeps a decision', async () => {
    const page = await signedIn('/admin/catalogue');
    await page.getByRole('heading', { name: 'Quarantine' }).waitFor();
    const reject = page.getByRole('button', { name: /^Reject / }).first();
    await reject.click();
    await page.getByText('Rejected', { exact: true }).first().waitFor();
    await expectAccessible(page);
  });

  it('keeps the focus on the button that leads to the next page of what is held back', async () => {
    const page = await signedIn('/admin/catalogue');
    const record = (place: number) => ({
      sourceKey: 'test',
      record: String(place),
      name: `Held ${place}`,
      reason: 'Energy',
      detail: 'Too much.',
      decision: 'open',
    });
    await page.route('**/api/admin/quarantine?*', async (route) => {
      const from = Number(new URL(route.request().url()).searchParams.get('offset'));
      const records = Array.from({ length: 10 }, (_, place) => record(from + place));
      await route.fulfill({ json: { total: 30, records, reasons: [] } });
    });
    await page.reload();
    await page.getByText('Held 0').waitFor();
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await page.getByText('Held 10').waitFor();
    await expect
      .poll(() => next.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.getByText('11-20 of 30').waitFor();
  });
});
