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
