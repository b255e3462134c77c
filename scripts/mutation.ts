/**
 * `npm run mutation [-- PART…] [--concurrency N] [--every N]`: mutates the code of `src/domain` and `src/catalogue` in
 * thousands of small ways and counts how many mutants its tests detect (docs/figures.md, 16). Writes docs/mutation.md;
 * parts that were not run keep their line. A part is measured a few files at a time; results are kept in `reports/`,
 * and an interrupted run resumes there. All parts take hours; `--every 10` measures a sample, every tenth line of each
 * file.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const PAGE = 'docs/mutation.md';
const GOAL = 90;
/** Files per run of Stryker, which stores its results only at its end. */
const FILES_AT_ONCE = 6;
/** The folder of each part. Its tests are in the same folder. */
const PARTS: Readonly<Record<string, string>> = {
  matching: 'domain/matching',
  product: 'domain/product',
  flavors: 'domain/flavors',
  sentence: 'domain/sentence',
  others: 'domain/!(matching|product|flavors|sentence|ingredients)',
  ingredients: 'domain/ingredients',
  catalogue: 'catalogue',
};

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { status: string }[] }>>;
}

/** Counts mutants by status. Timeouts and missing coverage count as in Stryker. */
function countOf(mutants: Report['files'][string]['mutants']) {
  const counts: Record<string, number> = {};
  for (const { status } of mutants) counts[status] = (counts[status] ?? 0) + 1;
  const { Killed: killed = 0, Timeout: timeout = 0, Survived = 0, NoCoverage = 0 } = counts;
  const all = killed + timeout + Survived + NoCoverage;
  const score = all === 0 ? 100 : (100 * (killed + timeout)) / all;
  return { all, killed, timeout, survived: Survived, unreached: NoCoverage, score };
}

/** A line of the table: the whole part, and its files below the goal, worst first. */
function lineOf(part: string, { files }: Report, every: number): string {
  const whole = countOf(Object.values(files).flatMap((file) => file.mutants));
  const measured = every === 1 ? 'all' : `1 line in ${every}`;
  const below = Object.entries(every === 1 ? files : {})
    .map(([path, { mutants }]) => ({ name: path.split('/').at(-1) ?? path, ...countOf(mutants) }))
    .filter((file) => file.score < GOAL)
    .sort((a, b) => a.score - b.score)
    .map((file) => `${file.name} ${file.score.toFixed(0)} %`);
  const { all, killed, timeout, survived, unreached } = whole;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const on = `${new Date().toISOString().slice(0, 10)}, ${commit}`;
  const score = `${whole.score.toFixed(2)} %`;
  const counts = [all, killed, timeout, survived, unreached];
  const cells = [part, measured, score, ...counts, on, below.join(', ')];
  return `| ${cells.join(' | ')} |`;
}

function readLines(): Map<string, string> {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const rows = page.split('\n').map((line) => [line.split('|')[1]?.trim() ?? '', line] as const);
  return new Map(rows.filter(([part]) => part in PARTS));
}

function writePage(lines: ReadonlyMap<string, string>): void {
  const rows = Object.keys(PARTS).flatMap((part) => lines.get(part) ?? []);
  writeFileSync(
    PAGE,
    `# Mutation score

Written by \`npm run mutation\` (Stryker, [configuration](../stryker.config.json)): each mutant is one small change of the code; it is killed where a test
in the same folder fails by it. The commit is the one that was checked out. A result is kept from run to run while neither the mutated lines nor the tests
that reach them change; \`rm -r reports/mutation\` measures anew. Of a part measured as a sample ("1 line in 10") only the mutants that lie within every tenth
line of each file were tried.

| part | measured | score | mutants | killed | timed out | survived | not reached | run on | files below ${GOAL} % |
|---|---|---:|---:|---:|---:|---:|---:|---|---|
${rows.join('\n')}
`,
  );
}

/** Stryker's patterns for a file: all of it, or every n-th line. */
function patternsOf(file: string, every: number): readonly string[] {
  if (every === 1) return [file];
  const lines = readFileSync(file, 'utf8').split('\n').length;
  const sampled = Array.from({ length: Math.floor(lines / every) }, (_, at) => (at + 1) * every);
  return sampled.map((line) => `${file}:${line}-${line}`);
}

/** Measures a part. Null if Stryker failed. */
function measure(part: string, folder: string, concurrency: string, every: number): Report | null {
  const files = globSync(`src/${folder}/**/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const results = `reports/mutation/${part}${every === 1 ? '' : `-every-${every}`}.json`;
  const atOnce = FILES_AT_ONCE * every;
  for (let from = 0; from < files.length; from += atOnce) {
    const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'];
    const patterns = files.slice(from, from + atOnce).flatMap((file) => patternsOf(file, every));
    const mutate = ['--mutate', patterns.join(',')];
    const keep = ['--incremental', '--incrementalFile', results, '--concurrency', concurrency];
    const env = { ...process.env, MUTATED_LAYER: folder };
    const run = spawnSync(process.execPath, [...stryker, ...mutate, ...keep], {
      stdio: 'inherit',
      env,
    });
    if (run.status !== 0) return null;
  }
  return JSON.parse(readFileSync(results, 'utf8')) as Report;
}

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '2' },
    every: { type: 'string', default: '1' },
  },
});
const every = Number(values.every);
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(
    `no part called ${unknown.join(', ')}; there are: ${Object.keys(PARTS).join(', ')}`,
  );
  process.exit(1);
}
let failed = false;
for (const [part, folder] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  const report = measure(part, folder, values.concurrency, every);
  if (report === null) {
    failed = true;
    continue;
  }
  failed ||= countOf(Object.values(report.files).flatMap((file) => file.mutants)).score < GOAL;
  writePage(readLines().set(part, lineOf(part, report, every)));
}
process.exit(failed ? 1 : 0);
