import { describe, expect, it } from 'vitest';
import type { FeedOffer } from './feed-offer.ts';
import { tables } from '../../../tests/support/naming-tables.ts';
import { matchOffer, MATCH_SCORES, scoreOffer } from './match-offer.ts';

const offer = (changes: Partial<FeedOffer>): FeedOffer => ({
  id: '1',
  gtin: null,
  name: 'Acme Gold Whey Chocolate 900 g',
  brand: 'Acme',
  flavor: 'Chocolate',
  size: null,
  price: 20,
  currency: 'EUR',
  link: 'https://shop.example/1',
  available: true,
  ...changes,
});
const fillers = tables.words.offer;
const product = { id: 7, name: 'Gold Whey', brand: 'Acme', flavor: 'Chocolate', gtin: null };

describe('whether an offer is of a product', () => {
  it('is certain where brand, name and flavor agree', () => {
    expect(scoreOffer(offer({}), product, fillers)).toBeGreaterThanOrEqual(MATCH_SCORES.certain);
    expect(matchOffer(offer({}), [product], fillers)).toMatchObject({ kind: 'certain', id: 7 });
  });

  it.each([
    ['another brand', offer({ brand: 'Other', name: 'Other Gold Whey Chocolate' }), product],
    ['another flavor', offer({ flavor: 'Vanilla', name: 'Acme Gold Whey Vanilla' }), product],
    [
      'another size',
      offer({ size: '2 kg', name: 'Acme Gold Whey Chocolate' }),
      { ...product, name: 'Gold Whey 900 g' },
    ],
    [
      'a brand that is part of a word',
      offer({ brand: null, name: 'Acmetron Gold Whey Chocolate' }),
      product,
    ],
  ])('is out of the question with %s', (_name, given, other) =>
    expect(scoreOffer(given, other, fillers)).toBe(0),
  );

  it.each([
    ['900 g', '900 g', 1],
    ['0.9 kg', '900 g', 1],
    // A package may be rounded by a fiftieth.
    ['918 g', '900 g', 1],
    ['882 g', '900 g', 1],
    ['919 g', '900 g', 0],
    ['881 g', '900 g', 0],
    ['900 ml', '900 g', 0],
    // One of them says no size.
    ['', '900 g', 0.95],
    ['900 g', '', 0.95],
  ])('weighs sizes: %s offered, %s known', (size, known, score) => {
    const other = { ...product, name: `Gold Whey ${known}` };
    const name = 'Acme Gold Whey Chocolate';
    expect(scoreOffer(offer({ size, name }), other, fillers)).toBeCloseTo(score, 10);
  });

  it('weighs name and flavor', () => {
    const plain = { ...product, flavor: null };
    const unsaid = offer({ flavor: null, name: 'Acme Gold Whey' });
    expect(scoreOffer(unsaid, plain, fillers)).toBeCloseTo(0.6 + 0.15 + 0.05, 10);
    expect(scoreOffer(unsaid, product, fillers)).toBeCloseTo(0.6 + 0.05, 10);
    // Two of three words are shared.
    const longer = offer({ name: 'Acme Gold Whey Isolate Chocolate' });
    expect(scoreOffer(longer, product, fillers)).toBeCloseTo(0.4 + 0.3 + 0.05, 10);
  });

  it('is certain only where the next best is worse by a tenth, whichever stands first', () => {
    const worse = { ...product, id: 8, name: 'Gold Whey Isolate' };
    const near = { ...product, id: 9, name: 'Gold Whey 900 g' };
    const given = offer({});
    for (const order of [
      [product, worse],
      [worse, product],
    ])
      expect(matchOffer(given, order, fillers)).toMatchObject({ kind: 'certain', id: 7 });
    for (const order of [
      [product, near, worse],
      [worse, product, near],
      [near, worse, product],
    ])
      expect(matchOffer(given, order, fillers)).toMatchObject({ kind: 'review', id: 9 });
  });

  it('takes the first of two that are as likely', () => {
    const twin = { ...product, id: 8 };
    expect(matchOffer(offer({}), [product, twin], fillers)).toMatchObject({ id: 7 });
    expect(matchOffer(offer({}), [twin, product], fillers)).toMatchObject({ id: 8 });
  });

  it('is for the operator where the name differs, or the flavor is not said', () => {
    expect(
      matchOffer(offer({ name: 'Acme Gold Whey Isolate Chocolate' }), [product], fillers).kind,
    ).toBe('review');
    expect(
      matchOffer(offer({ flavor: null, name: 'Acme Gold Whey' }), [product], fillers).kind,
    ).toBe('review');
  });

  it('is for the operator where two products are as likely', () => {
    expect(matchOffer(offer({}), [product, { ...product, id: 8 }], fillers).kind).toBe('review');
  });

  it('is none where little agrees', () => {
    expect(
      matchOffer(offer({ name: 'Acme Creatine Monohydrate Chocolate' }), [product], fillers).kind,
    ).toBe('none');
    expect(matchOffer(offer({}), [], fillers).kind).toBe('none');
  });
});
