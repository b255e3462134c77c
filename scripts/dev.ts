/**
 * `npm run dev`: builds and serves the site, and does both again after each change of a source file. Reload the browser
 * to see it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WATCHED = ['src', 'data/blog', 'data/vocabulary'];
/** Editors write a file in several steps. */
const SETTLE_MS = 200;

let server: ChildProcess | null = null;
let timer: NodeJS.Timeout | undefined;

function start(): void {
  server = spawn(process.execPath, [join(ROOT, 'scripts', 'start.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: process.env,
  });
}

function restart(): void {
  const old = server;
  if (old === null || old.exitCode !== null || old.signalCode !== null) return start();
  old.once('exit', start);
  old.kill('SIGTERM');
}

for (const folder of WATCHED) {
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
    if (name !== null && /\.test\.tsx?$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server?.kill(signal);
    process.exit(0);
  });
}
start();
