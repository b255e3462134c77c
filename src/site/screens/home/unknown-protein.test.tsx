import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aProduct } from '../../../../tests/support/a-product.ts';
import { ComparisonProvider } from '../../comparison/comparison-context.tsx';
import { HeroLabel } from './hero-label.tsx';
import { toHeroLabel } from './hero-label-data.ts';
import { ProductRows } from './product-rows.tsx';

const base = aProduct();
const unknown = aProduct({
  proteinPerServing: null,
  nutritionalInfo: { ...base.nutritionalInfo, proteinPerServing: null },
});
const textOf = (html: string) => html.replaceAll(/<.*?>/g, '');

test('protein that is not known is no amount of grams', () => {
  const row = renderToStaticMarkup(
    <ComparisonProvider>
      <ProductRows products={[unknown]} few={false} text="" />
    </ComparisonProvider>,
  );
  expect(textOf(row)).toContain('protein unknown');
  expect(textOf(row)).not.toContain('unknown g');
  const label = renderToStaticMarkup(<HeroLabel label={toHeroLabel(unknown)} note="" />);
  expect(textOf(label)).toContain('Proteinunknown');
  expect(textOf(label)).not.toContain('unknown g');
});
