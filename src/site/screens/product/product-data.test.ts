import { expect, test } from 'vitest';
import { aProduct } from '../../../../tests/support/a-product.ts';
import { similarTo } from './product-data.ts';

const bar = aProduct({ id: 1, format: 'bar', proteinPerServing: 20 });

test('similar products are of other families, those of the same form first, three at most', () => {
  const sample = [
    bar,
    aProduct({ id: 2, baseProductId: 1, format: 'bar', proteinPerServing: 20 }),
    aProduct({ id: 3, format: 'powder', proteinPerServing: 20 }),
    aProduct({ id: 4, format: 'bar', proteinPerServing: 20 }),
    aProduct({ id: 5, format: 'bar', proteinPerServing: 20, baseProductId: 4 }),
    aProduct({ id: 6, format: 'rtd', proteinPerServing: 20 }),
    aProduct({ id: 7, format: 'powder', proteinPerServing: 20 }),
  ];
  expect(similarTo(bar, sample).map(({ id }) => id)).toEqual([4, 3, 6]);
});

test('a record without a name or its protein figure is not among them', () => {
  const sample = [
    aProduct({ id: 2, format: 'bar', proteinPerServing: null }),
    aProduct({ id: 3, name: 'Acme bar (name not stated)', proteinPerServing: 20 }),
    aProduct({ id: 4, format: 'bar', proteinPerServing: 0 }),
  ];
  expect(similarTo(bar, sample).map(({ id }) => id)).toEqual([4]);
});
