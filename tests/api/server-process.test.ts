import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEADERS_TOO_LARGE } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { SECURITY_HEADERS } from '#server/http/security.ts';
import { BARE_ENVIRONMENT } from '../support/bare-environment.ts';
import { fillDataDir } from '../support/filled-data-setup.ts';

const MAIN = fileURLToPath(new URL('../../src/server/start/main.ts', import.meta.url));

interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  output(): string;
  /** Resolves with the exit code. */
  readonly exit: Promise<number | null>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Sends text over a bare connection; resolves with all that came until the other side closed it. */
function converse(port: number, text: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const answer = new Promise<string>((resolve, reject) => {
    let heard = '';
    socket.on('data', (data) => (heard += data.toString()));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
  return { socket, answer };
}

describe('the server process', () => {
  const folders: string[] = [];
  const running: ServerProcess[] = [];
  afterAll(async () => {
    for (const { child, exit } of running.splice(0)) {
      child.kill('SIGKILL');
      await exit;
    }
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  function launch(env: Record<string, string>, port: number): ServerProcess {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...BARE_ENVIRONMENT, PORT: String(port), ...env },
      cwd: tmpdir(),
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
    const server = { child, port, output: () => output, exit };
    running.push(server);
    return server;
  }

  async function launchReady(env: Record<string, string> = {}): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'proteinwise-server-'));
    folders.push(folder);
    // One that starts on nothing: importer/import/bundled-catalogue.test.ts.
    fillDataDir(folder);
    const server = launch({ DATA_DIR: folder, ...env }, await freePort());
    const ended = server.exit.then(() => 'ended');
    for (;;) {
      if (server.output().includes('is ready at')) return server;
      const pause = new Promise((resolve) => setTimeout(resolve, 50));
      if ((await Promise.race([ended, pause])) === 'ended') throw new Error(server.output());
    }
  }

  let server: ServerProcess;
  beforeAll(async () => {
    server = await launchReady({ LOG_LEVEL: 'warn' });
  });

  it('tells where it is and the password once, and answers from the whole bundled catalogue', async () => {
    expect(server.output()).toMatch(/is ready at http:\/\/localhost:\d+ \(\d{3,} products\)/);
    expect(server.output().match(/Operator password .*: ([a-z0-9-]{20,})/g)).toHaveLength(1);
    const url = `http://127.0.0.1:${server.port}`;
    const stats = (await (await fetch(`${url}/api/stats`)).json()) as { productsCount: number };
    expect(stats.productsCount).toBeGreaterThanOrEqual(500);
    const password = /Operator password .*: (\S+)/.exec(server.output())?.[1];
    const login = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    expect(login.status).toBe(200);
  });

  it('answers what is not HTTP, too, with an error of the contract and all headers', async () => {
    for (const [text, status] of [
      ['NOT HTTP AT ALL\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(LIMITS.headerBytes)}\r\n\r\n`, 431],
      ['GET /%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
      ['POST /api/events HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400],
    ] as const) {
      const heard = await converse(server.port, text).answer;
      const [head = '', body = ''] = heard.split('\r\n\r\n');
      expect([text.slice(0, 30), head.split('\r\n')[0]]).toEqual([
        text.slice(0, 30),
        expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} `)),
      ]);
      for (const name of Object.keys(SECURITY_HEADERS)) {
        expect(head.toLowerCase()).toContain(`\r\n${name}: `);
      }
      expect(JSON.parse(body)).toMatchObject({
        error: status === 431 ? HEADERS_TOO_LARGE : expect.any(String),
        code: expect.any(String),
      });
    }
  });

  it('finishes what has been asked when it is told to stop, and ends within ten seconds', async () => {
    const body = JSON.stringify({ ids: [1, 2, 3] });
    const { socket, answer } = converse(
      server.port,
      `POST /api/proteins/by-ids HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await fetch(`http://127.0.0.1:${server.port}/livez`);
    server.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write(body.slice(5));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.exit).toBe(0);
  });

  it('does not start on a configuration that cannot be used, and says which variable', async () => {
    const refused = launch({ DATABASE_URL: 'mysql://secret@host/x', LOG_LEVEL: 'loud' }, 0);
    expect(await refused.exit).toBe(2);
    expect(refused.output()).toMatch(/^.*DATABASE_URL: .*; LOG_LEVEL: .*\n$/);
    expect(refused.output()).not.toMatch(/secret| at \w/);
  });
});
