import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportDrill } from '../support/drill-report.ts';
import { fillDataDir } from '../support/filled-data-setup.ts';
import { RawClient } from '../support/raw-http.ts';
import { startSiteProcess, type SiteProcess } from '../support/site-process.ts';

const SOCKETS = Number(process.env['DRILL_ROUNDS'] ?? 500);
/** How long visitors are timed, alone and then among slow clients. */
const TIMED_MS = 10_000;
/** Half a request may take 15 s, and they are looked for every 5. */
const ENDED_WITHIN_MS = 25_000;
/** Who takes nothing of its answer is let go within a minute of the last byte it took. */
const IDLE_MS = 125_000;
/** A visitor looks at something so often. */
const PAUSE_MS = 4;

const json = (target: string, body: object) => {
  const text = JSON.stringify(body);
  return `POST ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
};
const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;

/** What visitors ask for. */
const VISITS: readonly string[] = [
  get('/api/stats'),
  get('/protein/1'),
  json('/api/proteins/search', { avoidIngredients: ['sucralose'], limit: 12 }),
  get('/api/proteins/browse?limit=12'),
  get('/faq'),
];

interface SlowClient {
  readonly socket: Socket;
  readonly kind: string;
  ended: boolean;
  /** The first line of what it was told. */
  told: string;
}

/** A visitor's answers: milliseconds each, and how many were not 200. */
async function visit(port: number, milliseconds: number) {
  const client = new RawClient(port);
  const times: number[] = [];
  let refused = 0;
  const until = performance.now() + milliseconds;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const answer = await client.send(VISITS[turn % VISITS.length] ?? '', { patienceMs: 60_000 });
    times.push(answer.milliseconds);
    if (answer.status !== 200) refused += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  client.close();
  return { times: times.toSorted((a, b) => a - b), refused };
}

const p95 = (sorted: readonly number[]) => sorted[Math.floor(sorted.length * 0.95)] ?? 0;

describe('slow clients', () => {
  let site: SiteProcess;
  let folder: string;
  let port: number;
  const clients: SlowClient[] = [];
  const timers: NodeJS.Timeout[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-slow-'));
    fillDataDir(folder);
    site = await startSiteProcess({ DATA_DIR: folder });
    port = Number(new URL(site.origin).port);
  }, 120_000);
  afterAll(async () => {
    for (const timer of timers) clearInterval(timer);
    for (const { socket } of clients) socket.destroy();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function open(kind: string, begin: (socket: Socket) => void): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' });
      const client: SlowClient = { socket, kind, ended: false, told: '' };
      clients.push(client);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.ended = true;
      });
      socket.once('connect', () => {
        begin(socket);
        resolve();
      });
      if (kind !== 'deaf') {
        socket.on('data', (chunk: Buffer) => {
          client.told ||= chunk.toString('latin1').split('\r\n')[0] ?? '';
        });
      }
    });
  }

  /** Sends a text one byte at a time, one a second. */
  const dribble = (text: string) => (socket: Socket) => {
    let at = 0;
    const timer = setInterval(() => {
      if (!socket.writable) clearInterval(timer);
      else socket.write(text.charAt(at++ % text.length));
    }, 1_000);
    timers.push(timer);
  };

  /** Half requests, and none at all. */
  const HALVES: readonly (() => Promise<void>)[] = [
    () => open('dribbles headers', dribble(get(`/search?x=${'y'.repeat(2_000)}`))),
    () =>
      open('dribbles body', (socket) => {
        socket.write(
          'POST /api/proteins/search HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
        );
        dribble('{"avoidIngredients":["whey"]}')(socket);
      }),
    () => open('says nothing', () => undefined),
  ];

  /** Asks for a long answer as text, some 17 MB, and takes nothing of it. */
  const beDeaf = (turn: number) =>
    open('deaf', (socket) => {
      socket.pause();
      const wishes = { mustHaveIngredients: [`none ${turn}`], showAll: true, unconfirmed: true };
      socket.write(turn % 2 === 0 ? get('/api/proteins') : json('/api/proteins/search', wishes));
    });

  /** Until the site does next to nothing: what fits into the system's buffers has been made. */
  async function calm(): Promise<void> {
    for (let look = 0; look < 120; look += 1) {
      const before = site.processorTime();
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (site.processorTime() - before < 50) return;
    }
  }

  it(
    `${SOCKETS} of them: others are answered as fast, and they are shown the door`,
    async () => {
      await visit(port, 1_000);
      const before = await visit(port, TIMED_MS);
      const [residentBefore, socketsBefore] = [site.residentBytes(), site.openSockets()];
      // What the deaf ask for is made once, as far as the system takes it; it is their slowness that is measured.
      const deafOnes = Math.round(SOCKETS * 0.4);
      for (let turn = 0; turn < deafOnes; turn += 1) await beDeaf(turn);
      await calm();
      for (let turn = 0; turn < SOCKETS - deafOnes; turn += 1) await HALVES[turn % 3]?.();
      const began = performance.now();
      const among = await visit(port, TIMED_MS);
      let most = site.residentBytes();
      const left = (wanted: readonly string[]) =>
        clients.filter(({ kind, ended }) => !ended && wanted.includes(kind)).length;
      const untilGone = async (kinds: readonly string[], within: number) => {
        while (left(kinds) > 0 && performance.now() - began < within) {
          await new Promise((resolve) => setTimeout(resolve, 250));
          most = Math.max(most, site.residentBytes());
        }
      };
      const halves = ['dribbles headers', 'dribbles body', 'says nothing'];
      await untilGone(halves, ENDED_WITHIN_MS);
      const deaf = () => Math.max(0, site.openSockets() - socketsBefore);
      while (deaf() > 0 && performance.now() - began < IDLE_MS + 30_000) {
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      const ratio = p95(among.times) / p95(before.times);
      const told = clients.filter(({ told: line }) => line.startsWith('HTTP/1.1 408 ')).length;
      const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;
      reportDrill('slow clients', {
        sockets: SOCKETS,
        'p95 alone': `${p95(before.times).toFixed(1)} ms`,
        'p95 among them': `${p95(among.times).toFixed(1)} ms`,
        ratio: ratio.toFixed(2),
        'answers among them': among.times.length,
        'of them refused': before.refused + among.refused,
        'half requests still open': left(halves),
        'told 408': told,
        'deaf ones still open': deaf(),
        resident: `${megabytes(residentBefore)} before, ${megabytes(most)} at most`,
      });
      expect([before.refused, among.refused]).toEqual([0, 0]);
      expect(among.times.length).toBeGreaterThan(10);
      expect(left(halves)).toBe(0);
      expect(told).toBe(clients.filter(({ kind }) => halves.includes(kind)).length);
      // Held whole, their answers would take 17 MB each.
      const half = (deafOnes * 17 * 1_048_576) / 2;
      expect(most - residentBefore).toBeLessThan(Math.min(half, 512 * 1_048_576));
      expect(deaf()).toBe(0);
      expect(ratio).toBeLessThan(2);
    },
    TIMED_MS * 2 + IDLE_MS + 120_000,
  );
});
