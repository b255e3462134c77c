import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEADERS_TOO_LARGE } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { SECURITY_HEADERS } from '#server/http/security.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { fillDataDir } from '../support/filled-data-setup.ts';

const START_WITHIN_MS = 60_000;

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
  const folder = mkdtempSync(join(tmpdir(), 'proteinwise-server-'));
  let server: BuiltServer;
  let port: number;
  beforeAll(async () => {
    // One that starts on nothing: importer/bundled-catalogue.test.ts.
    fillDataDir(folder);
    server = await startBuiltServer({ DATA_DIR: folder, LOG_LEVEL: 'warn' }, START_WITHIN_MS);
    port = Number(new URL(server.origin).port);
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  });

  it('tells where it is and the password once, and answers from the whole bundled catalogue', async () => {
    expect(server.output()).toMatch(/is ready at http:\/\/\S+:\d+ \(\d{3,} products\)/);
    expect(server.output().match(/Operator password .*: ([a-z0-9-]{20,})/g)).toHaveLength(1);
    const stats = (await (await fetch(`${server.origin}/api/stats`)).json()) as {
      productsCount: number;
    };
    expect(stats.productsCount).toBeGreaterThanOrEqual(500);
    const password = /Operator password .*: (\S+)/.exec(server.output())?.[1];
    const login = await fetch(`${server.origin}/api/admin/login`, {
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
      ['GET /api/%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
      ['POST /api/events HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400],
    ] as const) {
      const heard = await converse(port, text).answer;
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
      port,
      `POST /api/proteins/by-ids HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await fetch(`${server.origin}/livez`);
    server.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write(body.slice(5));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.exit).toBe(0);
  });
});
