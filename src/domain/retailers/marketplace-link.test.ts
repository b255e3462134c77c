import { describe, expect, test } from 'vitest';
import {
  parseMarketplaceLink,
  siteStripeLink,
  siteStripeProblem,
  toSiteStripe,
} from './marketplace-link.ts';

const ASIN = 'B000QSNYGI';

describe('parseMarketplaceLink', () => {
  test.each([
    `https://www.amazon.com/dp/${ASIN}`,
    `https://amazon.com/dp/${ASIN}/`,
    `http://www.amazon.com/dp/${ASIN}`,
    `www.amazon.com/dp/${ASIN}`,
    `  https://www.amazon.com/dp/${ASIN}  `,
    `https://www.amazon.com:443/dp/${ASIN}`,
    `https://smile.amazon.com/dp/${ASIN}`,
    `HTTPS://WWW.AMAZON.COM/DP/${ASIN}`,
    `https://www.amazon.com/dp/${ASIN.toLowerCase()}`,
    `https://www.amazon.com/Optimum-Nutrition-Standard-Protein-Chocolate/dp/${ASIN}/ref=sr_1_3?keywords=whey&qid=1&sr=8-3`,
    `https://www.amazon.com/%C3%89l%C3%A9vation-Whey/dp/${ASIN}#customerReviews`,
    `https://www.amazon.com/gp/product/${ASIN}`,
    `https://www.amazon.com/gp/product/${ASIN}?th=1&psc=1`,
    `https://www.amazon.com/gp/aw/d/${ASIN}/ref=mp_s_a_1_1`,
    `https://www.amazon.com/exec/obidos/ASIN/${ASIN}`,
    `https://www.amazon.com/exec/obidos/tg/detail/-/${ASIN}/ref=pd_sl`,
    `https://www.amazon.com/o/ASIN/${ASIN}`,
    `https://www.amazon.com/product-reviews/${ASIN}`,
    `https://www.amazon.com/gp/product/?ie=UTF8&asin=${ASIN}`,
  ])('%s leads to the product', (url) => {
    expect(parseMarketplaceLink(url)).toEqual({
      kind: 'product',
      domain: 'amazon.com',
      asin: ASIN,
      tag: null,
      linkCode: null,
    });
  });

  test.each([
    'amazon.co.uk',
    'amazon.de',
    'amazon.ca',
    'amazon.com.au',
    'amazon.com.mx',
    'amazon.co.jp',
    'amazon.fr',
    'amazon.in',
  ])('the country domain %s is told apart', (domain) => {
    expect(parseMarketplaceLink(`https://www.${domain}/dp/${ASIN}?tag=x-21`)).toMatchObject({
      kind: 'product',
      domain,
      asin: ASIN,
      tag: 'x-21',
    });
  });

  test.each([
    [`https://www.amazon.com/dp/${ASIN}?tag=theirs-20&linkCode=ll1`, 'theirs-20', 'll1'],
    [`https://www.amazon.com/dp/${ASIN}?psc=1&amp;tag=theirs-20`, 'theirs-20', null],
    [`https://www.amazon.com/dp/${ASIN}?TAG=theirs%2D20&tag=second-20`, 'theirs-20', null],
    [`https://www.amazon.com/exec/obidos/ASIN/${ASIN}/theirs-20`, 'theirs-20', null],
    [`https://www.amazon.com/exec/obidos/ASIN/${ASIN}/ref=nosim`, null, null],
    [
      `https://www.amazon.com/exec/obidos/asin/${ASIN.toLowerCase()}/Their-s-20/x`,
      'Their-s-20',
      null,
    ],
    [`https://www.amazon.com/exec/obidos/ASIN/${ASIN}/theirs-20?tag=other-20`, 'other-20', null],
    [`https://www.amazon.com/Süße-Molke/exec/obidos/ASIN/${ASIN}/theirs-20`, 'theirs-20', null],
    [`https://www.amazon.com/dp/${ASIN}?tag=a+b=c&linkCode=`, 'a b=c', ''],
    [`https://www.amazon.com/dp/${ASIN}?linkCode=as2`, null, 'as2'],
  ])('%s carries tag %s and code %s', (url, tag, linkCode) => {
    expect(parseMarketplaceLink(url)).toMatchObject({ asin: ASIN, tag, linkCode });
  });

  test('a book has an ISBN', () => {
    expect(parseMarketplaceLink('https://www.amazon.com/dp/0306406152')?.asin).toBe('0306406152');
  });

  test.each([
    ['https://www.amazon.com/s?k=whey+isolate&tag=ours-20', 'ours-20'],
    ['https://www.amazon.com/', null],
    ['https://www.amazon.com/stores/Brand/page/12345678-ABCD', null],
    ['https://www.amazon.com/dp/TOOSHORT', null],
    ['https://www.amazon.com/dp/B000QSNYGIX', null],
    ['https://www.amazon.com/dp/0306406153', null],
    ['https://www.amazon.com/xdp/B000QSNYGI', null],
  ])('%s is on the marketplace but no product', (url, tag) => {
    expect(parseMarketplaceLink(url)).toEqual({
      kind: 'other',
      domain: 'amazon.com',
      asin: null,
      tag,
      linkCode: null,
    });
  });

  test.each([
    ['https://amzn.to/3abcDEF', 'amzn.to'],
    ['https://a.co/d/abc1234', 'a.co'],
    ['https://www.amzn.com/x', 'amzn.com'],
  ])('%s is shortened', (url, domain) => {
    const nothing = { asin: null, tag: null, linkCode: null };
    expect(parseMarketplaceLink(url)).toEqual({ kind: 'short', domain, ...nothing });
  });

  test.each([
    '',
    'whey',
    `https://www.iherb.com/pr/x/${ASIN}`,
    `https://amazon.com.evil.test/dp/${ASIN}`,
    `https://notamazon.com/dp/${ASIN}`,
    `https://amazon.com@evil.test/dp/${ASIN}`,
    `https://evil.test/?u=https://www.amazon.com/dp/${ASIN}`,
    `javascript:alert(1)//www.amazon.com/dp/${ASIN}`,
    `ftp://www.amazon.com/dp/${ASIN}`,
    'two words amazon.com',
    'https://amzn.to.evil.test/x',
    'https://x.www.amzn.to/x',
    `https://www.amazon.com/dp/${ASIN} and more`,
    `see https://www.amazon.com/dp/${ASIN}`,
    `https://amazon.company/dp/${ASIN}`,
    `https://wwwamazon.com/dp/${ASIN}`,
  ])('%j is no address of the marketplace', (text) => {
    expect(parseMarketplaceLink(text)).toBeNull();
  });
});

