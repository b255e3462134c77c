import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { hydrated, openBrowser } from '../support/browser.ts';

const browser = openBrowser({});
const ADDRESS = 'reader@example.org';

describe('the newsletter form on the home page', () => {
  // @spec subscribe to a newsletter;
  // @spec - **Newsletter**: button reads 'Subscribing...' and is disabled while pending; on success the email field clears.
  // @spec Success toast 'Subscribed!' with 'Thank you for subscribing to our newsletter. We'll keep you updated on new products and features.'
  // @spec - **Newsletter subscription**: id, email, createdAt, isActive, subscriptionSource (value homepage from the home form).
  test('subscribes: pending button, toast, empty field', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let sent: unknown;
    const page = await browser.open('/', {
      prepare: async (opened) => {
        await opened.route('**/api/newsletter/subscribe', async (route) => {
          sent = route.request().postDataJSON();
          await held;
          await route.continue();
        });
      },
    });
    const form = page.locator('#newsletter form').first();
    await form.getByLabel('Email address').fill(`  ${ADDRESS} `);
    await form.getByRole('button').click();
    await expect.poll(() => form.getByRole('button').innerText()).toBe('Subscribing...');
    expect(await form.getByRole('button').isDisabled()).toBe(true);
    release();
    const toast = page.getByText('Subscribed!', { exact: true });
    await toast.waitFor();
    await page
      .getByText(
        "Thank you for subscribing to our newsletter. We'll keep you updated on new products and features.",
      )
      .first()
      .waitFor();
    expect(sent).toEqual({ email: ADDRESS, subscriptionSource: 'homepage' });
    expect(await form.getByLabel('Email address').inputValue()).toBe('');
    expect(await form.getByRole('button').innerText()).toBe('Subscribe');
  });

  // @spec | Toasts | at most 1 at a time; dismissed toast removed after 1,000,000 ms; default display 5000 ms; swipe right with 50 px threshold; F8 focuses the notification area |
  test('a toast stays for 5 seconds, is in reach by F8, and is swiped away from 50 px on', async () => {
    const page = await browser.open('/', {
      alone: true,
      prepare: async (opened) => {
        await opened.route('**/api/newsletter/subscribe', (route) =>
          route.fulfill({ status: 201, json: { status: 'subscribed' } }),
        );
      },
    });
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    const form = page.locator('#newsletter form').first();
    const toast = page.getByRole('listitem').filter({ hasText: 'Subscribed!' });
    const subscribe = async () => {
      await form.getByLabel('Email address').fill(ADDRESS);
      await form.getByRole('button').click();
      await toast.waitFor();
    };
    const swipe = async (distance: number) => {
      const box = await toast.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
    };
    await subscribe();
    await page.keyboard.press('F8');
    const focused = page.getByRole('region', { name: /F8/ }).locator(':focus');
    await expect.poll(() => focused.count()).toBe(1);
    await swipe(45);
    expect(await toast.count()).toBe(1);
    await swipe(60);
    await expect.poll(() => toast.count()).toBe(0);

    await page.mouse.move(0, 0);
    await page.clock.pauseAt(Date.now() + 600_000);
    await subscribe();
    await form.getByLabel('Email address').focus();
    await page.clock.runFor(4_900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => toast.count()).toBe(0);
  });

  // @spec Newsletter failure: destructive toast 'Subscription Failed' with the server's error message or the fallback 'Failed to subscribe. Please try again.'
  test('says why it failed', async () => {
    const busy = 'Too many requests. Please try again later.';
    const answers = [
      [429, JSON.stringify({ error: busy, code: 'x' }), busy],
      [500, 'gone', 'Failed to subscribe. Please try again.'],
    ] as const;
    const page = await browser.open('/', { allow: /429|500/ });
    const form = page.locator('#newsletter form').first();
    for (const [status, body, message] of answers) {
      await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status, body }));
      await form.getByLabel('Email address').fill(ADDRESS);
      await form.getByRole('button').click();
      await page.getByText('Subscription Failed', { exact: true }).waitFor();
      await page.getByText(message, { exact: true }).first().waitFor();
      expect(await form.getByLabel('Email address').inputValue()).toBe(ADDRESS);
    }
  });

  // @spec Newsletter email: required, trimmed, email-type input; a blank value is not submitted.
  test('does not submit what is blank or no address', async () => {
    let calls = 0;
    const page = await browser.open('/', {
      prepare: async (opened) => {
        await opened.route('**/api/newsletter/subscribe', (route) => {
          calls += 1;
          return route.fulfill({ status: 201, body: '{}' });
        });
      },
    });
    const form = page.locator('#newsletter form').first();
    const field = form.getByLabel('Email address');
    expect(await field.getAttribute('type')).toBe('email');
    expect(await field.getAttribute('required')).not.toBeNull();
    for (const written of ['', '   ', 'no address']) {
      await field.fill(written);
      await form.getByRole('button').click();
      await page.waitForTimeout(200);
    }
    expect(calls).toBe(0);
  });

  test('says under the field what browsers let through and mail systems do not', async () => {
    const page = await browser.open('/');
    const form = page.locator('#newsletter form').first();
    await form.getByLabel('Email address').fill('reader@localhost');
    await form.getByRole('button').click();
    await expect.poll(() => form.innerText()).toContain('Please enter an email address');
    expect(await form.getByLabel('Email address').getAttribute('aria-invalid')).toBe('true');
  });

  test('works without JavaScript, and says what was wrong', async () => {
    const page = await browser.open('/', { javaScript: false });
    const form = page.locator('#newsletter form').first();
    await form.getByLabel('Email address').fill('plain@example.org');
    await form.getByRole('button').click();
    await page.waitForURL('**/?newsletter=subscribed**');
    expect(new URL(page.url()).search).not.toContain('example');
    await page.locator('#newsletter').getByText('Subscribed!').waitFor();

    await page.goto('/?newsletter=invalid');
    expect(await page.locator('#newsletter').innerText()).toContain(
      'Please enter an email address',
    );
  });

  // @spec newsletter plus feedback section linking to /privacy;
  test('links to the privacy policy and is accessible', async () => {
    const page = await browser.open('/');
    const section = page.locator('#newsletter');
    expect(await section.getByRole('link').getAttribute('href')).toBe('/privacy');
    await expectAccessible(page);
  });
});

