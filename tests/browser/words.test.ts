import { expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const browser = openBrowser();

/** What is read on a page, one space between words. */
async function textOf(path: string): Promise<string> {
  const page = await browser.open(path, { javaScript: false });
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ');
}

test.each(['/', '/faq', '/about', '/open-data', '/search?showAll=true', '/brands'])(
  'where products are counted with each flavor, it says so: %s',
  async (path) => {
    const answer = await fetch(`${browser.origin()}/api/stats`);
    const { productsCount } = (await answer.json()) as { productsCount: number };
    const exact = productsCount.toLocaleString('en-US');
    const text = await textOf(path);
    const counts = new RegExp(`(?:${exact}|${exact[0]},\\d00\\+) products[^.:]*`, 'g');
    // A page that only counts so in the footer has that one.
    const counted = text.match(counts) ?? [];
    expect(counted.length).toBeGreaterThan(0);
    for (const words of counted) expect(words).toContain('every flavor counted');
    if (path === '/') expect(text).toContain(`Products, by flavor ${exact}`);
  },
);

test.each(['/brands/43-optimum-nutrition', '/open-data', '/blog'])(
  'dates are words for people and dates for machines: %s',
  async (path) => {
    const page = await browser.open(path, { javaScript: false });
    expect(await page.locator('main').innerText()).not.toMatch(/\b20\d\d-\d\d/);
    const times = page.locator('main time');
    expect(await times.count()).toBeGreaterThan(0);
    for (const time of await times.all()) {
      expect(await time.getAttribute('datetime')).toMatch(/^20\d\d/);
      expect(await time.innerText()).toMatch(/^(?:[A-Z][a-z]+ (?:\d{1,2}, )?)?20\d\d$/);
    }
  },
);
