import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loaded } from '../../bench/http-load.ts';
import { memoryOf, runLoad, SERVER_CORE } from '../../bench/http-process.ts';
import { searchBodies } from '../../bench/http-scenarios.ts';
import { startBalancer } from '../support/balancer.ts';
import { reportDrill } from '../support/drill-report.ts';
import {
  environmentOf,
  makeFilledDatabase,
  startDrilledSite,
  type DrilledSite,
} from '../support/drilled-site.ts';

/** Requests a second, and how long: a stretch of every day's, then a spike, again and again. */
const PROFILE = { usual: 600, usualSeconds: 50, spike: 4_000, spikeSeconds: 10 };
/** DRILL_SECONDS: another length than ten minutes. */
const SECONDS = Number(process.env['DRILL_SECONDS'] ?? 600);
const STRETCHES = Math.max(1, Math.round(SECONDS / (PROFILE.usualSeconds + PROFILE.spikeSeconds)));
/** Of a hundred requests so many are searches by JSON. */
const SEARCHES_OF_100 = 15;
/** Figure of docs/figures.md, 6, milliseconds. */
const MAX_P99 = 90;
/** Engines, and processes on one database, behind a load balancer where they are several. */
const SITES = [
  ['sqlite', 1],
  ['postgres', 1],
  ['postgres', 3],
] as const;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

describe.each(SITES)('the load profile (%s, %i at once)', (engine, processes) => {
  const closers: (() => Promise<unknown>)[] = [];
  const sites: DrilledSite[] = [];
  let port: number;
  let pages: readonly string[];
  beforeAll(async () => {
    const { options, remove } = await makeFilledDatabase(engine, 'bundled');
    closers.push(remove);
    for (let each = 0; each < processes; each += 1) {
      const site = await startDrilledSite(environmentOf(options));
      closers.push(() => site.end('SIGTERM'));
      sites.push(site);
      if (processes === 1 && cpus().length > 1)
        spawnSync('taskset', ['-apc', SERVER_CORE, String(site.child.pid)]);
    }
    const ports = sites.map(({ origin }) => Number(new URL(origin).port));
    const balancer = processes > 1 ? await startBalancer(ports) : null;
    closers.push(async () => balancer?.close());
    port = balancer?.port ?? ports[0] ?? 0;
    const answer = await fetch(`http://127.0.0.1:${port}/api/proteins?limit=100&fields=id`);
    const products = (await answer.json()) as { id: number }[];
    pages = [
      '/',
      '/faq',
      '/blog',
      '/brands',
      '/search?isVegan=true',
      '/search?avoid=sucralose',
      '/api/stats',
      '/api/proteins/browse?limit=12',
      ...products.map(({ id }) => `/protein/${id}`),
    ];
  }, 180_000);
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  let asked = 0;
  /** Readers and searchers at once, so many a second together. */
  async function load(rate: number, seconds: number): Promise<readonly Loaded[]> {
    const searches = (rate * SEARCHES_OF_100) / 100;
    const both = { port, seconds, connections: 64, headers: BROWSER, from: asked };
    asked += rate * seconds;
    return Promise.all([
      runLoad({ ...both, method: 'GET', paths: pages, rate: rate - searches }),
      runLoad({
        ...both,
        method: 'POST',
        paths: ['/api/proteins/search'],
        bodies: searchBodies(2_000),
        rate: searches,
      }),
    ]);
  }

  it(
    `${PROFILE.usual} requests a second with spikes of ${PROFILE.spike}`,
    async () => {
      const usual: Loaded[] = [];
      const spikes: Loaded[] = [];
      await load(PROFILE.usual / 4, PROFILE.usualSeconds / 10);
      for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
        usual.push(...(await load(PROFILE.usual, PROFILE.usualSeconds)));
        spikes.push(...(await load(PROFILE.spike, PROFILE.spikeSeconds)));
      }
      const sum = (of: readonly Loaded[], count: (each: Loaded) => number) =>
        of.reduce((total, each) => total + count(each), 0);
      const p99 = (of: readonly Loaded[]) => Math.max(...of.map((each) => each.p99));
      const answered = (of: readonly Loaded[], seconds: number) =>
        Math.round(sum(of, ({ requests }) => requests) / (STRETCHES * seconds));
      const all = [...usual, ...spikes];
      const errors = sum(all, ({ failed, refused }) => failed - refused);
      reportDrill(`load, ${engine}${processes > 1 ? `, ${processes} processes` : ''}`, {
        requests: sum(all, ({ requests }) => requests),
        errors,
        'refused with Retry-After': sum(all, ({ refused }) => refused),
        usual: `${answered(usual, PROFILE.usualSeconds)} a second of ${PROFILE.usual}, p99 of the worst stretch ${p99(usual).toFixed(0)} ms`,
        spikes: `${answered(spikes, PROFILE.spikeSeconds)} a second of ${PROFILE.spike}, p99 of the worst ${p99(spikes).toFixed(0)} ms`,
        resident: `${sites.map(({ child }) => Math.round(memoryOf(child.pid ?? 0).resident)).join(', ')} MB at the end`,
      });
      expect(sum(all, ({ requests }) => requests)).toBeGreaterThan(50);
      expect(errors).toBe(0);
      expect(p99(usual)).toBeLessThanOrEqual(MAX_P99);
    },
    SECONDS * 3_000 + 120_000,
  );
});
