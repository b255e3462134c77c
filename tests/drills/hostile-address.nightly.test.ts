import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askFrom, type Wish } from '../support/ask.ts';
import { reportDrill } from '../support/drill-report.ts';
import { fillDataDir } from '../support/filled-data-setup.ts';
import type { AttackResult } from '../support/hostile-address-process.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

/** What visitors ask for, alone and then beside the hostile address. */
const VISITED = Number(process.env['DRILL_ROUNDS'] ?? 2_000);
const PAUSE_MS = 5;
const HOSTILE = '203.0.113.9';
/** It keeps to its limits, as far as it has patience. */
const PATIENCE_MS = 1_000;

const VISITS: readonly Wish[] = [
  { path: '/api/stats' },
  { path: '/protein/1' },
  { path: '/api/proteins/search', body: { avoidIngredients: ['sucralose'], limit: 12 } },
  { path: '/api/proteins/browse?limit=12' },
  { path: '/faq' },
];

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

describe('one hostile address that stays within its limits', () => {
  let site: SiteProcess;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-hostile-'));
    fillDataDir(folder);
    // Who asks is told apart by the proxy's word.
    site = await startSiteProcess({
      DATA_DIR: folder,
      TRUST_PROXY: '127.0.0.1',
      WORKER_NICENESS: '10',
    });
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A visitor of an address of its own each turn; answers milliseconds, and how many were not 200. */
  async function visit(turns: number) {
    const times: number[] = [];
    let refused = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const wish = VISITS[turn % VISITS.length] ?? { path: '/' };
      const { status, milliseconds } = await askFrom(`198.51.100.${turn % 250}`, site.origin, wish);
      times.push(milliseconds);
      if (status !== 200) refused += 1;
      await setTimeout(PAUSE_MS);
    }
    return { times, refused };
  }

  it('does not make others wait twice as long', async () => {
    await visit(VISITED / 5);
    const alone = await visit(VISITED);
    const attacker = fork(new URL('../support/hostile-address-process.ts', import.meta.url), [
      site.origin,
      HOSTILE,
      String(PATIENCE_MS),
    ]);
    const among = await visit(VISITED);
    attacker.send('end');
    const [{ statuses, withoutRetryAfter }] = (await once(attacker, 'message')) as [AttackResult];
    const ratio = p95(among.times) / p95(alone.times);
    reportDrill('hostile address', {
      'p95 alone': `${p95(alone.times).toFixed(1)} ms`,
      'p95 beside it': `${p95(among.times).toFixed(1)} ms`,
      ratio: ratio.toFixed(2),
      'answers to others beside it': among.times.length,
      'of them refused': among.refused,
      'it was told (status × times)': statuses
        .map(([status, times]) => `${status}×${times}`)
        .join(' '),
    });
    expect([alone.refused, among.refused]).toEqual([0, 0]);
    const told = statuses.map(([status]) => status);
    expect(told).toContain(429);
    expect(withoutRetryAfter).toBe(0);
    expect(told.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(ratio).toBeLessThan(2);
  }, 600_000);
});
