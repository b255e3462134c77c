import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

describe.each(['sqlite', 'postgres'] as const)('texts that cannot be stored (%s)', (engine) => {
  let app: TestApp;
  let cookie: string;
  beforeAll(async () => {
    app = await startTestApp({ engine });
    cookie = await app.signIn();
  });
  afterAll(() => app.close());

  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, headers: { cookie } });

  it.each([
    ['sourceKey', { sourceKey: '\0', record: 'x', decision: 'rejected' }],
    ['record', { sourceKey: 'x', record: 'a\0b', decision: 'rejected' }],
  ])(
    'a decision is refused that names its record with one, and says where: %s',
    async (at, body) => {
      const answer = await post('/api/admin/quarantine', body);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ path: at }] });
    },
  );

  it('a record that is not there is not found', async () => {
    const body = { sourceKey: 'x', record: 'é – 1', decision: 'rejected' };
    expect((await post('/api/admin/quarantine', body)).statusCode).toBe(404);
  });

  it('an ingredient text may have lines, and no other control character', async () => {
    const source = 'https://example.com/label';
    const correct = (statement: string) =>
      post('/api/admin/products/1/facts', { statement, source });
    expect((await correct('Whey\0')).statusCode).toBe(400);
    expect((await correct('Whey,\r\n\tcocoa')).statusCode).not.toBe(400);
  });
});
