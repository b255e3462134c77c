import { describe, expect, test } from 'vitest';
import type { AffiliateLink } from '../product/product.ts';
import {
  costPer25g,
  formatMoney,
  lowestOffer,
  MARKETPLACE_PRICE_MAX_AGE_MS,
  priceLabel,
  pricePerServing,
  shownPrice,
} from './price.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

function aLink(overrides: Partial<AffiliateLink> = {}): AffiliateLink {
  return {
    retailer: 'GNC',
    affiliateUrl: 'https://example.test/',
    url: 'https://example.test/',
    currentPrice: 39.99,
    priceCheckedAt: '2026-11-20T11:00:00Z',
    isActive: true,
    ...overrides,
  };
}

describe('priceLabel', () => {
  // @spec price shown as a dollar amount, or 'View Price' if absent
  test.each([
    [39.99, '$39.99'],
    [40, '$40.00'],
    [1.005, '$1.01'],
    [1234.5, '$1234.50'],
    [null, 'View Price'],
    [0, 'View Price'],
    [-1, 'View Price'],
    [Number.NaN, 'View Price'],
  ])('a price of %s reads %s', (currentPrice, label) => {
    expect(priceLabel(aLink({ currentPrice }), NOW)).toBe(label);
  });

  test.each([
    ['2026-11-19T12:00:00Z', '$39.99'],
    ['2026-11-19T11:59:59.999Z', 'View Price'],
    ['2026-11-20T12:00:00Z', '$39.99'],
    [null, 'View Price'],
    ['yesterday', 'View Price'],
  ])('a marketplace price checked at %s reads %s', (priceCheckedAt, label) => {
    expect(priceLabel(aLink({ retailer: 'Amazon', priceCheckedAt }), NOW)).toBe(label);
  });

  test("other retailers' prices stay, with the time they were checked", () => {
    expect(priceLabel(aLink({ priceCheckedAt: '2025-01-01T00:00:00Z' }), NOW)).toBe('$39.99');
    expect(priceLabel(aLink({ priceCheckedAt: null }), NOW)).toBe('$39.99');
  });

  test('24 hours are meant', () => {
    expect(MARKETPLACE_PRICE_MAX_AGE_MS).toBe(86_400_000);
  });
});

test.each([
  [39.99, 'EUR', '€39.99'],
  [39.99, 'GBP', '£39.99'],
  [399, 'SEK', '399.00 SEK'],
])('%d %s reads %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
  expect(priceLabel(aLink({ currentPrice: amount, currency }), NOW)).toBe(text);
});

describe('lowestOffer', () => {
  test('nothing is converted: other currencies than the first are not compared', () => {
    const krona = aLink({ retailer: 'B', currentPrice: 1, currency: 'SEK' });
    const dollars = aLink({ retailer: 'A', currentPrice: 40, currency: 'USD' });
    const cheaper = aLink({ retailer: 'C', currentPrice: 30, currency: 'USD' });
    expect(lowestOffer([krona, dollars], NOW)).toEqual({ price: 40, link: dollars });
    expect(lowestOffer([krona, dollars, cheaper], NOW)).toEqual({ price: 30, link: cheaper });
  });

  test('the cheapest visible link wins; the first of equals', () => {
    const dear = aLink({ retailer: 'A', currentPrice: 50 });
    const cheap = aLink({ retailer: 'B', currentPrice: 40 });
    const same = aLink({ retailer: 'C', currentPrice: 40 });
    expect(lowestOffer([dear, same, cheap], NOW)).toEqual({ price: 40, link: cheap });
  });

  test('hidden links and stale prices are no offers', () => {
    const inactive = aLink({ isActive: false, currentPrice: 1 });
    const stale = aLink({ retailer: 'Amazon', priceCheckedAt: '2026-11-01T00:00:00Z' });
    const hidden = aLink({ retailer: 'iHerb', currentPrice: 2 });
    expect(lowestOffer([inactive, stale, hidden], NOW)).toBeNull();
    expect(shownPrice(stale, NOW)).toBeNull();
    expect(lowestOffer([], NOW)).toBeNull();
  });
});

describe('costs', () => {
  // @spec Price per serving = price divided by servings, shown to 2 decimals.
  test('price per serving', () => {
    expect(formatMoney(pricePerServing(39.99, 30) ?? 0)).toBe('$1.33');
    expect(pricePerServing(30, 1)).toBe(30);
    expect(costPer25g(30, 1, 1)).toBe(750);
    expect(pricePerServing(30, 0)).toBeNull();
    expect(pricePerServing(30, -1)).toBeNull();
    expect(pricePerServing(null, 30)).toBeNull();
    expect(pricePerServing(30, null)).toBeNull();
  });

  test('cost of 25 g of protein', () => {
    expect(costPer25g(30, 30, 25)).toBe(1);
    expect(costPer25g(30, 30, 20)).toBe(1.25);
    expect(costPer25g(30, 30, 0)).toBeNull();
    expect(costPer25g(30, 30, null)).toBeNull();
    expect(costPer25g(null, 30, 25)).toBeNull();
    expect(costPer25g(30, null, 25)).toBeNull();
  });
});
