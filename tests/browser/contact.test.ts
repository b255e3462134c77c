import { describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const EMAIL = 'support@example.org';
const browser = openBrowser({ CONTACT_EMAIL: EMAIL });

const unset = openBrowser();

test('without a set address shoppers get hello@ the host, and are not told what the operator has to do', async () => {
  const page = await unset.open('/contact');
  expect(await page.locator('[data-copy-email]').innerText()).toBe('hello@localhost');
  expect(await page.getByRole('main').innerText()).not.toContain('CONTACT_EMAIL');
});

describe('Contact', () => {
  // @spec - **Contact copy button**: idle, then copied for 3 s, then idle.
  // @spec A button showing the support address {email} that copies it to the clipboard and shows 'Email Copied!' for 3 seconds; if copying is unavailable or fails it opens the mail client.
  // @spec | Copy confirmation | 3 s |
  test('the button copies the address, says so for 3 s, and goes back', async () => {
    const page = await browser.open('/contact', {
      alone: true,
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
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(EMAIL);
    await page.clock.runFor(2_999);
    await expect.poll(() => button.innerText()).toBe('Email Copied!');
    await page.clock.runFor(2);
    await expect.poll(() => button.innerText()).toBe(EMAIL);
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
