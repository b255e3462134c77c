import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorSessionList } from '#contract/admin.ts';
import type { AuditLog } from '#contract/audit.ts';
import { insertSession } from '#database/operator/sessions.ts';
import { hashToken } from '#services/access/random-token.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

describe.each(['sqlite', 'postgres'] as const)('what the operator does (%s)', (engine) => {
  let app: TestApp;
  let cookie: string;
  beforeAll(async () => {
    app = await startTestApp({ engine });
    cookie = await app.signIn();
  });
  afterAll(() => app.close());

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
  const actions = async () =>
    (await call('GET', '/api/admin/audit'))
      .json<AuditLog>()
      .entries.map((entry) => [entry.actor, entry.action, entry.subject]);

  it('stands in the audit log when it is answered, refusals and looks do not', async () => {
    const before = (await actions()).length;
    expect((await call('POST', '/api/admin/products/1/hide')).statusCode).toBe(200);
    expect((await call('POST', '/api/admin/products/999999/hide')).statusCode).toBe(404);
    await call('GET', '/api/admin/products');
    const now = await actions();
    expect(now.slice(0, now.length - before)).toEqual([['operator', 'products.hide', '1']]);
  });

  it('names nobody whose address was written to', async () => {
    const draft = { subject: 'News', markdown: 'x' };
    const { id } = (await call('POST', '/api/admin/newsletter/issues', draft)).json<{
      id: number;
    }>();
    await call('POST', `/api/admin/newsletter/issues/${id}/test`, { to: 'me@example.org' });
    expect((await actions())[0]).toEqual(['operator', 'newsletter.issues.test', String(id)]);
    const rows = await app.database.kysely.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('her sessions are listed and ended', async () => {
    const now = app.site.now();
    const token = 'x'.repeat(43);
    await insertSession(app.database, { idHash: hashToken(token), now, expiresAt: now + 60_000 });
    const list = async () =>
      (await call('GET', '/api/admin/sessions')).json<OperatorSessionList>().sessions;
    const other = (await list()).find(({ isThis }) => !isThis);
    expect(await list()).toHaveLength(2);
    const open = () =>
      app.inject({
        url: '/api/admin/sessions',
        headers: { cookie: `${cookie.split('=')[0]}=${token}` },
      });
    expect((await open()).statusCode).toBe(200);
    expect((await call('DELETE', `/api/admin/sessions/${other?.id}`)).statusCode).toBe(204);
    expect((await open()).statusCode).toBe(401);
    expect((await call('DELETE', `/api/admin/sessions/${other?.id}`)).statusCode).toBe(404);
    expect((await call('DELETE', '/api/admin/sessions/nonsense')).statusCode).toBe(400);
    expect(await list()).toHaveLength(1);
  });
});
