import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIETARY_FLAGS } from '#domain/enumerations.ts';
import { reportDrill } from '../support/drill-report.ts';
import { fillDataDir } from '../support/filled-data-setup.ts';
import { RawClient } from '../support/raw-http.ts';
import { startSiteProcess, type SiteProcess } from '../support/site-process.ts';

/** Requests in all, and how many of them come before memory is looked at for the first time. */
const REQUESTS = Number(process.env['DRILL_ROUNDS'] ?? 1_000_000);
const FIRST_LOOK = Math.min(50_000, REQUESTS / 2);
const AT_ONCE = 16;
/** What the caches may hold by their bounds, and as much again for what runs. */
const MAX_GROWTH = 0.1;

const TERMS = ['milk', 'soy', 'sucralose', 'gluten grains', 'nuts', 'stevia', 'gums', 'palm oil'];
const json = (target: string, body: object) => {
  const text = JSON.stringify(body);
  return `POST ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};
const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n');

/** A search that comes again only after hundreds of thousands of others. */
function wishes(turn: number): object {
  const flags = DIETARY_FLAGS.filter(
    (_, index) => ((turn * 2_654_435_761) >>> (index + 8)) % 5 === 0,
  );
  return {
    avoidIngredients: [TERMS[turn % TERMS.length]],
    mustHaveIngredients: turn % 3 === 0 ? [`word ${turn % 100_003}`] : [],
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
    showAll: true,
    unconfirmed: turn % 2 === 0,
    limit: 6,
    offset: 6 * (turn % 7),
  };
}

/** What the mass of visitors asks for. Every kind of answer is among them; those that cost most come least often. */
function requestOf(turn: number): string {
  const product = 1 + ((turn * 7_919) % 2_700);
  const odd = Math.floor(turn / 64);
  switch (turn % 64) {
    case 0:
      return json('/api/proteins/search/summary', wishes(odd));
    case 1:
      return json('/api/proteins/search/hidden', wishes(odd));
    case 2:
      return get(`/search?avoid=${encodeURIComponent(`${TERMS[odd % 8]}, word ${odd % 50_021}`)}`);
    case 3:
      return get(`/api/ingredients?q=${['su', 'mil', 'whey', 'soyy'][odd % 4]}`);
    case 4:
      return get(`/api/proteins/${product}/peers`);
    case 5:
      return json('/api/labels/explain', { statement: `Whey (milk), cocoa, word ${odd}.` });
    case 6:
      return get(`/none/${odd}`);
    case 7:
      return json('/api/events', { name: 'page_view', path: `/protein/${product}` });
    default:
  }
  switch (turn % 8) {
    case 0:
      return json('/api/proteins/search', wishes(odd));
    case 1:
      return get(`/protein/${product}`, 'Accept-Encoding: br');
    case 2:
      return get(`/api/proteins/browse?limit=3&search=${encodeURIComponent(`whey ${odd % 97}`)}`);
    case 3:
      return get('/api/stats', `X-Visitor: ${turn}`);
    default:
      return get(`/api/proteins/${product}`);
  }
}

describe('soak', () => {
  let site: SiteProcess;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-soak-'));
    fillDataDir(folder);
    site = await startSiteProcess({ DATA_DIR: folder, WRITES_PER_MINUTE: '1000000' });
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `${REQUESTS} requests: every one answered, and memory stays where it was`,
    async () => {
      const port = Number(new URL(site.origin).port);
      const statuses = new Map<number, number>();
      let turn = 0;
      const run = async (until: number) => {
        const client = new RawClient(port);
        while (turn < until) {
          const { status } = await client.send(requestOf(turn++), { patienceMs: 60_000 });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        client.close();
      };
      /** The least of a few looks: what is held, not what waits to be swept. */
      const resident = async () => {
        const looks: number[] = [];
        for (let look = 0; look < 5; look += 1) {
          await new Promise((resolve) => setTimeout(resolve, 2_000));
          looks.push(site.residentBytes());
        }
        return Math.min(...looks);
      };
      const runAll = (until: number) =>
        Promise.all(Array.from({ length: AT_ONCE }, () => run(until)));
      const fresh = site.residentBytes();
      const began = performance.now();
      await runAll(FIRST_LOOK);
      const first = await resident();
      await runAll(REQUESTS);
      const last = await resident();
      const seconds = (performance.now() - began) / 1_000;

      const growth = last / first - 1;
      const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
      reportDrill('soak', {
        requests: turn,
        seconds: Math.round(seconds),
        'resident at the start': megabytes(fresh),
        [`after ${FIRST_LOOK.toLocaleString('en-US')}`]: megabytes(first),
        'at the end': megabytes(last),
        growth: `${(100 * growth).toFixed(1)} %`,
        'answered (status × times)': [...statuses]
          .toSorted(([a], [b]) => a - b)
          .map(([status, times]) => `${status}×${times}`)
          .join(' '),
      });
      expect(
        [...statuses.keys()].filter((status) => ![200, 204, 301, 404].includes(status)),
      ).toEqual([]);
      expect(growth).toBeLessThan(MAX_GROWTH);
    },
    60_000 + REQUESTS * 10,
  );
});
