import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anIngredient, aProduct } from '../../../../../tests/support/a-product.ts';
import { IngredientSection } from './ingredient-section.tsx';

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'an ingredient that is called %s is shown, and explained as nothing else',
  (canonical) => {
    const product = aProduct({ ingredients: [anIngredient(canonical, { canonical })] });
    const html = renderToStaticMarkup(
      <IngredientSection product={product} spans={[]} explanations={{}} />,
    );
    expect(html).toContain(canonical);
    expect(html).not.toContain('All about');
  },
);
