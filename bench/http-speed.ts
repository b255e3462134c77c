/**
 * Measures the site over HTTP (quality.md 6 and 8) and writes its section of bench/results.md: requests a second of one
 * core, beside a constant answer through the same hooks and a Next.js page of the same content in the same run; start and
 * memory.
 *
 *   npm run bench -- http [--seconds=3 --rounds=3 --least=1000 --connections=32 --next=no]
 *
 * On a busy machine each scenario goes on until `least` requests are answered, or a minute has passed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSite } from '../scripts/build-site.ts';
import { buildNextPage, startNextPage } from './http-next.ts';
import { memoryOf, runLoad, type ServerProcess, startServer } from './http-process.ts';
import { type HttpResults, httpReport } from './http-report.ts';
import { runScenarios, type Scenario, searchBodies } from './http-scenarios.ts';
import { startCommand, startSite } from './http-start.ts';
import { elementsOf } from './next-content.ts';
import { writeSection } from './results-file.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    least: { type: 'string', default: '1000' },
    starts: { type: 'string', default: '5' },
    next: { type: 'string', default: 'yes' },
  },
  strict: false,
});
const whole = (value: unknown) => Math.max(1, Number(value));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Pages a load goes through, and the one that the peer renders. */
const PAGES = 200;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const KEPT_SEARCHES = 20;
const SEARCHES = 2_000;
/** Between a start or a load and the look at what it left in memory: the site collects when it is at rest. */
const REST_MS = 5_000;

async function fetchText(port: number, path: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  return answer.text();
}

function siteScenarios(server: ServerProcess, ids: readonly number[]): readonly Scenario[] {
  const get = (name: string, paths: readonly string[], headers = {}): Scenario => ({
    name,
    server,
    load: { method: 'GET', paths, headers },
  });
  const post = (name: string, bodies: readonly string[]): Scenario => ({
    name,
    server,
    load: { method: 'POST', paths: ['/api/proteins/search'], bodies },
  });
  const kept = ids.map((id) => `/protein/${id}`);
  const fresh = ids.map((id) => `/protein/${id}?fresh={n}`);
  return [
    get('constant', ['/bench/constant']),
    post('search, asked before', searchBodies(KEPT_SEARCHES)),
    post('search, new', searchBodies(SEARCHES)),
    get('page, new', fresh),
    get('page, new, compressed', fresh, BROWSER),
    get('page, kept', kept),
    get('page, kept, compressed', kept, BROWSER),
  ];
}

function nextScenarios(server: ServerProcess): readonly Scenario[] {
  const get = (name: string, path: string, headers = {}): Scenario => ({
    name,
    server,
    load: { method: 'GET', paths: [path], headers },
  });
  return [
    get('next, new', '/fresh/{n}'),
    get('next, new, compressed', '/fresh/{n}', BROWSER),
    get('next, kept', '/kept/1'),
  ];
}

const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-http-'));
const stops: (() => Promise<void>)[] = [];
try {
  buildSite();
  say('Starting on an empty database.');
  const first = await startSite(dataDir);
  await first.server.stop();
  const starts = [];
  for (let turn = 0; turn < whole(options.starts); turn++) {
    const { server, start } = await startSite(dataDir);
    starts.push(start);
    await server.stop();
  }

  const { server: site } = await startSite(dataDir);
  stops.push(() => site.stop());
  await setTimeout(REST_MS);
  const atRest = memoryOf(site.pid);
  const products = JSON.parse(await fetchText(site.port, '/api/proteins')) as { id: number }[];
  const every = products.map(({ id }) => `/protein/${id}`);
  say('Every page once, then a mixture, for what stays in memory.');
  const mixture = { port: site.port, seconds: 15, connections: 16, headers: BROWSER } as const;
  await runLoad({ ...mixture, method: 'GET', paths: every });
  const bodies = searchBodies(SEARCHES);
  await runLoad({ ...mixture, method: 'POST', paths: ['/api/proteins/search'], bodies });
  await runLoad({ ...mixture, seconds: 5, method: 'GET', paths: every });
  await setTimeout(REST_MS);
  const memory = memoryOf(site.pid);
  await site.stop();

  const json = (body: string) => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const [node, ...words] = startCommand();
  const command = [node, ...words.filter((word) => word.startsWith('-')), 'bench/http-server.ts'];
  const ready = /ready at http:\/\/[^:]+:(\d+)/;
  const probe = await startServer({
    command: [...command, dataDir, '1000'],
    ready,
  });
  const lengths = [];
  for (const body of bodies.slice(0, 100)) {
    lengths.push(
      Buffer.byteLength(await fetchText(probe.port, '/api/proteins/search', json(body))),
    );
  }
  const answerBytes = Math.round(lengths.reduce((sum, each) => sum + each, 0) / lengths.length);
  await probe.stop();
  const server = await startServer({
    command: [...command, dataDir, String(answerBytes)],
    ready,
  });
  stops.push(() => server.stop());
  const step = Math.max(1, Math.floor(products.length / PAGES));
  const ids = products.filter((_, place) => place % step === 0).map(({ id }) => id);
  const pages = await Promise.all(ids.map((id) => fetchText(server.port, `/protein/${id}`)));
  const page = pages.toSorted((a, b) => a.length - b.length)[pages.length >> 1] ?? '';
  const scenarios = [...siteScenarios(server, ids)];
  let peerElements: number | null = null;
  if (options.next !== 'no') {
    say('Building the page of the same content with Next.js.');
    buildNextPage(page);
    const next = await startNextPage();
    stops.push(() => next.stop());
    scenarios.push(...nextScenarios(next));
    peerElements = elementsOf(await fetchText(next.port, '/fresh/1'));
  }
  const figures = await runScenarios(scenarios, {
    rounds: whole(options.rounds),
    seconds: whole(options.seconds),
    connections: whole(options.connections),
    least: whole(options.least),
  });
  const results: HttpResults = {
    figures,
    answerBytes,
    pageBytes: Buffer.byteLength(page),
    elements: elementsOf(page),
    peerElements,
    empty: first.start,
    starts,
    atRest,
    memory,
    products: products.length,
    flags: words.filter((word) => word.startsWith('-')).join(' '),
  };
  const section = httpReport(results);
  writeSection('http', section);
  say(section);
} finally {
  for (const stop of stops) await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
