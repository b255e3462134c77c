import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Site } from '#services/site.ts';
import { countRequests, RequestMetrics, serveMetrics } from './metrics.ts';

const site = {
  catalogue: {
    current: () => ({ catalogue: { size: 7 }, version: 3 }),
    databaseAnswers: () => true,
  },
} as unknown as Site;

describe('metrics', () => {
  it('count answers by route and status, without addresses', async () => {
    const metrics = new RequestMetrics();
    const app = Fastify();
    countRequests(app, metrics);
    app.get('/things/:id', () => 'x');
    app.get('/throttled', (_request, reply) => reply.code(429).send());
    app.get('/away', () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    app.get('/hung-up', () => {
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
    });
    await app.inject('/hung-up');
    await app.inject('/things/12?email=a@example.com');
    await app.inject('/things/13');
    await app.inject('/throttled');
    await app.inject('/away');
    expect([metrics.throttled, metrics.databaseErrors]).toEqual([1, 1]);
    await app.inject('/nowhere');
    const text = metrics.write();
    expect(text).toContain(
      'http_request_duration_seconds_count{route="GET /things/:id",status="200"} 2',
    );
    expect(text).toContain('status="404"} 1');
    expect(text).not.toContain('example.com');
    await app.close();
  });

  it('are served on the machine itself, on a port of their own', async () => {
    const server = await serveMetrics(
      new RequestMetrics(),
      { site, mailFailures: () => 3, dataDir: tmpdir() },
      0,
    );
    const { port, address } = server.address() as AddressInfo;
    expect(address).toBe('127.0.0.1');
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(text).toContain('proteinwise_products 7');
    expect(text).toContain('proteinwise_database_up 1');
    expect(text).toContain('proteinwise_mail_failures_total 3');
    expect(text).toMatch(/^proteinwise_disk_free_bytes \d+$/m);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await new Promise((closed) => server.close(closed));
  });
});
