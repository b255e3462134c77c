/**
 * `npm test`: everything, in the order in which a failure is cheapest to find.
 * Ends with one line, "N passed, N failed", and a non-zero exit code if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideRequirements } from './test-requirements.ts';

interface Tally {
  passed: number;
  failed: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The guards: each is one check, passed or failed. */
const GUARDS: readonly (readonly [name: string, command: readonly string[]])[] = [
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

function run(command: readonly string[]): boolean {
  const [file = '', ...args] = command;
  return spawnSync(file, args, { stdio: 'inherit' }).status === 0;
}

function runGuards(tally: Tally): void {
  for (const [name, command] of GUARDS) {
    say(`\n▸ ${name}: ${command.join(' ')}`);
    if (run(command)) tally.passed++;
    else {
      tally.failed++;
      say(`✕ ${name}`);
    }
  }
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
say('\n▸ build');
if (run(['node', 'scripts/start.ts', '--build-only'])) tally.passed++;
else tally.failed++;
runGuards(tally);
say('\n▸ tests');
runVitest(tally, process.argv.slice(2));
say(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
