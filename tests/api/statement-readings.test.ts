import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StatementReading, packReading } from '#domain/ingredients/label/statement-reading.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const STATEMENT = 'Whey protein isolate (milk), cocoa, sucralose.';
const PRODUCTS = [
  { id: 1, ingredientsStatement: STATEMENT },
  { id: 2, ingredientsStatement: null },
];

describe.each(['sqlite', 'postgres'] as const)('GET /api/proteins/{id}/reading (%s)', (engine) => {
  let started: TestApp;
  beforeAll(async () => {
    started = await startTestApp({ engine, products: PRODUCTS });
  });
  afterAll(() => started.close());

  const ask = (id: number) => started.inject({ url: `/api/proteins/${id}/reading` });
  const store = (reading: StatementReading) =>
    started.database.kysely
      .updateTable('products')
      .set({ reading: packReading(reading) })
      .where('id', '=', 1)
      .execute();
  const span = {
    start: 0,
    kind: 'unread',
    entry: null,
    language: null,
    repaired: null,
    basis: null,
  };

  it('reads anew what was stored before readings were', async () => {
    const answer = await ask(1);
    expect(answer.statusCode).toBe(200);
    const { spans, sweeteners } = answer.json<StatementReading>();
    expect(sweeteners).toEqual(['sucralose']);
    expect(spans.map(({ entry }) => entry)).toContain('whey protein isolate');
  });

  it('answers what was read when the product was derived', async () => {
    const spans = [{ ...span, end: STATEMENT.length }] as StatementReading['spans'];
    const reading = { spans, sweeteners: ['stored'], addedSugars: ['sugar'] };
    await store(reading);
    expect((await ask(1)).json()).toEqual(reading);
  });

  it('reads anew where what is stored is of another statement', async () => {
    const spans = [{ ...span, end: 3 }] as StatementReading['spans'];
    await store({ spans, sweeteners: ['stored'], addedSugars: [] });
    expect((await ask(1)).json<StatementReading>().sweeteners).toEqual(['sucralose']);
  });

  it('says that there is nothing to read, or no product', async () => {
    expect((await ask(2)).json()).toBeNull();
    expect((await ask(3)).statusCode).toBe(404);
  });
});
