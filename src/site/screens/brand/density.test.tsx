import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Density } from './density.tsx';

const strip = { bins: [1, 4, 2], low: 3, median: 20, high: 26 };
const drawn = (own: readonly number[]) =>
  renderToStaticMarkup(<Density name="Ace" strip={{ ...strip, own: [...own] }} />);

test('a single powder is pointed at, in words that hold in both color schemes', () => {
  const html = drawn([18]);
  expect(html).toContain('Its powder, the arrow,');
  expect(html).toContain('The powder of Ace has 18 g of protein per 100 kcal');
  expect(html).not.toContain('stroke-ink');
});

test('several powders are a line each', () => {
  const html = drawn([9, 18, 21]);
  expect(html).toContain('Its 3 powders, each a line,');
  expect(html).toContain('The powders of Ace have 9 to 21 g of protein per 100 kcal');
  expect(html.match(/stroke-ink/g)).toHaveLength(1);
});
