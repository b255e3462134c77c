import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aProduct } from '../../../../tests/support/a-product.ts';
import { CompareSection } from './compare-section.tsx';

/** The figures in bold in a row of the teaser. */
function bestOf(html: string, row: string): readonly string[] {
  const [, cells = ''] = new RegExp(`<tr[^>]*><th[^>]*>${row}</th>(.*?)</tr>`).exec(html) ?? [];
  return [...cells.matchAll(/<td class="[^"]*font-bold[^"]*">([\d.]+)/g)].map(
    ([, value = '']) => value,
  );
}

test('what an assumed serving holds is not the best of a row', () => {
  const of = (proteinPerServing: number, calories: number, basis: 'label' | 'standard') =>
    aProduct({ proteinPerServing, calories, servingSize: { amount: 30, unit: 'g', basis } });
  const html = renderToStaticMarkup(
    <CompareSection
      products={[of(20, 110, 'label'), of(27, 100, 'standard'), of(22, 120, 'label')]}
    />,
  );
  expect(bestOf(html, 'Protein')).toEqual(['22']);
  expect(bestOf(html, 'Calories')).toEqual(['110']);
  expect(bestOf(html, 'Protein per 100 kcal')).toEqual(['27']);
});
