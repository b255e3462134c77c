/**
 * `npm test`: everything, in the order in which a failure is cheapest to find.
 * Ends with one line, "N passed, N failed", and a non-zero exit code if anything failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideRequirements } from './test-requirements.ts';

interface Tally {
  passed: number;
  failed: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

type Check = readonly [name: string, command: readonly string[]];

/** A folder whose database is filled once for all tests that start from the bundled catalogue. */
const FILLED = mkdtempSync(join(tmpdir(), 'proteinwise-filled-'));

/** What the tests stand on, the longest first. */
const CHECKS: readonly Check[] = [
  ['build', ['node', 'scripts/start.ts', '--build-only']],
  ['catalogue of the tests', ['node', 'tests/support/fill-process.ts', FILLED]],
  ['types of the domain (no DOM, no Node)', ['tsc', '-p', 'src/domain']],
  ['types', ['tsc', '-p', '.']],
  ['lint and boundaries', ['oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['biome', 'format', '.']],
  ['dead code', ['knip']],
  ['duplicate code', ['jscpd']],
  ['vocabulary', ['node', 'scripts/vocabulary.ts', 'check']],
  [
    'coverage of the specification is up to date',
    ['node', 'scripts/specification-coverage.ts', '--check'],
  ],
];

/** Runs a command; what it writes is shown when it ends, so that several at a time can be told apart. */
function run(name: string, command: readonly string[]): Promise<boolean> {
  const [file = '', ...args] = command;
  const output: Buffer[] = [];
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', (error) => output.push(Buffer.from(error.message)));
    child.once('close', (code) => {
      say(`\n▸ ${name}: ${command.join(' ')}\n${Buffer.concat(output).toString().trimEnd()}`);
      if (code !== 0) say(`✕ ${name}`);
      resolve(code === 0);
    });
  });
}

/** Runs the checks, as many at a time as there are processors: each passes or fails. */
async function runChecks(tally: Tally, checks: readonly Check[]): Promise<void> {
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (await run(...next)) tally.passed++;
      else tally.failed++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Runs Vitest and adds its own counts; a run that leaves no report counts as one failure. */
function runVitest(tally: Tally, args: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'proteinwise-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync('vitest', ['run', ...reporters, ...args], { stdio: 'inherit' });
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numTodoTests: number;
    };
    const skipped = counts.numPendingTests + counts.numTodoTests;
    if (skipped > 0) say(`✕ ${skipped} tests did not run: nothing may be skipped`);
    tally.passed += counts.numPassedTests;
    tally.failed += counts.numFailedTests + skipped;
    if (status !== 0 && counts.numFailedTests + skipped === 0) tally.failed++;
  } catch {
    say('✕ Vitest left no report');
    tally.failed++;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const tally: Tally = { passed: 0, failed: 0 };
say('▸ what the tests need of this machine');
const missing = provideRequirements(say);
tally.failed += missing.length;
await runChecks(tally, CHECKS);
process.env['FILLED_DATA_DIR'] = FILLED;
await runChecks(tally, [['benches, in short', ['node', 'bench/run.ts', '--short']]]);
say('\n▸ tests');
runVitest(tally, process.argv.slice(2));
rmSync(FILLED, { recursive: true, force: true });
say(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
