import { expect, test } from 'vitest';
import { normalizeStatement } from './normalize-statement.ts';

test('HTML entities, curly quotes and non-breaking spaces become plain text', () => {
  expect(normalizeStatement('Flipn&#39; sweet &amp; cocoa&nbsp;“fine” &quot;x')).toBe(
    'Flipn\' sweet & cocoa "fine" "x',
  );
});

test('underscores that mark allergens disappear, also where one is missing', () => {
  expect(normalizeStatement('_Whey_ protein (_Milk_), _Milk_proteinpowder')).toBe(
    'Whey protein (Milk), Milk proteinpowder',
  );
});

test('percentages in brackets disappear, even with the wrong kind of bracket and a decimal comma', () => {
  expect(normalizeStatement('Cocoa (7,6 %), blend [85%)(whey), oil (<1%)')).toBe(
    'Cocoa , blend (whey), oil',
  );
});

test('words broken over a line are joined, dashes between words stay', () => {
  expect(normalizeStatement('Vi- tamins, lecithin - an emulsifier, mono- and diglycerides')).toBe(
    'Vitamins, lecithin - an emulsifier, mono- and diglycerides',
  );
});

test('trade marks and footnote marks disappear', () => {
  expect(normalizeStatement('CREAMER BASETM, Lactospore® Bacillus†, chocolate++')).toBe(
    'CREAMER BASE, Lactospore Bacillus, chocolate',
  );
  expect(normalizeStatement('COCOA BUTTERÃ¢â‚¬Â¡, RICE FLOUR, pâte')).toBe(
    'COCOA BUTTER, RICE FLOUR, pâte',
  );
});
