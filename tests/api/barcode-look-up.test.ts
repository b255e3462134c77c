import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BarcodeLookUp } from '#contract/listings.ts';
import { tables } from '../support/naming-tables.ts';
import { objectToFigures } from '#domain/product/figures/plausibility.ts';
import { readOpenFoodFacts } from '#importer/readers/open-food-facts.ts';
import { inPresentSchema, offRecords } from '../support/off-records.ts';
import { startPublicServices, type PublicServices } from '../support/public-services.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const MINUTE = 60_000;

describe.each(['sqlite', 'postgres'] as const)('a barcode that is not known (%s)', (engine) => {
  let services: PublicServices;
  let app: TestApp;
  // A real record that no rule holds back.
  const record = offRecords(60).find((row) => {
    const result = readOpenFoodFacts(row, 'test');
    return (
      'record' in result &&
      result.record.gtin === row.code &&
      objectToFigures(result.record, tables.words) === null
    );
  });
  const gtin = record?.code ?? '';

  const start = async (env: Record<string, string>) => {
    app = await startTestApp({ engine, env: { OFF_API_URL: services.url, ...env } });
  };
  const lookUp = async (code: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/proteins/look-up',
      payload: { gtin: code },
    });
    return answer.json<BarcodeLookUp>().status;
  };
  const answer = (status: number, body: object = {}) => {
    services.handle = (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return true;
    };
  };

  beforeEach(async () => {
    services = await startPublicServices();
    if (record === undefined) throw new Error('no record');
    answer(200, { code: gtin, status: 'success', product: inPresentSchema(record) });
  });
  afterEach(async () => {
    await app.close();
    await services.close();
  });

  it('is not asked for unless the operator turned it on', async () => {
    await start({});
    expect(await lookUp(gtin)).toBe('not-asked');
    expect(services.requests).toEqual([]);
  });

  it('is read from Open Food Facts, once', async () => {
    await start({ OFF_LOOKUP: 'on' });
    expect(await lookUp(gtin)).toBe('found');
    expect(services.requests.map(({ path }) => path)).toEqual([`/api/v3/product/${gtin}`]);
    const row = await app.database.kysely
      .selectFrom('products')
      .select('product_key')
      .where('gtin', '=', gtin)
      .executeTakeFirst();
    expect(row?.product_key).toBe(`gtin:${gtin}`);
    await lookUp(gtin);
    expect(services.requests).toHaveLength(1);
  });

  it('is said to be unknown where the service does not know it, is told another, or it is no barcode', async () => {
    await start({ OFF_LOOKUP: 'on' });
    answer(404, { status: 'failure' });
    expect(await lookUp('4006381333931')).toBe('unknown');
    expect(await lookUp('4006381333932')).toBe('unknown');
    answer(200, { product: record });
    expect(await lookUp('5000112637922')).toBe('unknown');
    expect(services.requests).toHaveLength(2);
  });

  it('is said to be unknown where its record is too large to be one of a product', async () => {
    await start({ OFF_LOOKUP: 'on' });
    const product = record && { ...record, ingredients_text: 'Whey protein, '.repeat(4_000) };
    answer(200, { code: gtin, status: 'success', product: product && inPresentSchema(product) });
    expect(await lookUp(gtin)).toBe('unknown');
  });

  it('is asked for again after a fault, and never more than 15 times a minute', async () => {
    await start({ OFF_LOOKUP: 'on' });
    answer(500);
    for (let index = 0; index < 15; index += 1) expect(await lookUp(gtin)).toBe('not-asked');
    expect(services.requests).toHaveLength(15);
    expect(await lookUp(gtin)).toBe('not-asked');
    expect(services.requests).toHaveLength(15);
    app.pass(2 * MINUTE);
    expect(await lookUp(gtin)).toBe('not-asked');
    expect(services.requests).toHaveLength(16);
  });
});
