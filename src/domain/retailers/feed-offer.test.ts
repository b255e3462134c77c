import { describe, expect, it } from 'vitest';
import { readOffer, readPrice } from './feed-offer.ts';

describe('a price as feeds write it', () => {
  it.each([
    ['19.99', 19.99],
    ['19,99 EUR', 19.99],
    ['GBP 5', 5],
    ['1.299,00', 1299],
    ['$1,299.50', 1299.5],
    ['1,299', 1299],
    ["CHF 1'299.95", 1299.95],
    ['.99', 0.99],
    ['£.99', 0.99],
    ['Rs.99', 99],
    ['Fr.19.90', 19.9],
    ['1\u00a0299,00 €', 1299],
    ['1\u202f299', 1299],
    ['CHF 1’299.95', 1299.95],
    ['0.5', 0.5],
    ['12.3456', 12.3456],
    ['0', null],
    ['free', null],
    ['', null],
    ['999999999', null],
    ['-', null],
  ])('%s', (written, price) => expect(readPrice(written)).toBe(price));
});

describe('a row of a feed', () => {
  const fields = {
    id: 'sku',
    gtin: 'ean',
    name: 'title',
    price: 'price',
    currency: 'cur',
    link: 'url',
    availability: 'stock',
  };
  const row = {
    sku: '7',
    ean: '4006381333931',
    title: 'Whey',
    price: '20',
    cur: 'EUR',
    url: 'https://shop.example/7',
    stock: 'in stock',
  };

  it('is an offer with what it says', () => {
    expect(readOffer(row, fields, null)).toEqual({
      id: '7',
      gtin: '4006381333931',
      name: 'Whey',
      brand: null,
      flavor: null,
      size: null,
      price: 20,
      currency: 'EUR',
      link: 'https://shop.example/7',
      available: true,
    });
  });

  it('says brand, flavor and size where the map names their columns', () => {
    const named = { ...fields, brand: 'maker', flavor: 'taste', size: 'pack' };
    const filled = { ...row, maker: 'Acme ', taste: 'Vanilla', pack: '900 g' };
    expect(readOffer(filled, named, null)).toMatchObject({
      brand: 'Acme',
      flavor: 'Vanilla',
      size: '900 g',
    });
    expect(readOffer({ ...filled, pack: ' ' }, named, null)).toMatchObject({ size: null });
  });

  it('is known by its number, else its barcode, else its link; links need not be encrypted', () => {
    const idOf = (changes: Record<string, string>) =>
      readOffer({ ...row, ...changes }, fields, null);
    expect(idOf({ sku: '' })).toMatchObject({ id: '4006381333931' });
    expect(idOf({ sku: '', ean: '', url: 'HTTP://shop.example/7' })).toMatchObject({
      id: 'HTTP://shop.example/7',
      gtin: null,
    });
    expect(idOf({ sku: '7'.repeat(201) })).toMatchObject({ id: '7'.repeat(200) });
    expect(idOf({ title: 'W'.repeat(400) })).toMatchObject({ name: 'W'.repeat(400) });
  });

  it('takes its currency from the price, then from the map', () => {
    expect(readOffer({ ...row, cur: '', price: '20 SEK' }, fields, 'GBP')).toMatchObject({
      currency: 'SEK',
    });
    expect(readOffer({ ...row, cur: '' }, fields, 'GBP')).toMatchObject({ currency: 'GBP' });
  });

  it('is never in the usual currency where it states another one', () => {
    expect(readOffer({ ...row, cur: 'eur' }, fields, 'USD')).toMatchObject({ currency: 'EUR' });
    expect(readOffer({ ...row, cur: '€' }, fields, 'USD')).toBe('no currency');
    const priced = (price: string) => readOffer({ ...row, cur: '', price }, fields, 'USD');
    expect(priced('€20')).toMatchObject({ price: 20, currency: 'EUR' });
    expect(priced('RRP £20')).toMatchObject({ price: 20, currency: 'GBP' });
    expect(priced('RRP $20')).toMatchObject({ price: 20, currency: 'USD' });
  });

  it('is available unless it says that it is not', () => {
    const out = [
      'out of stock',
      'out_of_stock',
      'outofstock',
      'no',
      '0',
      'false',
      'Sold out',
      'soldout',
    ];
    for (const stock of out)
      expect(readOffer({ ...row, stock }, fields, null)).toMatchObject({ available: false });
    for (const stock of ['', 'in_stock', 'yes', '1', 'preorder', 'no limit', 'never sold out'])
      expect(readOffer({ ...row, stock }, fields, null)).toMatchObject({ available: true });
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'no link'],
    [{ url: '' }, 'no link'],
    [{ url: 'see https://shop.example/7' }, 'no link'],
    [{ url: 'https://shop.example/7 now' }, 'no link'],
    [{ url: `https://shop.example/${'7'.repeat(2000)}` }, 'no link'],
    [{ title: 'W'.repeat(401) }, 'no name'],
    [{ title: ' ' }, 'no name'],
    [{ price: 'ask' }, 'no price'],
    [{ cur: '' }, 'no currency'],
    [{ cur: 'euro' }, 'no currency'],
  ])('is no offer with %o', (changes, reason) =>
    expect(readOffer({ ...row, ...changes }, fields, null)).toBe(reason),
  );
});
