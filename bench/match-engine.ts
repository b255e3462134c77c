/**
 * Measures the match engine (docs/figures.md, 5) and writes its section of bench/results.md: the whole call (first
 * page, summary, live counts, relaxations) at each size in a separate process, then the same queries on other engines.
 *
 *   npm run bench -- match [--sizes=1000,10000 --peers=PostgreSQL,SQLite --peer-size=100000 --queries=60 --print]
 */
import type { PeerResult } from './match-peers.ts';
import type { SizeResult } from './match-one-size.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machine, row, writeSection } from './results-file.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000,1000000' },
    peers: { type: 'string', default: 'PostgreSQL,SQLite,MiniSearch,Orama' },
    'peer-size': { type: 'string', default: '100000' },
    queries: { type: 'string', default: '60' },
    print: { type: 'boolean', default: false },
  },
  strict: false,
}) as { values: Record<'sizes' | 'peers' | 'peer-size' | 'queries', string> & { print: boolean } };

const scratch = mkdtempSync(join(tmpdir(), 'proteinwise-match-'));

/** Runs one script of this folder and reads the JSON it writes. */
function run<T>(script: string, before: readonly string[], after: readonly string[] = []): T {
  const answer = join(scratch, 'answer.json');
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=12288', file, ...before, answer, ...after],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`${script} ${before.join(' ')} failed`);
  return JSON.parse(readFileSync(answer, 'utf8')) as T;
}

/**
 * The exponent of growth from 10,000 products on, where fixed costs no longer dominate. 1 is linear. Null with fewer
 * than two sizes.
 */
function growthExponent(sizes: readonly SizeResult[]): number | null {
  const points = sizes
    .filter((each) => each.size >= 10_000)
    .map((each): [number, number] => [Math.log(each.size), Math.log(each.cpu)]);
  if (points.length < 2) return null;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const up = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return up / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

const shown = (value: number, digits = 3): string => String(Number(value.toPrecision(digits)));

function sizesTable(sizes: readonly SizeResult[]): string {
  return [
    row([
      'products',
      'p50 ms',
      'p99 ms',
      'p99 best of three, ms',
      'processor ms',
      'build s',
      'longest stall ms',
      'bytes a product',
      'memory sweep ms',
    ]),
    row(Array.from({ length: 9 }, () => '---:')),
    ...sizes.map((each) =>
      row([
        each.size.toLocaleString('en'),
        shown(each.p50),
        shown(each.p99),
        shown(each.best99),
        shown(each.cpu),
        shown(each.buildSeconds),
        shown(each.longestStall),
        Math.round(each.bytesPerProduct),
        shown(each.sweep),
      ]),
    ),
  ].join('\n');
}

function findTable(sizes: readonly SizeResult[]): string {
  const largest = sizes.at(-1);
  if (largest === undefined) return '';
  return [
    row(['text', 'ms']),
    row(['---', '---:']),
    ...largest.find.map(({ text, ms }) => row([text, shown(ms)])),
  ].join('\n');
}

function peersTable(peers: readonly PeerResult[]): string {
  const times = (value: number | null, ratio: number | null): string[] =>
    value === null || ratio === null
      ? ['cannot express it', '–']
      : [shown(value), `${shown(ratio)} ×`];
  return [
    row(['engine', 'perfect matches, ms', 'times ours', 'whole listing, ms', 'times ours']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...peers.map((each) =>
      row([
        each.name,
        ...times(each.perfect, each.perfectRatio),
        ...times(each.listing, each.listingRatio),
      ]),
    ),
  ].join('\n');
}

const sizes = options.sizes.split(',').map((size) => {
  const result = run<SizeResult>('./match-one-size.ts', [size]);
  console.log(`${size}: p50 ${shown(result.p50)} ms, processor ${shown(result.cpu)} ms`);
  return result;
});
const peers =
  options.peers === ''
    ? []
    : run<PeerResult[]>(
        './match-peers.ts',
        [options['peer-size'], options.queries],
        options.peers.split(','),
      );
rmSync(scratch, { recursive: true, force: true });

const exponent = growthExponent(sizes);
const report = `## Match engine

Measured ${machine()}, one thread (the benches alone make a load of about 1: above that others were using the machine, and clock times are too long).

### The whole call

One call is a search (match, rank, first page of 12) and its summary (totals, average, hidden with reasons, live counts of every option, exact relaxations). 400 different searches after 400 others for warming up; each is asked three times, never twice in a row. Products are resampled from the real catalogue (bench/match-population.ts). "p99 best of three" takes each search by the best of its three times; "processor" is the mean processor time of the calling thread: neither is lengthened by other work on the machine. "Memory sweep" reads, once, as many bytes as 60 of the catalogue's sets hold: a floor for anything that looks at all of it. "Longest stall" is the longest time that building the index in steps held everything else. Bytes a product are those of the index as built.

${sizesTable(sizes)}

${exponent === null ? '' : `Growth from 10,000 products on (mean processor time): size to the power of ${shown(exponent)}.`}

### Text search at ${sizes.at(-1)?.size.toLocaleString('en') ?? 0} products

${findTable(sizes)}

### The same question put to others, ${Number(options['peer-size']).toLocaleString('en')} products

${peers[0]?.queries ?? 0} searches, medians, one run, answers checked equal before. "Perfect matches": number and first page. "Whole listing": near matches included, with counts of perfect, hidden and unconfirmed and the average score; ours also gives live counts and relaxations in that time. PostgreSQL: own cluster, GIN (intarray) and btree indexes, 512 MB work_mem. SQLite: node:sqlite in memory, indexed. MiniSearch: facts as words, AND / OR / AND_NOT. Orama: enum and boolean filters.

${peersTable(peers)}
`;
if (!options.print) writeSection('match', report);
console.log(report);
