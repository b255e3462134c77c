/**
 * Measures the site over HTTP (docs/figures.md, 6 and 8) and writes its section of bench/results.md: requests per
 * second of one core, compared with a constant response through the same hooks and with a Next.js page of the same
 * content in the same run; startup and memory.
 *
 *   npm run bench -- http [--seconds=3 --rounds=3 --least=1000 --connections=32 --starts=5 --load=15 --next=no --print]
 *
 * On a busy machine each scenario continues until `least` requests are answered, or a minute has passed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CARD_FIELDS } from '#site/product-card/card-product.ts';
import { buildSite } from '../scripts/build-site.ts';
import { buildNextPage, startNextPage } from './http-next.ts';
import { memoryOf, runLoad, type ServerProcess, startServer } from './http-process.ts';
import { type HttpResults, httpReport } from './http-report.ts';
import { runScenarios, type Scenario, searchBodies } from './http-scenarios.ts';
import { startSite } from './http-start.ts';
import { fillDataDir } from '../tests/support/filled-data-setup.ts';
import { elementsOf } from './next-content.ts';
import { writeSection } from './results-file.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    least: { type: 'string', default: '1000' },
    starts: { type: 'string', default: '5' },
    load: { type: 'string', default: '15' },
    next: { type: 'string', default: 'yes' },
    print: { type: 'boolean', default: false },
    // The first start finds the catalogue imported, which saves half of the time of the short form.
    filled: { type: 'boolean', default: false },
  },
  strict: false,
});
const atLeast = (least: number, value: unknown) => Math.max(least, Number(value));
const whole = (value: unknown) => atLeast(1, value);
const say = (line: string) => process.stdout.write(`${line}\n`);

const PAGES = 200;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const SEARCHES = 2_000;
/** As the site's own pages request it. */
const SEARCH = `/api/proteins/search?fields=${CARD_FIELDS}`;
/** Seconds for which every page and 2,000 searches are requested before memory is measured. */
const LOAD_SECONDS = atLeast(0.1, options.load);
const STORED_AFTER_MS = 8_000;
/** The wait between a start or a load and the measurement of memory. */
const REST_MS = Math.min(5_000, LOAD_SECONDS * 1_000);

async function fetchText(port: number, path: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  return answer.text();
}

type Asked = Pick<Scenario['load'], 'paths' | 'bodies'> & { readonly method?: 'POST' };

/** Every request accepts the encodings that browsers accept. */
function scenario(name: string, server: ServerProcess, { method, paths, bodies }: Asked): Scenario {
  const load = { method: method ?? 'GET', paths, headers: BROWSER } as const;
  return { name, server, load: bodies === undefined ? load : { ...load, bodies } };
}

function siteScenarios(server: ServerProcess, ids: readonly number[]): readonly Scenario[] {
  return [
    scenario('constant', server, { paths: ['/bench/constant'] }),
    scenario('search, new', server, {
      method: 'POST',
      paths: [SEARCH],
      bodies: searchBodies(SEARCHES),
    }),
    scenario('bare render', server, { paths: ids.map((id) => `/bench/render/${id}`) }),
    scenario('page, new', server, { paths: ids.map((id) => `/protein/${id}?fresh={n}`) }),
    scenario('page, kept', server, { paths: ids.map((id) => `/protein/${id}`) }),
  ];
}

function nextScenarios(server: ServerProcess): readonly Scenario[] {
  return [
    scenario('next, new', server, { paths: ['/fresh/{n}'] }),
    scenario('next, kept', server, { paths: ['/kept/1'] }),
  ];
}

const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-http-'));
const stops: (() => Promise<void>)[] = [];
try {
  buildSite();
  if (options.filled === true) fillDataDir(dataDir);
  else say('Starting on an empty database.');
  const first = await startSite(dataDir);
  // The index is stored after five seconds without a change.
  if (options.filled !== true) await setTimeout(STORED_AFTER_MS);
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
  const mixture = {
    port: site.port,
    seconds: LOAD_SECONDS,
    connections: 16,
    headers: BROWSER,
  } as const;
  await runLoad({ ...mixture, method: 'GET', paths: every });
  const bodies = searchBodies(SEARCHES);
  await runLoad({ ...mixture, method: 'POST', paths: [SEARCH], bodies });
  await runLoad({ ...mixture, seconds: LOAD_SECONDS / 3, method: 'GET', paths: every });
  await setTimeout(REST_MS);
  const memory = memoryOf(site.pid);
  await site.stop();

  const json = (body: string) => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const command = [process.execPath, 'bench/http-server.ts'];
  const ready = /ready at http:\/\/[^:]+:(\d+)/;
  const probe = await startServer({
    command: [...command, dataDir],
    ready,
  });
  const answers = [];
  for (const body of bodies.slice(0, 100)) {
    answers.push(await fetchText(probe.port, SEARCH, json(body)));
  }
  // The response of median length among those of the searches, so that it is as compressible as they are.
  const constant = answers.toSorted((a, b) => a.length - b.length)[answers.length >> 1] ?? '';
  const answerBytes = Buffer.byteLength(constant);
  const constantFile = join(dataDir, 'constant.json');
  writeFileSync(constantFile, constant);
  await probe.stop();
  const server = await startServer({
    command: [...command, dataDir, constantFile],
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
    seconds: atLeast(0.1, options.seconds),
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
  };
  const section = httpReport(results);
  if (options.print !== true) writeSection('http', section);
  say(section);
  const failing = figures.filter(({ failed, requests }) => failed > 0 || requests === 0);
  if (failing.length > 0) {
    throw new Error(`Not answered with 200: ${failing.map(({ name }) => name).join(', ')}.`);
  }
} finally {
  for (const stop of stops) await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
