import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Peers } from '#contract/standing.ts';
import { FamilyPacks } from './family-packs.tsx';

const draw = (packs: Peers['packs']) =>
  renderToStaticMarkup(<FamilyPacks peers={{ packs } as Peers} />);

test('packs without a flavor are links by their barcode, or by their name where none is known', () => {
  const html = draw([
    { id: 3, name: 'Whey', proteinPerServing: 24, gtin: '0748927022322' },
    { id: 4, name: 'Whey Gold', proteinPerServing: null, gtin: null },
  ]);
  expect(html).toContain('2 more packs without a stated flavor');
  expect(html).toContain('<a href="/protein/3">0748927022322</a>24 g protein</li>');
  expect(html).toContain('<a href="/protein/4">Whey Gold</a></li>');
});

test('where there are none nothing is said', () => {
  expect(draw([])).toBe('');
});
