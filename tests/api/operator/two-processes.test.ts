import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { LONG_DRILL, reportDrill } from '../../support/drill-report.ts';
import {
  type DrilledSite,
  environmentOf,
  makeFilledDatabase,
  signIn,
  startDrilledSite,
} from '../../support/drilled-site.ts';
import { aPng } from '../../support/logo-pictures.ts';

/** How soon the other process must show it; the tests of every day share their machine with too much else to be held to it. */
const WITHIN_MS = LONG_DRILL ? 5_000 : 60_000;
const ASIN = 'B000QSNYGI';
const SOURCE = 'https://maker.example/label';

describe.each(['postgres', 'sqlite'] as const)('two processes on one database (%s)', (engine) => {
  const processes: DrilledSite[] = [];
  let remove: (() => Promise<void>) | undefined;
  let cookie = '';
  let slowest = 0;
  beforeAll(async () => {
    const made = await makeFilledDatabase(engine, 'small');
    remove = made.remove;
    // One after the other, as with several machines: the second must not end the first one's sessions.
    processes.push(await startDrilledSite(environmentOf(made.options)));
    cookie = await signIn(site(0).origin);
    processes.push(await startDrilledSite(environmentOf(made.options)));
  }, 180_000);
  afterAll(async () => {
    for (const each of processes) await each.end('SIGTERM');
    await remove?.();
    const ms = Math.round(slowest);
    reportDrill(`A change seen by the other process, ${engine}`, { 'ms at most': ms });
  });

  function site(index: number): DrilledSite {
    const found = processes[index];
    if (found === undefined) throw new Error('the processes have not started');
    return found;
  }
  const call = (index: number, method: string, path: string, body?: object) =>
    fetch(`${site(index).origin}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const productAt = async (index: number): Promise<Product> =>
    (await call(index, 'GET', '/api/proteins/1')).json() as Promise<Product>;

  /** Makes a change through one process and waits until the other one answers with it. */
  async function expectSeen<T>(
    change: { method: string; path: string; body?: object },
    see: () => Promise<T>,
    expected: T,
  ): Promise<void> {
    const answer = await call(0, change.method, change.path, change.body);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    const started = performance.now();
    await expect.poll(see, { timeout: WITHIN_MS, interval: 100 }).toEqual(expected);
    slowest = Math.max(slowest, performance.now() - started);
  }

  it('see each other’s corrections, and that they are taken back', async () => {
    const before = await productAt(1);
    const path = '/api/admin/products/1/facts';
    const protein = async () => (await productAt(1)).proteinPerServing;
    await expectSeen(
      { method: 'POST', path, body: { protein: 21.5, source: SOURCE } },
      protein,
      21.5,
    );
    await expectSeen({ method: 'POST', path: `${path}/undo` }, protein, before.proteinPerServing);
  });

  it('see each other’s links, and that they are undone', async () => {
    const links = async () =>
      (await productAt(1)).affiliateLinks.map(({ url }) => url.includes(`/dp/${ASIN}`));
    const body = { templateContent: `1,${ASIN},19.99` };
    const path = '/api/sitestripe/process-asins';
    await expectSeen({ method: 'POST', path, body }, links, [true]);
    await expectSeen({ method: 'POST', path: '/api/sitestripe/undo' }, links, []);
  });

  it('see each other’s logos, picture and all', async () => {
    const { brandId } = await productAt(0);
    const logo = async () => (await productAt(1)).brand.logo;
    const path = `/api/admin/brands/${brandId}/logo`;
    const body = { image: aPng(32).toString('base64'), source: SOURCE };
    const uploaded = await call(0, 'PUT', path, body);
    const { logo: address } = (await uploaded.json()) as { logo: string };
    await expectSeen({ method: 'PUT', path, body }, logo, address);
    const pictureAt = async (index: number) => {
      const picture = await fetch(`${site(index).origin}${address}`);
      expect(picture.headers.get('content-type')).toBe('image/png');
      return Buffer.from(await picture.arrayBuffer());
    };
    expect((await pictureAt(1)).equals(await pictureAt(0))).toBe(true);
    await expectSeen({ method: 'DELETE', path }, logo, null);
  });

  it('share sessions: signed out at one is signed out at the other, at once', async () => {
    const subscriptions = (index: number) => call(index, 'GET', '/api/newsletter/subscriptions');
    expect((await subscriptions(1)).status).toBe(200);
    expect((await call(1, 'POST', '/api/admin/logout')).status).toBe(200);
    expect((await subscriptions(0)).status).toBe(401);
  });
});
