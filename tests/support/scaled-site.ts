import { BARE_ENVIRONMENT } from './bare-environment.ts';
import { NOBODY_OUTSIDE } from './nobody-outside.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PROBE = fileURLToPath(new URL('measure-blocks.mjs', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../scripts/catalogue.ts', import.meta.url));

/** Returns the environment with which a server under drill records how long its event loop is blocked. */
export function measured(folder: string): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${pathToFileURL(PROBE).href}`,
    BLOCKS_FILE: join(folder, 'blocks.txt'),
  };
}

/** Returns the longest block of the event loop since a time (`Date.now()`), in ms of CPU time. */
export function longestBlock(folder: string, since: number): number {
  const file = join(folder, 'blocks.txt');
  if (!existsSync(file)) return 0;
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' ').map(Number))
    .filter(([at = 0]) => at >= since)
    .reduce((longest, [, took = 0]) => Math.max(longest, took), 0);
}

/** Returns the memory of a process in megabytes: its current size (`VmRSS`), or its peak (`VmHWM`). */
export function megabytes({ pid }: ChildProcess, field: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1_024);
}

/** Imports an export with the documented command. Returns the duration in seconds, and the peak memory in megabytes. */
export async function importExport(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly seconds: number; readonly peak: number }> {
  const began = performance.now();
  const words = [COMMAND, 'import', '--format', 'openfoodfacts-jsonl', file, '--quiet'];
  const child = spawn(process.execPath, words, {
    env: { ...BARE_ENVIRONMENT, ...NOBODY_OUTSIDE, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => {
    if (child.exitCode === null && existsSync(`/proc/${child.pid}/status`))
      peak = Math.max(peak, megabytes(child, 'VmHWM') || 0);
  }, 250);
  const [code] = (await once(child, 'exit')) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import ended with code ${code}.`);
  return { seconds: (performance.now() - began) / 1_000, peak };
}
