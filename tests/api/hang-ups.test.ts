import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { keptLog } from '../support/kept-log.ts';
import { startTestApp } from '../support/test-app.ts';

it('a client that hangs up while it sends is no fault of the database, nor of the site', async () => {
  const { lines, logger } = keptLog('info');
  const app = await startTestApp({
    engine: 'sqlite',
    logger,
  });
  try {
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.app.server.address() as AddressInfo;
    const gone = new Promise<void>((done) => {
      app.app.server.once('request', (_request, response) => response.once('close', done));
    });
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    client.write(
      'POST /api/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na',
    );
    await once(app.app.server, 'request');
    client.destroy();
    await gone;
    await expect.poll(async () => (await app.inject('/livez')).statusCode).toBe(200);
    const faults = lines.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(faults.filter(({ level }) => level >= 50)).toEqual([]);
  } finally {
    await app.close();
  }
});
