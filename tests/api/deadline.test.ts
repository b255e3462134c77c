import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { addDeadline } from '#server/http/deadline.ts';
import { answerError } from '#server/http/errors.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** An app whose handlers, and one of whose hooks, take longer than its deadline. */
async function startSlowApp(): Promise<string> {
  const app = fastify();
  apps.push(app);
  app.setErrorHandler(answerError);
  addDeadline(app, 100);
  const slowly = () => setTimeout(1_000, { late: true });
  app.get('/read', slowly);
  app.post('/write', slowly);
  app.post('/hook', { preHandler: async () => void (await slowly()) }, async () => ({}));
  app.post('/quick', async () => ({ in: 'time' }));
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const json = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };

it.each([
  ['GET', '/read', {}],
  ['POST', '/write', json],
  ['POST', '/hook', json],
] as const)('%s %s is answered with 503 when its time is up', async (method, path, more) => {
  const answer = await fetch(`${await startSlowApp()}${path}`, { method, ...more });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});

it('what is answered in time is left alone, also when the connection is used again', async () => {
  const origin = await startSlowApp();
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await fetch(`${origin}/quick`, { method: 'POST', ...json });
    expect(await answer.json()).toEqual({ in: 'time' });
    await setTimeout(150);
  }
});
