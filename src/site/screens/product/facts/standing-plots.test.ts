import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Peers } from '#contract/standing.ts';
import { StandingPlots, standingSentence } from './standing-plots.tsx';

function sentence(lower: number | null, known: number): string {
  const figure = { key: 'sugarPer100', lower, known } as Peers['figures'][number];
  return standingSentence({ proteinType: 'Casein', format: 'powder' } as Peers, figure);
}

test('where a product stands is said without a share that is not one', () => {
  expect(sentence(34, 68)).toBe('More sugar than 51% of 67 other Casein powders');
  expect(sentence(0, 68)).toBe('None of 67 other Casein powders has less sugar');
  expect(sentence(67, 68)).toBe('More sugar than all 67 other Casein powders');
  expect(sentence(1, 500)).toBe('More sugar than 1% of 499 other Casein powders');
  expect(sentence(498, 500)).toBe('More sugar than 99% of 499 other Casein powders');
  expect(sentence(null, 3)).toBe('Unknown here; 3 Casein powders state it');
  expect(sentence(0, 1)).toBe('The only one of the Casein powders that states it');
});

test('a product whose type is not stated does not stand among its type', () => {
  const heading = (proteinType: Peers['proteinType']) => {
    const peers: Peers = {
      proteinType,
      format: 'powder',
      figures: [
        {
          key: 'sugarPer100',
          lower: 1,
          known: 3,
          value: 2,
          values: [1, 2, 3],
          bins: [],
          low: 1,
          median: 2,
          high: 3,
        },
      ],
      variants: [],
      packs: [],
      alternatives: [],
      titleShared: false,
    };
    const html = renderToStaticMarkup(createElement(StandingPlots, { peers }));
    return /<h2[^>]*>([^<]*)/.exec(html)?.[1];
  };
  expect(heading('Casein')).toBe('Where this stands among its type');
  expect(heading(null)).toBe('Where this stands');
});
