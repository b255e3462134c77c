/** Runs commands and Vitest, and counts what passed and failed. Shared by `npm test` and `npm run nightly`. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Tally {
  passed: number;
  failed: number;
}

/** The name of a command in the output, and its words. */
export type Check = readonly [name: string, command: readonly string[]];

export const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Runs a command and prints its output when it ends, so that the output of parallel commands is not mixed. Resolves to
 * whether it succeeded.
 */
export function runCheck([name, command]: Check): Promise<boolean> {
  const [file = '', ...args] = command;
  const output: Buffer[] = [];
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', (error) => output.push(Buffer.from(error.message)));
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      say(
        `\n▸ ${name}: ${command.join(' ')} (${seconds} s)\n${Buffer.concat(output).toString().trimEnd()}`,
      );
      if (code !== 0) say(`✕ ${name}`);
      resolve(code === 0);
    });
  });
}

/** Runs Vitest and adds its counts to the tally. Skipped tests, and a run without a report, count as failures. */
export function runVitest(tally: Tally, args: readonly string[]): void {
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

/** Prints the last line, "N passed, N failed", and sets the exit code. */
export function finish({ passed, failed }: Tally): void {
  say(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
