import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './http-process.ts';
import { contentOf } from './next-content.ts';

const FOLDER = fileURLToPath(new URL('./next-page', import.meta.url));
const NEXT = join(FOLDER, 'node_modules', 'next', 'dist', 'bin', 'next');
const ENV = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

function run(command: string, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: FOLDER,
    env: { ...process.env, ...ENV },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Installs Next.js if necessary, and builds the equivalent of one of our pages. */
export function buildNextPage(html: string): void {
  if (!existsSync(NEXT)) run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(join(FOLDER, 'content.json'), JSON.stringify(contentOf(html)));
  run(process.execPath, [NEXT, 'build']);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Starts the build of `buildNextPage` with `next start`. */
export async function startNextPage(): Promise<ServerProcess> {
  const port = await freePort();
  const words = ['start', '-H', '127.0.0.1', '-p', String(port)];
  const server = await startServer({
    command: [process.execPath, NEXT, ...words],
    env: ENV,
    cwd: FOLDER,
    ready: /127\.0\.0\.1:(\d+)[\s\S]*Ready in/,
  });
  return { ...server, port };
}
