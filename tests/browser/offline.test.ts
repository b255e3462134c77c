import { describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const browser = openBrowser();
const withoutNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

describe('without a network', () => {
  it('a visited page can be read again, another says honestly that it cannot', async () => {
    const page = await browser.open('/faq', { allow: withoutNetwork, serviceWorker: true });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto('/about');
    await page.reload();
    await page.context().setOffline(true);
    await page.goto('/about');
    expect(await page.locator('h1').first().innerText()).toMatch(/About/);
    await page.goto('/blog');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.context().setOffline(false);
  });

  it('operator pages and calls are never kept', async () => {
    const page = await browser.open('/faq', { serviceWorker: true });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto('/admin-dashboard');
    await page.goto('/faq');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/offline');
    expect(kept.filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);
  });
});

describe('the kill switch', () => {
  const off = openBrowser({ SERVICE_WORKER: 'off' });

  it('removes the worker and what it kept', async () => {
    const page = await off.open('/faq', { serviceWorker: true });
    await page.evaluate(async () => {
      await caches.open('pages-1');
    });
    await page.goto('/about');
    await expect
      .poll(async () =>
        page.evaluate(async () => ({
          caches: (await caches.keys()).length,
          workers: (await navigator.serviceWorker.getRegistrations()).length,
        })),
      )
      .toEqual({ caches: 0, workers: 0 });
  });
});
