import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { productIdsOf } from '../support/acknowledged-writes.ts';
import { reportDrill } from '../support/drill-report.ts';
import {
  environmentOf,
  makeFilledDatabase,
  signIn,
  startDrilledSite,
  type DrilledSite,
} from '../support/drilled-site.ts';

const ROUNDS = Number(process.env['DRILL_ROUNDS'] ?? 15);
const PATIENCE_MS = 30_000;
const SEEN_WITHIN_MS = 5_000;
const WRITES_PER_MINUTE = 40;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

interface Ask {
  readonly body?: object;
  readonly cookie?: string;
}

async function ask(
  { origin }: DrilledSite,
  path: string,
  { body, cookie = '' }: Ask = {},
): Promise<{ readonly status: number; readonly json: unknown }> {
  const answer = await fetch(`${origin}${path}`, {
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, json: text === '' ? null : (JSON.parse(text) as unknown) };
}

/** Milliseconds until `seen` holds. */
async function until(seen: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await seen())) {
    if (performance.now() - begun > PATIENCE_MS) return Infinity;
    await setTimeout(25);
  }
  return performance.now() - begun;
}

it('two processes on one PostgreSQL: what one does the other sees', {
  timeout: 60_000 + ROUNDS * 40_000,
}, async () => {
  const { options, remove } = await makeFilledDatabase('postgres', 'small');
  cleanups.push(remove);
  const env = { ...environmentOf(options), WRITES_PER_MINUTE: String(WRITES_PER_MINUTE) };
  const [a, b] = await Promise.all([startDrilledSite(env), startDrilledSite(env)]);
  cleanups.push(() => a.end('SIGKILL'));
  cleanups.push(() => b.end('SIGKILL'));
  const ids = await productIdsOf(a.origin);
  const slowest = { correction: 0, link: 0 };
  const wrong: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [here, there] = round % 2 === 0 ? [a, b] : [b, a];
    const cookie = await signIn(here.origin);
    const id = ids[round % ids.length] ?? 1;
    const productThere = async () =>
      (await ask(there, `/api/proteins/${id}`)).json as {
        servings: number;
        affiliateLinks: { url: string }[];
      };

    const servings = 100 + round;
    const correction = await ask(here, `/api/admin/products/${id}/facts`, {
      cookie,
      body: { servings, source: 'https://example.com/label' },
    });
    if (correction.status !== 204) wrong.push(`correction ${correction.status}`);
    const corrected = await until(async () => (await productThere()).servings === servings);
    slowest.correction = Math.max(slowest.correction, corrected);

    const asin = `B0${round.toString(36).toUpperCase().padStart(8, '0')}`;
    const link = await ask(here, '/api/sitestripe/process-asins', {
      cookie,
      body: { templateContent: `${id},${asin},` },
    });
    if (link.status !== 200) wrong.push(`link ${link.status}`);
    const linked = await until(async () =>
      (await productThere()).affiliateLinks.some(({ url }) => url.includes(asin)),
    );
    slowest.link = Math.max(slowest.link, linked);

    // Sessions: what one opens the other knows, what one ends the other refuses, both at once.
    const list = '/api/newsletter/subscriptions';
    if ((await ask(there, list, { cookie })).status !== 200) wrong.push('session not known');
    await ask(here, '/api/admin/logout', { cookie, body: {} });
    if ((await ask(there, list, { cookie })).status !== 401) wrong.push('session not ended');
  }

  // Edits of both at the same time: each is derived, whoever had the lock.
  const [cookieA, cookieB] = [await signIn(a.origin), await signIn(b.origin)];
  const together = await Promise.all(
    ids.map(async (id, index) => {
      const [site, cookie] = index % 2 === 0 ? [a, cookieA] : [b, cookieB];
      const body = { servings: 500 + index, source: 'https://example.com/label' };
      return (await ask(site, `/api/admin/products/${id}/facts`, { cookie, body })).status;
    }),
  );
  const edited = await until(async () => {
    for (const site of [a, b]) {
      const { json } = await ask(site, '/api/proteins/by-ids', { body: { ids } });
      const shown = (json as { servings: number }[]).map(({ servings }) => servings);
      if (!ids.every((_, index) => shown[index] === 500 + index)) return false;
    }
    return true;
  });

  // Throttling counts together: the allowance of one minute is shared. A minute may end in between, so twice is allowed.
  const statuses: number[] = [];
  for (let turn = 0; turn < 4 * WRITES_PER_MINUTE; turn += 1) {
    const body = { email: `reader-${turn}@example.com` };
    statuses.push(
      (await ask(turn % 2 === 0 ? a : b, '/api/newsletter/subscribe', { body })).status,
    );
  }
  const allowed = statuses.filter((status) => status === 201).length;
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
  reportDrill('two processes on one PostgreSQL', {
    rounds: ROUNDS,
    'corrections seen after at most': seconds(slowest.correction),
    'links after at most': seconds(slowest.link),
    'edits made at the same time by both': ids.length,
    'all shown by both after': seconds(edited),
    'sessions wrong': wrong.length,
    'sign-ups of both allowed of an allowance of 40': allowed,
  });
  expect(wrong).toEqual([]);
  expect(together).toEqual(together.map(() => 204));
  expect(Math.max(slowest.correction, slowest.link, edited)).toBeLessThan(Infinity);
  expect(statuses).toContain(429);
  expect(allowed).toBeGreaterThanOrEqual(WRITES_PER_MINUTE);
  expect(allowed).toBeLessThanOrEqual(2 * WRITES_PER_MINUTE);
  if (Number.isFinite(edited) && ROUNDS > 2) {
    expect(Math.max(slowest.correction, slowest.link, edited)).toBeLessThan(SEEN_WITHIN_MS);
  }
});
