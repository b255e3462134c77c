import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPriceHistory } from '#database/retailers/offers.ts';
import {
  countOpenMatches,
  decideOfferMatch,
  readOpenMatches,
} from '#database/retailers/offer-matches.ts';
import type { Product } from '#domain/product/product.ts';
import { importPrices } from '#importer/prices/import-prices.ts';
import { readFeedMap } from '#importer/prices/feed-map.ts';
import { createPoliteClient } from '#importer/update/polite-client.ts';
import { startPublicServices, type PublicServices } from '../../support/public-services.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const DAY = 86_400_000;
const FIELDS = {
  id: 'sku',
  gtin: 'ean',
  name: 'title',
  brand: 'brand',
  flavor: 'flavour',
  price: 'price',
  currency: 'currency',
  link: 'url',
  availability: 'stock',
};
/** Invented prices, for tests only. */
const GTIN = '4006381333931';

describe.each(['sqlite', 'postgres'] as const)('prices by feed (%s)', (engine) => {
  let app: TestApp;
  let folder: string;
  let services: PublicServices;
  let now = Date.parse('2026-11-20T08:00:00Z');

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proteinwise-prices-'));
    services = await startPublicServices();
    now = Date.parse('2026-11-20T08:00:00Z');
    app = await startTestApp({
      engine,
      products: [
        {
          id: 1,
          name: 'Gold Whey',
          flavor: 'Chocolate',
          gtin: GTIN,
          brand: { id: 7, name: 'Acme', logo: null },
          affiliateLinks: [],
        },
        {
          id: 2,
          name: 'Plant Blend',
          flavor: 'Vanilla',
          gtin: null,
          brand: { id: 7, name: 'Acme', logo: null },
          affiliateLinks: [],
        },
      ],
    });
  });
  afterEach(async () => {
    await app.close();
    await services.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const map = (value: object) => {
    writeFileSync(join(folder, 'map.json'), JSON.stringify(value));
    return readFeedMap(join(folder, 'map.json'));
  };
  const csv = (...rows: readonly (readonly string[])[]) =>
    [Object.values(FIELDS), ...rows].map((row) => row.join(';')).join('\n');
  const read = async (
    content: string | Buffer,
    format: object = { format: 'csv', separator: ';' },
  ) => {
    const place = join(folder, 'feed');
    writeFileSync(place, content);
    return readFrom(place, format);
  };
  const readFrom = async (place: string, format: object) => {
    const client = createPoliteClient({
      userAgent: 'test',
      pauseMs: 0,
      sleep: async () => undefined,
    });
    const feed = { retailer: 'Shop', place, map: map({ ...format, fields: FIELDS }) };
    const outcome = await importPrices(app.database, feed, client, () => now);
    if (outcome.status !== 'done') throw new Error(outcome.status);
    return outcome.report;
  };
  const product = async (id: number) => {
    await app.site.catalogue.refresh();
    return (await app.inject(`/api/proteins/${id}`)).json<Product>();
  };
  const byBarcode = [
    'a1',
    GTIN,
    'Whatever',
    '',
    '',
    '21,50',
    'EUR',
    'https://shop.example/a1',
    'yes',
  ];
  const byName = [
    'a2',
    '',
    'Acme Plant Blend',
    'Acme',
    'Vanilla',
    '30',
    'EUR',
    'https://shop.example/a2',
    'yes',
  ];

  it('are written by barcode and by name, in their currency, with the time', async () => {
    const stranger = [
      'a3',
      '',
      'Other Whey',
      'Other',
      '',
      '9',
      'EUR',
      'https://shop.example/a3',
      'yes',
    ];
    const report = await read(
      csv(byBarcode, byName, stranger, [
        'a4',
        GTIN,
        'x',
        '',
        '',
        '',
        'EUR',
        'https://s.example/',
        '1',
      ]),
    );
    expect(report).toEqual({
      rows: 4,
      byGtin: 1,
      byName: 1,
      toReview: 0,
      ofNoProduct: 1,
      ended: 0,
      rejected: { 'no price': 1 },
    });
    const first = await product(1);
    expect(first.affiliateLinks).toEqual([
      {
        retailer: 'Shop',
        url: 'https://shop.example/a1',
        affiliateUrl: 'https://shop.example/a1',
        currentPrice: 21.5,
        currency: 'EUR',
        priceCheckedAt: '2026-11-20T08:00:00.000Z',
        isActive: true,
      },
    ]);
    // The price by which products are ranked is in US dollars: nothing is converted.
    expect(first.price).toBeNull();
    expect((await product(2)).affiliateLinks[0]?.currentPrice).toBe(30);
  });

  it('are kept by day, and end where the feed no longer has them', async () => {
    await read(csv(byBarcode, byName));
    now += 3_600_000;
    await read(csv(byBarcode.with(5, '20,00'), byName));
    now += DAY;
    const report = await read(csv(byBarcode.with(5, '19,00')));
    expect(report.ended).toBe(1);
    expect(
      (await readPriceHistory(app.database, 1)).map(({ day, price, currency }) => [
        day,
        price,
        currency,
      ]),
    ).toEqual([
      ['2026-11-20', 20, 'EUR'],
      ['2026-11-21', 19, 'EUR'],
    ]);
    expect((await product(2)).affiliateLinks[0]?.isActive).toBe(false);
    const prices = await app.inject('/api/proteins/1/prices');
    expect(prices.json()).toHaveLength(2);
  });

  it('of what only resembles a product wait for the operator, whose word holds', async () => {
    const alike = byName.with(2, 'Acme Plant Blend Deluxe');
    const a2 = { retailer: 'Shop', offer: 'a2' };
    expect(await read(csv(alike))).toMatchObject({ byName: 0, toReview: 1 });
    expect(await readOpenMatches(app.database, 10)).toMatchObject([
      { retailer: 'Shop', offer: 'a2', product_id: 2 },
    ]);
    expect((await product(2)).affiliateLinks).toEqual([]);
    expect(await decideOfferMatch(app.database, { ...a2, decision: 'accepted' })).toBe(true);
    expect(await read(csv(alike))).toMatchObject({ byName: 1, toReview: 0 });
    expect(await readOpenMatches(app.database, 10)).toEqual([]);
    await decideOfferMatch(app.database, { ...a2, decision: 'rejected' });
    expect(await read(csv(alike))).toMatchObject({ byName: 0, ofNoProduct: 1, ended: 0 });
  });

  it('of protein supplements that are none of ours wait too, as long as the feed has them', async () => {
    const other = (id: string, title: string) => [
      id,
      '',
      title,
      'Zorbo',
      '',
      '9',
      'EUR',
      `https://shop.example/${id}`,
      'yes',
    ];
    const feed = csv(other('b1', 'Zorbo Whey Protein Powder'), other('b2', 'Zorbo Shaker Bottle'));
    expect(await read(feed)).toMatchObject({ ofNoProduct: 2, toReview: 0 });
    const [open, ...more] = await readOpenMatches(app.database, 10);
    expect([open?.offer, open?.product, more]).toEqual(['b1', null, []]);
    expect(await countOpenMatches(app.database)).toBe(1);
    const b1 = { retailer: 'Shop', offer: 'b1', decision: 'accepted' } as const;
    // It resembles none: which product it is of has to be said.
    expect(await decideOfferMatch(app.database, b1)).toBe(false);
    expect(await decideOfferMatch(app.database, { ...b1, productId: 99 })).toBe(false);
    expect(await decideOfferMatch(app.database, { ...b1, productId: 2 })).toBe(true);
    expect(await read(feed)).toMatchObject({ byName: 1, ofNoProduct: 1 });
    expect((await product(2)).affiliateLinks[0]?.url).toBe('https://shop.example/b1');
    await read(csv(other('b3', 'Zorbo Casein Protein Powder')));
    now += DAY;
    await read(csv(byBarcode));
    expect(await readOpenMatches(app.database, 10)).toEqual([]);
  });

  it('are read from XML, with attributes, entities and names of spaces', async () => {
    const item = (id: string, price: string) =>
      `<item><sku>${id}</sku><ean>${GTIN}</ean><title><![CDATA[Gold & Whey]]></title><price currency="GBP">${price}</price><url>https://shop.example/?a=1&amp;b=2</url><g:stock>in stock</g:stock></item>`;
    const feed = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY boom "boom">]><rss><channel>${item('1', '24.99')}</channel></rss>`;
    const fields = { ...FIELDS, currency: 'price@currency', availability: 'g:stock' };
    const place = join(folder, 'feed.xml');
    writeFileSync(place, gzipSync(feed));
    const client = createPoliteClient({ userAgent: 'test', pauseMs: 0 });
    const parsed = map({ format: 'xml', item: 'item', fields });
    const outcome = await importPrices(
      app.database,
      { retailer: 'Shop', place, map: parsed },
      client,
      () => now,
    );
    expect(outcome).toMatchObject({ report: { rows: 1, byGtin: 1 } });
    expect((await product(1)).affiliateLinks[0]).toMatchObject({
      currentPrice: 24.99,
      currency: 'GBP',
      url: 'https://shop.example/?a=1&b=2',
    });
    const wrong = map({ format: 'xml', item: 'offer', fields });
    await expect(
      importPrices(app.database, { retailer: 'Shop', place, map: wrong }, client),
    ).rejects.toThrow('no element <offer>');
  });

  it('are read from an address, over broken connections, ten thousand rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) =>
      index === 9_999
        ? byBarcode
        : ['x', '', `Other ${index}`, 'Other', '', '9', 'EUR', 'https://s.example/x', '1'],
    );
    const body = gzipSync(csv(...rows));
    services.files.set('/feed.csv.gz', { body, breaks: [body.length >> 1] });
    const report = await readFrom(`${services.url}/feed.csv.gz`, { format: 'csv', separator: ';' });
    expect(report).toMatchObject({ rows: 10_000, byGtin: 1, ofNoProduct: 9_999 });
  });

  it('do not replace the addresses that the operator entered', async () => {
    const own = {
      product_id: 1,
      retailer: 'Shop',
      url: 'https://own.example/',
      affiliate_url: 'https://own.example/?tag',
      asin: null,
      current_price: null,
      price_checked_at: null,
      is_active: 1,
      origin: 'operator',
      batch: null,
    };
    await app.database.kysely.insertInto('links').values(own).execute();
    await read(csv(byBarcode));
    expect((await product(1)).affiliateLinks).toMatchObject([
      { url: 'https://own.example/', currentPrice: 21.5, currency: 'EUR' },
    ]);
  });

  it.each([
    [{ format: 'json', fields: FIELDS }, '"format" must be'],
    [{ format: 'csv', fields: { name: 'title' } }, 'must say which field holds the price'],
    [{ format: 'csv', fields: { ...FIELDS, color: 'x' } }, 'not color'],
    [{ format: 'xml', fields: FIELDS }, '"item" must name'],
    [{ format: 'csv', fields: FIELDS, currency: 'euro' }, '"currency" must be'],
  ])('need a map that can be used: %o', (value, problem) => {
    expect(() => map(value)).toThrow(problem);
  });
});
