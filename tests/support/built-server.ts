import { NOBODY_OUTSIDE } from './nobody-outside.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../scripts/build-site.ts';
import { BARE_ENVIRONMENT } from './bare-environment.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /ready at (http:\/\/\S+)/;

/** A server process that is listening. */
export interface BuiltServer {
  /** For example http://127.0.0.1:41234. */
  readonly origin: string;
  readonly child: ChildProcess;
  /** Resolves with the exit code, or null if a signal ended it. */
  readonly exit: Promise<number | null>;
  /** Returns what it has written to its console so far. */
  output(): string;
}

let checked = false;

/**
 * Returns the path of what `npm start` runs. Throws if dist/ is missing or was not built from the current sources, because a
 * test must not judge an outdated build.
 */
export function builtMain(): string {
  if (!checked && !isBuilt()) {
    throw new Error(
      'dist/ was not built from these sources: run `npm start -- --build-only` first.',
    );
  }
  checked = true;
  return join(ROOT, 'dist/server/main.js');
}

/**
 * Starts the server as `npm start` does (docs/decisions/process.md) on a free port, and waits until it is ready.
 * Rejects with its output if it ends before.
 */
export async function startBuiltServer(
  env: Readonly<Record<string, string>>,
  startWithinMs: number,
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [builtMain()], {
    cwd: ROOT,
    env: {
      ...BARE_ENVIRONMENT,
      ...NOBODY_OUTSIDE,
      NODE_ENV: 'production',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startWithinMs);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const found = READY.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found.replace('localhost', '127.0.0.1'));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with ${code ?? signal} before it was ready:\n${output}`));
    });
  });
  return { origin, child, exit, output: () => output };
}
