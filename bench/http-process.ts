import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Load, Loaded } from './http-load.ts';

const CAN_PIN = cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/** The core of the measured server, and the core of the client. */
export const SERVER_CORE = '0';
const LOAD_CORE = '1';

/** Pins a command to one core. Returns it unchanged if the system cannot do that. */
function pinned(core: string, command: readonly string[]): readonly string[] {
  return CAN_PIN ? ['taskset', '-c', core, ...command] : command;
}

export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  /** Milliseconds from its start until it listens. */
  readonly readyAfter: number;
  /** Asks it to stop and waits until it has ended. */
  stop(): Promise<void>;
}

export interface ServerCommand {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Matches what it prints when it listens. The first group is the port. */
  readonly ready: RegExp;
}

/** Starts a server on its core. Rejects if it exits, or is not ready within two minutes. */
export function startServer(server: ServerCommand): Promise<ServerProcess> {
  const [command = '', ...words] = pinned(SERVER_CORE, server.command);
  const began = performance.now();
  const child = spawn(command, words, {
    cwd: server.cwd ?? fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...server.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`It did not start in time:\n${output}`));
    }, 120_000);
    const listen = (chunk: Buffer) => {
      if (output.length > 100_000) return;
      output += chunk.toString();
      const port = server.ready.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      const readyAfter = performance.now() - began;
      resolve({ pid: child.pid ?? 0, port: Number(port), readyAfter, stop: () => end(child) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`It ended with code ${code}:\n${output}`));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** CPU time of a process and all its threads so far, in seconds. */
export function processorSeconds(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(folder)
    .map((task) => Number(readFileSync(`${folder}/${task}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, each) => sum + each, 0);
  return nanoseconds / 1e9;
}

/** Memory of a process in megabytes: currently resident, and the peak. */
export function memoryOf(pid: number): { readonly resident: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1_000;
  return { resident: read('VmRSS'), peak: read('VmHWM') };
}

/** Runs one load on the other core. */
export function runLoad(load: Load): Promise<Loaded> {
  const script = fileURLToPath(new URL('./http-load.ts', import.meta.url));
  const words = pinned(LOAD_CORE, [process.execPath, script]);
  const [command = '', ...rest] = words;
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(load));
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) reject(new Error(`The load ended with code ${code}.`));
      else resolve(JSON.parse(output) as Loaded);
    });
  });
}
