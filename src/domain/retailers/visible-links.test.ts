import { expect, test } from 'vitest';
import type { AffiliateLink } from '../product/product.ts';
import {
  isMainMarketplace,
  MAX_LINKS_ON_SEARCH_CARD,
  mayEarn,
  visibleLinks,
} from './visible-links.ts';

function aLink(retailer: string, isActive = true): AffiliateLink {
  const url = `https://example.test/${encodeURIComponent(retailer)}`;
  return { retailer, affiliateUrl: url, url, currentPrice: null, priceCheckedAt: null, isActive };
}

function shown(...links: AffiliateLink[]): string[] {
  return visibleLinks(links).map((link) => link.retailer);
}

// @spec inactive links hidden
// @spec only active ones are shown
test('inactive links are hidden', () => {
  expect(shown(aLink('GNC', false), aLink('Vitacost'))).toEqual(['Vitacost']);
  expect(shown(aLink('GNC', false))).toEqual([]);
  expect(shown()).toEqual([]);
});

// @spec the health-supplement retailer's link hidden if an active link of the main marketplace retailer exists
// @spec The purchase options hide the health-supplement retailer link when a marketplace link exists.
test('the health-supplement retailer is hidden beside an active marketplace link, and only then', () => {
  expect(shown(aLink('iHerb'), aLink('Amazon'))).toEqual(['Amazon']);
  expect(shown(aLink('iherb '), aLink('amazon'))).toEqual(['amazon']);
  expect(shown(aLink('iHerb'), aLink('Amazon', false))).toEqual(['iHerb']);
  expect(shown(aLink('iHerb'), aLink('GNC'))).toEqual(['GNC', 'iHerb']);
});

// @spec the main marketplace retailer sorts first, others alphabetically
test('the main marketplace sorts first, others alphabetically without regard to case', () => {
  expect(
    shown(aLink('vitacost'), aLink('GNC'), aLink('Amazon'), aLink('bulk'), aLink('Walmart')),
  ).toEqual(['Amazon', 'bulk', 'GNC', 'vitacost', 'Walmart']);
});

test('the links given are left as they are', () => {
  const links = [aLink('B'), aLink('A')];
  visibleLinks(links);
  expect(links.map((link) => link.retailer)).toEqual(['B', 'A']);
});

test('two links of one retailer keep their order', () => {
  const first = { ...aLink('GNC'), url: 'https://example.test/1' };
  const second = { ...aLink('GNC'), url: 'https://example.test/2' };
  expect(visibleLinks([first, second]).map((link) => link.url)).toEqual([first.url, second.url]);
});

// @spec Search cards show at most 2 active affiliate links
test('a search card shows two links', () => {
  expect(MAX_LINKS_ON_SEARCH_CARD).toBe(2);
});

test('the main marketplace is known by its name', () => {
  expect(isMainMarketplace({ retailer: 'Amazon' })).toBe(true);
  expect(isMainMarketplace({ retailer: 'AMAZON ' })).toBe(true);
  expect(isMainMarketplace({ retailer: 'Amazonas Shop' })).toBe(false);
});

test('a link of the marketplace earns by its associate tag only', () => {
  const at = (affiliateUrl: string) => mayEarn({ retailer: 'Amazon', affiliateUrl });
  expect(at('https://www.amazon.com/dp/B000QSNYGI?tag=ours-20&linkCode=ll1')).toBe(true);
  expect(at('https://www.amazon.com/s?k=whey&tag=ours-20')).toBe(true);
  expect(at('https://www.amazon.com/dp/B000QSNYGI')).toBe(false);
  expect(at('https://www.amazon.com/s?k=whey&tag=')).toBe(false);
  expect(mayEarn({ retailer: 'GNC', affiliateUrl: 'https://gnc.test/whey' })).toBe(true);
});
