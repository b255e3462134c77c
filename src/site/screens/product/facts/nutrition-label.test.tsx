import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aProduct } from '../../../../../tests/support/a-product.ts';
import { NutritionLabel } from './nutrition-label.tsx';

function label(figures: { protein: number | null; calories: number | null }) {
  const product = aProduct({ proteinPerServing: figures.protein, calories: figures.calories });
  return renderToStaticMarkup(
    <NutritionLabel
      product={{
        ...product,
        nutritionalInfo: {
          ...product.nutritionalInfo,
          carbohydratePerServing: 2,
          fatPerServing: 4,
        },
      }}
    />,
  );
}

test('protein’s share of the energy is said once: the label’s energy and the sum of its parts may differ', () => {
  // 24 × 4 of 128 kcal is 75 %. Of the 140 kcal that protein, carbohydrate and fat sum to, it is 69 %.
  const html = label({ protein: 24, calories: 128 });
  expect(html.match(/\d+%/g)).toEqual(['75%', '75%']);
  expect(html).toContain('aria-label="75% of calories from protein"');
  expect(html).toContain('Energy from, most first: protein, fat, carbohydrate');
});

test.each([
  { protein: null, calories: 128 },
  { protein: 24, calories: null },
])('its share is unknown where %j', (figures) => {
  expect(label(figures)).toMatch(/of its energy is protein<\/dt><dd[^>]*><span[^>]*>unknown</);
});

test('a figure stays on one line with its unit', () => {
  const serving = { amount: 30, unit: 'g', basis: 'standard' } as const;
  const html = renderToStaticMarkup(
    <NutritionLabel product={aProduct({ servingSize: serving })} />,
  );
  expect(html).toContain('24\u00a0g per assumed 30\u00a0g');
  expect(html).not.toMatch(/ per assumed \d+ g/);
});

test('servings and serving size that no label states are marked as calculated, with the formula', () => {
  const product = aProduct({ servings: 27 });
  const facts = {
    ...product.provenance.facts,
    servings: { basis: 'label', source: 0 },
    servingSize: { basis: 'calculated', source: 0, note: 'package of 907 g / 27 servings' },
  } as const;
  const html = renderToStaticMarkup(
    <NutritionLabel product={{ ...product, provenance: { ...product.provenance, facts } }} />,
  );
  expect(html).toMatch(/Serving size <[^>]*>calculated</);
  expect(html).toContain('package of 907 g / 27 servings');
  expect(html).toContain('<dt>Servings per package</dt>');
});
