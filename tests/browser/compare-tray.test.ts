import { describe, expect, test } from 'vitest';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { hydrated, openBrowser } from '../support/browser.ts';

const browser = openBrowser();

describe('the compare tray', () => {
  // @spec a floating compare tray
  // @spec it appears only when something is selected, and its Compare button goes to /compare?ids= with ids comma-joined
  // @spec The floating tray holds max 3 (badge 'n/3 Selected'; checkboxes disabled when full and the product is not selected)
  // @spec a successful add appends and records an analytics event add_to_comparison with the brand name (or unknown_brand) and the new list size
  test('three boxes fill it; it outlives page loads and going back; Compare leads to them in order', async () => {
    const events: { name: string; label?: string; value?: number }[] = [];
    const page = await browser.open('/search?showAll=true', {
      localStorage: ACCEPTED,
      prepare: async (opened) => {
        opened.on('request', (request) => {
          if (!request.url().endsWith('/api/events')) return;
          const event = JSON.parse(request.postData() ?? '{}') as (typeof events)[number];
          if (event.name === 'add_to_comparison') events.push(event);
        });
      },
    });
    const tray = page.getByRole('region', { name: 'Products to compare' });
    expect(await tray.count()).toBe(0);
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    for (const [place, badge] of ['1/3 Selected', '2/3 Selected', '3/3 Selected'].entries()) {
      await boxes.nth(place).check();
      await tray.getByText(badge).waitFor();
    }
    await expect.poll(() => boxes.nth(3).isDisabled()).toBe(true);
    await expect.poll(() => boxes.nth(0).isDisabled()).toBe(false);
    expect(events.map(({ value }) => value)).toEqual([1, 2, 3]);
    const brands = await page
      .locator('#results article > div:first-child .line-clamp-2')
      .allInnerTexts();
    expect(brands.length).toBeGreaterThan(3);
    const named = brands.map((name) => (name === 'Brand not stated' ? 'unknown_brand' : name));
    expect(events.map(({ label }) => label)).toEqual(named.slice(0, 3));

    await page.reload();
    await hydrated(page);
    await tray.getByText('3/3 Selected').waitFor();
    await boxes.nth(1).uncheck();
    await tray.getByText('2/3 Selected').waitFor();
    await page.goto('/about');
    await page.goBack();
    await tray.getByText('2/3 Selected').waitFor();
    const href = await tray.getByRole('link', { name: 'Compare' }).getAttribute('href');
    expect(href).toMatch(/^\/compare\?ids=\d+,\d+$/);
    await tray.getByRole('link', { name: 'Compare' }).click();
    await page.waitForURL(`**${href}`);
    await hydrated(page);
    await expect.poll(() => page.getByRole('table').getByRole('columnheader').count()).toBe(2);
  });

  // @spec with the brand name (or unknown_brand)
  test('a product without a stated brand is counted as one of "unknown_brand"', async () => {
    const answer = await fetch(`${browser.origin()}/api/proteins?fields=id,brandId`);
    const products = (await answer.json()) as Pick<Product, 'id' | 'brandId'>[];
    const product = products.find(({ brandId }) => brandId === UNSTATED_BRAND.id);
    const page = await browser.open(`/protein/${product?.id}`);
    const sent = page.waitForRequest(
      (request) => request.postData()?.includes('add_to_comparison') === true,
    );
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .first()
      .check();
    expect((await sent).postDataJSON()).toMatchObject({ label: 'unknown_brand', value: 1 });
  });

  test.each([360, 1280])(
    'at the end of a page it covers nothing of the footer (%i px)',
    async (width) => {
      const page = await browser.open('/search?showAll=true', { width, localStorage: ACCEPTED });
      await page
        .getByRole('checkbox', { name: /^Compare / })
        .first()
        .check();
      const tray = await page.getByRole('region', { name: 'Products to compare' }).boundingBox();
      const last = page.getByRole('contentinfo').locator('p').last();
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const box = await last.boundingBox();
          return (box?.y ?? Infinity) + (box?.height ?? 0);
        })
        .toBeLessThanOrEqual(tray?.y ?? 0);
    },
  );

  test('Clear by keyboard leads the focus to a box that was ticked, in sight', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    const box = page.getByRole('checkbox', { name: /^Compare / }).nth(2);
    await box.check();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
    await expect.poll(() => box.isChecked()).toBe(false);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    const top = await box.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(64);
    expect(top).toBeLessThan(900);
  });

  test('Clear leads the focus to the content of a page without such a box', async () => {
    const page = await browser.open('/search?showAll=true', { localStorage: ACCEPTED });
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    await boxes.first().check();
    await page.goto('/search?showAll=true&page=9');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('Clear empties it', async () => {
    const answer = await fetch(`${browser.origin()}/api/proteins?limit=1`);
    const [product] = (await answer.json()) as Product[];
    const page = await browser.open(`/protein/${product?.id}`);
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .first()
      .check();
    const tray = page.getByRole('region', { name: 'Products to compare' });
    await tray.getByRole('button', { name: 'Clear' }).click();
    await tray.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('comparison'))).toBeNull();
  });
});
