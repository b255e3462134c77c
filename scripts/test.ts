/**
 * `npm test`: runs all checks and tests, in the order in which a failure is cheapest to find. Visual regression, the
 * long drills and mutation testing are in `npm run nightly`. Ends with the line "N passed, N failed", and a nonzero
 * exit code if anything failed.
 */
import './files-in-memory.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideRequirements } from './test-requirements.ts';
import { type Check, finish, runCheck, runVitest, say, type Tally } from './test-runner.ts';

/** A folder with a database that is filled once, for all tests that start from the bundled catalogue. */
const FILLED = mkdtempSync(join(tmpdir(), 'proteinwise-filled-'));

/** The builds and data that the tests need. */
const BASES: readonly Check[] = [
  ['build', ['node', 'scripts/start.ts', '--build-only']],
  ['catalogue of the tests', ['node', 'tests/support/fill-process.ts', FILLED]],
];
/** Checks that need the builds, and those that only read the sources, longest first. */
const CHECKS: readonly Check[] = [
  ['benches, in short', ['node', 'bench/run.ts', '--short']],
  ['index of the tests', ['node', 'tests/support/store-index-process.ts', FILLED]],
  ['types of the domain (no DOM, no Node)', ['tsc', '-p', 'src/domain']],
  ['types', ['tsc', '-p', '.', '--checkers', '1']],
  ['lint and boundaries', ['oxlint', '--type-aware', '--deny-warnings']],
  ['format', ['biome', 'format', '.']],
  ['dead code', ['knip']],
  ['code for tests alone', ['knip', '--production', '--include', 'exports']],
  ['duplicate code', ['jscpd']],
  ['vocabulary', ['node', 'scripts/vocabulary.ts', 'check']],
  [
    'coverage of the specification is up to date',
    ['node', 'scripts/specification-coverage.ts', '--check'],
  ],
];

/** Runs the checks, as many at a time as there are processors. Each one passes or fails. */
async function runChecks(tally: Tally, checks: readonly Check[]): Promise<void> {
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (await runCheck(next)) tally.passed++;
      else tally.failed++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const tally: Tally = { passed: 0, failed: 0 };
say('▸ what the tests need of this machine');
const missing = provideRequirements(say);
tally.failed += missing.length;
await runChecks(tally, BASES);
process.env['FILLED_DATA_DIR'] = FILLED;
await runChecks(tally, CHECKS);
say('\n▸ tests');
const projects = ['browser', 'api', 'unit'].flatMap((project) => ['--project', project]);
runVitest(tally, [...projects, ...process.argv.slice(2)]);
rmSync(FILLED, { recursive: true, force: true });
finish(tally);