describe('feedback', () => {
  // @spec - **Feedback**: submits only when one option is chosen; after submit the choice clears. Local only.
  // @spec - **Feedback choice**: one of powder, bars, rtd, supplements.
  // @spec give a one-choice product-interest feedback.
  // @spec Feedback toast 'Feedback Received!' with 'Thank you for your feedback. It helps us improve our platform.'
  test('takes one choice, thanks, clears it, and sends nothing', async () => {
    const page = await browser.open('/');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const form = page.locator('#newsletter form').last();
    const radios = form.getByRole('radio');
    expect(
      await radios.evaluateAll((all) => all.map((radio) => radio.getAttribute('value'))),
    ).toEqual(['powder', 'bars', 'rtd', 'supplements']);
    expect(await form.getByRole('button').isDisabled()).toBe(true);
    await form.getByLabel('Bars').check();
    await form.getByRole('button').click();
    await page.getByText('Feedback Received!', { exact: true }).waitFor();
    await page
      .getByText('Thank you for your feedback. It helps us improve our platform.')
      .first()
      .waitFor();
    expect(await form.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await form.getByRole('button').isDisabled()).toBe(true);
    expect(sent).toEqual([]);
  });
});

describe('unsubscribing', () => {
  const UNKNOWN = 'A'.repeat(43);

  test('opening the link ends nothing: the button sends the token in the body, not in an address', async () => {
    const page = await browser.open(`/newsletter/unsubscribe?token=${UNKNOWN}`, {
      javaScript: false,
    });
    const request = page.waitForRequest((each) => each.method() === 'POST');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    const sent = await request;
    expect(new URL(sent.url()).search).toBe('');
    expect(sent.postData()).toBe(`token=${UNKNOWN}`);
    await page.waitForURL('**/newsletter/unsubscribe?newsletter=unknown');
    await page.getByRole('heading', { name: 'This link is not known' }).waitFor();
    expect(page.url()).not.toContain(UNKNOWN);
  });

  test.each([
    ['?newsletter=unsubscribed', 'You are unsubscribed'],
    ['?newsletter=unknown', 'This link is not known'],
    ['', 'Unsubscribe'],
    [`?token=${UNKNOWN}`, 'Unsubscribe from the newsletter?'],
  ])('says where one stands (%s), and stays out of search engines', async (query, heading) => {
    const page = await browser.open(`/newsletter/unsubscribe${query}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await expectAccessible(page);
  });
});
