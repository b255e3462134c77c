import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { hydrated, openBrowser } from '../support/browser.ts';
import { findExamples, SHOPPERS_PAGES } from '../support/every-page.ts';

const browser = openBrowser({
  ADS_CLIENT: 'ca-pub-0000000000000000',
  ANALYTICS_ID: 'G-TEST1234',
});

/** Answers third parties here, so that nothing leaves the machine, and notes who was asked. */
function watch(asked: string[], answer: 'script' | 'failure' = 'script') {
  return async (page: Page) => {
    await page.route(/^https:\/\//, async (route) => {
      asked.push(new URL(route.request().url()).host);
      if (answer === 'failure') await route.abort();
      else await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
  };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Consent' });
const failedLoads = /net::ERR_FAILED/;

describe('consent', () => {
  it('is asked for, and nothing is loaded before an answer', async () => {
    const asked: string[] = [];
    const page = await browser.open('/faq', { prepare: watch(asked) });
    await bar(page).waitFor();
    expect(asked).toEqual([]);
    await expectAccessible(page);
  });

  it('leaves the comparison in reach while it waits for an answer', async () => {
    const page = await browser.open('/search', {
      width: 360,
      prepare: watch([]),
      localStorage: {
        proteinwise_user_id: 'u',
        proteinwise_disclaimer_accepted_u: 'true',
      },
    });
    await page
      .getByRole('checkbox', { name: /Compare/ })
      .first()
      .check();
    const tray = page.getByRole('region', { name: 'Products to compare' });
    const bottomOfTray = async () => {
      const box = await tray.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const topOfBar = (await bar(page).boundingBox())?.y ?? 0;
    expect(await bottomOfTray()).toBeLessThanOrEqual(topOfBar);
    await bar(page).getByRole('button', { name: 'Refuse' }).click();
    await expect.poll(bottomOfTray).toBeGreaterThan(topOfBar);
  });

  it('is as easy to refuse as to give, and a refusal lasts', async () => {
    const asked: string[] = [];
    const page = await browser.open('/', { prepare: watch(asked) });
    const refuse = bar(page).getByRole('button', { name: 'Refuse' });
    const accept = bar(page).getByRole('button', { name: 'Accept' });
    const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
    expect(one?.height).toBe(other?.height);
    expect(await refuse.evaluate((e) => e.className)).toBe(
      await accept.evaluate((e) => e.className),
    );
    await refuse.click();
    await bar(page).waitFor({ state: 'hidden' });
    await page.goto('/faq');
    await bar(page).waitFor({ state: 'hidden' });
    expect(asked).toEqual([]);
  });

  // @spec An ad script is loaded from an advertising provider and ad slots use fixed slot ids.
  // @spec three ad slots;
  // @spec Revenue: retailer affiliate links (mainly a large marketplace retailer, also a health-supplement retailer and others) and advertising slots.
  it('loads what is configured after yes, on this page and the next', async () => {
    const asked: string[] = [];
    const page = await browser.open('/', { prepare: watch(asked) });
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['pagead2.googlesyndication.com', 'www.googletagmanager.com']);
    const slots = page.locator('[data-ad-slot]');
    await expect
      .poll(() => slots.evaluateAll((all) => all.map((slot) => slot.getAttribute('data-ad-slot'))))
      .toEqual(['home-top', 'home-middle', 'home-bottom']);
    await page.goto('/faq');
    await expect.poll(() => asked.length).toBe(4);
  });

  it('is asked for once for all open tabs, and given or withdrawn in all of them', async () => {
    const asked: string[] = [];
    const page = await browser.open('/', { prepare: watch([]) });
    const other = await page.context().newPage();
    await watch(asked)(other);
    await other.goto('/faq');
    await bar(other).waitFor();
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await bar(other).waitFor({ state: 'hidden' });
    await expect.poll(() => asked.length).toBe(2);
    const reloaded = other.waitForEvent('load');
    await page.goto('/privacy');
    // The consent module is loaded after the page's own scripts have run.
    await expect
      .poll(async () => {
        await page.locator('[data-consent-open]').click();
        return page.locator('[data-consent-bar]').isVisible();
      })
      .toBe(true);
    await page.locator('[data-consent="refused"]').click();
    await reloaded;
    await hydrated(other);
    expect(asked).toHaveLength(2);
  });

  // @spec Clicking a retailer button records an analytics event affiliate_click (category monetization, with brand and retailer) and opens the affiliate URL in a new tab.
  it('reports page views and events to the statistics after yes, never the wishes of an address', async () => {
    const page = await browser.open('/search?avoid=soy&showAll=true', { prepare: watch([]) });
    const told = () =>
      page.evaluate(() =>
        ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
          Array.from(command),
        ),
      );
    const click = (label: string) =>
      page.evaluate((value) => {
        const link = document.createElement('button');
        link.dataset['affiliateClick'] = value;
        document.body.append(link);
        link.click();
      }, label);
    await bar(page).waitFor();
    await click('Before | Amazon');
    await expect.poll(() => told()).toEqual([]);
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await click('Quest | Amazon');
    const at = { page_location: `${browser.origin()}/search`, page_referrer: '' };
    const [started, ...commands] = await told();
    expect(started?.[0]).toBe('js');
    expect(commands).toEqual([
      ['config', 'G-TEST1234', { ...at, send_page_view: false }],
      ['event', 'page_view', at],
      [
        'event',
        'affiliate_click',
        { ...at, event_category: 'monetization', event_label: 'Quest | Amazon', value: 0 },
      ],
    ]);
  });

  /** All of them by `npm run nightly`: one script decides on every page. */
  const SOME_PAGES = SHOPPERS_PAGES.filter(
    (_, at) => process.env['NIGHTLY'] === '1' || at % 5 === 0,
  );

  it.each([
    ['before an answer', null],
    ['under Global Privacy Control, whatever is stored', 'accepted'],
  ] as const)('%s no page asks anything of a third party', async (_when, stored) => {
    const asked: string[] = [];
    const examples = await findExamples(browser.origin());
    const page = await browser.open('/', {
      allow: /404/,
      prepare: async (target) => {
        await watch(asked)(target);
        target.on('request', (request) => {
          const url = new URL(request.url());
          if (/^https?:$/.test(url.protocol) && url.origin !== browser.origin())
            asked.push(url.href);
        });
        if (stored === null) return;
        await target.addInitScript((choice) => {
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
          localStorage.setItem('consent', choice);
        }, stored);
      },
    });
    for (const { path } of stored === null ? SHOPPERS_PAGES : SOME_PAGES) {
      await page.goto(path(examples));
      await page.waitForLoadState('load');
      const mailInAddress = page.locator(
        'form:not([method="post" i]) input[type="email"], form:not([method="post" i]) input[name="email"]',
      );
      expect([path(examples), await mailInAddress.count()]).toEqual([path(examples), 0]);
    }
    // The consent module is loaded after the page's own scripts have run.
    await page.waitForLoadState('networkidle');
    await bar(page).waitFor({ state: stored === null ? 'visible' : 'hidden' });
    expect(asked).toEqual([]);
  });

  // @spec Ad load failure is only logged as a warning.
  it('leaves a failed load to the log, as a warning', async () => {
    const warnings: string[] = [];
    const page = await browser.open('/', {
      allow: failedLoads,
      prepare: async (target) => {
        await watch([], 'failure')(target);
        target.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
      },
    });
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => warnings.filter((text) => text.includes('advertising')).length).toBe(1);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });
});
