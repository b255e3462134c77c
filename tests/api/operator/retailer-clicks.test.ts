import { expect, it, describe } from 'vitest';
import type { Insights } from '#contract/insights.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;

async function insights(app: TestApp): Promise<Insights> {
  const cookie = await app.signIn();
  const answer = await app.inject({ url: '/api/admin/insights', headers: { cookie } });
  return answer.json<Insights>();
}
/** Clicks by how many days ago they were, of the last 30. */
const ago = (counts: Readonly<Record<number, number>>) =>
  Array.from({ length: 30 }, (_, index) => counts[29 - index] ?? 0);

describe.each(['sqlite', 'postgres'] as const)('retailer clicks (%s)', (engine) => {
  it('are counted by day, by retailer and by product', async () => {
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
      const { activity, affiliateClicks, clicksByRetailer } = await insights(app);
      expect(affiliateClicks).toEqual([
        { productId: 1, name: one?.name, retailer: 'Amazon', days: ago({ 29: 2, 19: 1 }) },
        { productId: 2, name: two?.name, retailer: 'iHerb', days: ago({ 19: 2 }) },
        { productId: 2, name: two?.name, retailer: 'Amazon', days: ago({ 0: 1 }) },
        { productId: 1, name: one?.name, retailer: 'iHerb', days: ago({ 19: 1 }) },
      ]);
      expect(clicksByRetailer).toEqual([
        { retailer: 'Amazon', days: ago({ 29: 2, 19: 1, 0: 1 }) },
        { retailer: 'iHerb', days: ago({ 19: 3 }) },
      ]);
      expect(activity.map(({ clicks }) => clicks)).toEqual(ago({ 29: 2, 19: 4, 0: 1 }));
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
      expect((await insights(app)).affiliateClicks).toEqual([
        { productId: null, name: 'A | B Foods', retailer: 'Amazon', days: ago({ 0: 6 }) },
        { productId: null, name: 'anything', retailer: '', days: ago({ 0: 1 }) },
      ]);
    } finally {
      await app.close();
    }
  });
});
