import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { productNumber } from '../../scripts/product-number.ts';
import { ACCEPTED } from '../support/accepted-disclaimer.ts';
import { openBrowser, SCHEMES } from '../support/browser.ts';
import {
  differenceOf,
  problemWith,
  readBaseline,
  SHARE_ALLOWED,
  takePicture,
} from '../support/visual.ts';

const browser = openBrowser();

const SEARCH =
  '/search?avoid=sucralose,soy&proteinTypes=Whey+Isolate&fitnessGoals=Muscle+Building&showAll=true';

/** Widths, and how much of a page is looked at. */
const VIEWS = [
  { width: 360, height: 2400 },
  { width: 1280, height: 1800 },
] as const;

/** Products of the bundled catalogue, by name. */
const PRODUCTS = [
  'Gold Standard Whey, Rocky Road',
  '1 Clean Protein Bar',
  'IsoFlex, Caramel Macchiato',
];
let ids: number[] = [];

beforeAll(async () => {
  ids = await Promise.all(PRODUCTS.map((name) => productNumber(browser.origin(), name)));
});

const SCREENS: readonly (readonly [name: string, path: () => string])[] = [
  ['home', () => '/'],
  ['search', () => SEARCH],
  ['product', () => `/protein/${ids[0]}`],
  ['compare', () => `/compare?ids=${ids.join(',')}`],
  ['map', () => '/protein-map'],
  ['how-it-works', () => '/how-it-works'],
];

function openScreen(path: string, width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  return browser.open(path, { width, colorScheme, localStorage: ACCEPTED });
}

describe.each(SCREENS)('%s', (name, path) => {
  describe.each(VIEWS)('at $width px', ({ width, height }) => {
    test.each(SCHEMES)('looks as it did, %s', async (scheme) => {
      const page = await openScreen(path(), width, scheme);
      const picture = await takePicture(page, height);
      expect(problemWith(`${name}-${width}-${scheme}`, picture)).toBeNull();
    });
  });
});

describe('the comparison itself', () => {
  const spoil = async (css: string): Promise<number> => {
    const page = await openScreen('/how-it-works', 1280, 'light');
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, css);
    const kept = readBaseline('how-it-works-1280-light');
    if (kept === null) throw new Error('There is no picture to compare with.');
    return differenceOf(kept, await takePicture(page, 1800)).share;
  };

  test.each([
    ['a frame that is gone', '.label { border-color: transparent !important; }'],
    ['another size of type', '.prose { font-size: 0.9375rem !important; }'],
    ['a heavy rule that is gone', '.rule-thick { border-top-width: 0 !important; }'],
    ['a colour that is wrong', '.bg-citron, .button-primary { background: #8d6be0 !important; }'],
    ['a column that is gone', '.grid { display: block !important; }'],
  ])('sees %s', async (_, css) => {
    expect(await spoil(css)).toBeGreaterThan(SHARE_ALLOWED);
  });

  test('sees nothing where nothing changed', async () => {
    expect(await spoil('')).toBeLessThanOrEqual(SHARE_ALLOWED);
  });
});
