import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CollectionListing } from '#contract/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ engine: 'sqlite' });
});
afterAll(() => app.close());

const dates = async () => {
  const listed = await app.inject({ url: '/api/collections' });
  return new Set(listed.json<CollectionListing[]>().map(({ changedAt }) => changedAt));
};

it('collections whose answers could not be dated are dated soon after the database takes writes again', async () => {
  await sql`pragma query_only = on`.execute(app.database.kysely);
  expect(await dates()).toEqual(new Set([null]));
  await sql`pragma query_only = off`.execute(app.database.kysely);
  // A database that is busy is not asked by every request.
  expect(await dates()).toEqual(new Set([null]));
  app.pass(10_000);
  expect(await dates()).toEqual(new Set(['2026-01-15T12:00:10.000Z']));
});

it('any other failure is told', async () => {
  const other = await startTestApp({ engine: 'sqlite' });
  await sql`drop table collection_answers`.execute(other.database.kysely);
  expect((await other.inject({ url: '/api/collections' })).statusCode).toBe(500);
  await other.close();
});
