import { expect, it } from 'vitest';
import { faultsInLooks } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { REFUSALS, signIn } from '../support/operator-page.ts';

const browser = openBrowser({});

/** What /readyz says, as the full-disk and outage drills have seen it; the browser is answered in the server's place. */
const states = [
  ['read-only', /takes no writes: its disk is full, or it is read-only.*Make room/],
  ['down', /does not answer.*saves again by itself/],
] as const;

it.each(states)(
  'tells the operator that nothing can be saved while the database is %s, before and after signing in',
  async (database, text) => {
    let current: string = database;
    const page = await browser.open('/admin/inbox', {
      allow: /status of (?:401|503)/,
      prepare: async (opened) => {
        await opened.route('**/readyz', async (route) => {
          const ready = current === 'up';
          await route.fulfill({
            status: ready ? 200 : 503,
            json: {
              status: ready ? 'ready' : 'degraded',
              database: current,
              catalogueVersion: 1,
              products: 1,
            },
          });
        });
      },
    });
    const banner = page.getByRole('alert').filter({ hasText: text });
    await banner.waitFor();
    await signIn(page);
    await banner.waitFor();
    expect(await faultsInLooks(page)).toEqual([]);
    current = 'up';
    const answered = page.waitForResponse('**/readyz');
    await page.reload();
    await answered;
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await expect.poll(() => banner.count()).toBe(0);
  },
  60_000,
);

it('says nothing while the database takes writes', async () => {
  const page = await browser.open('/admin/inbox', { allow: REFUSALS });
  const answer = await page.request.get('/readyz');
  expect(await answer.json()).toMatchObject({ database: 'up' });
  await signIn(page);
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});
