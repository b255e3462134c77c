import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillDataDir } from '../../tests/support/filled-data-setup.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /ready at (http:\/\/\S+)/;

export interface RunningSite {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The built site with the bundled catalogue, as an operator would run it: a process and a data folder of its own. */
export async function runSite(): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'proteinwise-pages-'));
  fillDataDir(dataDir);
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: 'only for the bench of pages',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = READY.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`The site ended:\n${output}`)));
  });
  return {
    origin: origin.replace('127.0.0.1', 'localhost'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