describe('SiteStripe links', () => {
  test('a text link carries tag and link code', () => {
    expect(siteStripeLink(ASIN, 'ours-20')).toBe(
      `https://www.amazon.com/dp/${ASIN}?tag=ours-20&linkCode=ll1`,
    );
  });

  test.each([null, ''])('without a tag (%j) it is the plain address', (tag) => {
    expect(siteStripeLink(ASIN, tag)).toBe(`https://www.amazon.com/dp/${ASIN}`);
  });

  test('any form is brought into the one form, tags of others are replaced', () => {
    const url = siteStripeLink(ASIN, 'ours-20');
    for (const written of [
      `https://www.amazon.com/gp/product/${ASIN}/ref=x?tag=theirs-20`,
      `https://www.amazon.com/exec/obidos/ASIN/${ASIN}/theirs-20`,
      `https://www.amazon.com/dp/${ASIN}`,
    ]) {
      expect(toSiteStripe(written, 'ours-20')).toEqual({ ok: true, url, changed: true });
    }
    expect(toSiteStripe(url, 'ours-20')).toEqual({ ok: true, url, changed: false });
  });

  test.each([
    ['https://www.iherb.com/pr/1', 'Not an Amazon address.'],
    ['https://amzn.to/3abc', 'A shortened address: open it and enter the ASIN it leads to.'],
    ['https://www.amazon.com/s?k=whey', 'The address names no product (no ASIN).'],
    [
      `https://www.amazon.de/dp/${ASIN}`,
      'The address is on amazon.de; links must lead to amazon.com.',
    ],
  ])('%s is refused: %s', (url, reason) => {
    expect(toSiteStripe(url, 'ours-20')).toEqual({ ok: false, reason });
    expect(siteStripeProblem(url, 'ours-20')).toBe(reason);
  });

  test.each([
    [`https://www.amazon.com/dp/${ASIN}?tag=ours-20&linkCode=ll1`, 'ours-20', null],
    [`https://www.amazon.com/dp/${ASIN}`, '', null],
    [`https://www.amazon.com/dp/${ASIN}`, 'ours-20', 'The associate tag is missing.'],
    [
      `https://www.amazon.com/dp/${ASIN}?tag=theirs-20&linkCode=ll1`,
      'ours-20',
      'The tag is "theirs-20", not "ours-20".',
    ],
    [
      `https://www.amazon.com/gp/product/${ASIN}?tag=ours-20`,
      'ours-20',
      `Not in SiteStripe form; expected https://www.amazon.com/dp/${ASIN}?tag=ours-20&linkCode=ll1`,
    ],
    [
      `https://www.amazon.com/dp/${ASIN}?tag=theirs-20`,
      null,
      `Not in SiteStripe form; expected https://www.amazon.com/dp/${ASIN}`,
    ],
  ])('%s with our tag %j: %j', (url, tag, problem) => {
    expect(siteStripeProblem(url, tag)).toBe(problem);
  });
});
