import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { builtServer } from './built-server.ts';
import { ALLOCATOR } from '../../scripts/allocator.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /ready at (http:\/\/\S+)/;
const START_WITHIN_MS = 60_000;

export interface SiteProcess {
  /** Such as http://127.0.0.1:41234. */
  readonly origin: string;
  /** Bytes the process holds in memory. */
  residentBytes(): number;
  /** Processor time the process has taken, in milliseconds. */
  processorTime(): number;
  /** Sockets the process holds, its own among them. */
  openSockets(): number;
  stop(): Promise<void>;
}

/** The operator's password of sites started here. */
export const SITE_PASSWORD = 'correct horse battery staple';

/**
 * The built site as an operator would run it: a process of its own on a free port, with the bundled catalogue in a
 * temporary DATA_DIR: a copy of `filled`, by default of what the run has filled; where there is neither the site imports it.
 */
export async function startSiteProcess(
  env: Readonly<Record<string, string>> = {},
  filled: string | undefined = inject('filledDataDir') as string | undefined,
): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'proteinwise-'));
  if (filled !== undefined) await cp(filled, dataDir, { recursive: true });
  const child = spawn(process.execPath, builtServer(), {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      ...ALLOCATOR,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: SITE_PASSWORD,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await readyAt(child);
  return {
    origin,
    residentBytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
    },
    processorTime() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
      // utime and stime, in hundredths of a second.
      return 10 * (Number(fields?.[11]) + Number(fields?.[12]));
    },
    openSockets() {
      const folder = `/proc/${child.pid}/fd`;
      return readdirSync(folder).filter((fd) => {
        try {
          return readlinkSync(join(folder, fd)).startsWith('socket:');
        } catch {
          // Closed since the folder was read.
          return false;
        }
      }).length;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The site did not start in time:\n${output}`));
    }, START_WITHIN_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = READY.exec(output)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with code ${code}:\n${output}`));
    });
  });
}
