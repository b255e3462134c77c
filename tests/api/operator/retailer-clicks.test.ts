import { expect, it, describe } from 'vitest';
import type { Insights } from '#contract/insights.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;

async function clicks(app: TestApp): Promise<Insights['affiliateClicks']> {
  const cookie = await app.signIn();
  const answer = await app.inject({ url: '/api/admin/insights', headers: { cookie } });
  return answer.json<Insights>().affiliateClicks;
}

describe.each(['sqlite', 'postgres'] as const)('retailer clicks (%s)', (engine) => {
  it('are counted by product and retailer, over 7 and 30 days', async () => {
    const app = await startTestApp({ engine });
    try {
      const click = async (label: string, value?: number) => {
        const payload = { name: 'affiliate_click', path: '/search', label, value };
        const answer = await app.inject({ method: 'POST', url: '/api/events', payload });
        expect(answer.statusCode).toBe(204);
      };
      await click('Acme | Amazon', 1);
      app.pass(2 * DAY_MS);
      await click('Acme | Amazon', 1);
      await click('Renamed since | Amazon', 1);
      app.pass(10 * DAY_MS);
      await click('Acme | Amazon', 1);
      await click('Acme | iHerb', 1);
      await click('Acme | iHerb', 2);
      await click('Acme | iHerb', 2);
      app.pass(19 * DAY_MS);
      await click('Acme | Amazon', 2);
      const [one, two] = app.products;
      expect(await clicks(app)).toEqual([
        { productId: 1, name: one?.name, retailer: 'Amazon', last7Days: 0, last30Days: 3 },
        { productId: 2, name: two?.name, retailer: 'iHerb', last7Days: 0, last30Days: 2 },
        { productId: 2, name: two?.name, retailer: 'Amazon', last7Days: 1, last30Days: 1 },
        { productId: 1, name: one?.name, retailer: 'iHerb', last7Days: 0, last30Days: 1 },
      ]);
    } finally {
      await app.close();
    }
  });

  it('that name no product of the catalogue stand under their brand', async () => {
    const app = await startTestApp({ engine });
    try {
      for (const value of [undefined, 0, -1, 1.5, 999_999, 1e9]) {
        const payload = { name: 'affiliate_click', label: 'A | B Foods | Amazon', value };
        await app.inject({ method: 'POST', url: '/api/events', payload });
      }
      await app.inject({
        method: 'POST',
        url: '/api/events',
        payload: { name: 'affiliate_click', label: 'anything' },
      });
      expect(await clicks(app)).toEqual([
        {
          productId: null,
          name: 'A | B Foods',
          retailer: 'Amazon',
          last7Days: 6,
          last30Days: 6,
        },
        { productId: null, name: 'anything', retailer: '', last7Days: 1, last30Days: 1 },
      ]);
    } finally {
      await app.close();
    }
  });
});
