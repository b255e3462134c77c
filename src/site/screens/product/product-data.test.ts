import { expect, test } from 'vitest';
import { aProduct } from '../../../../tests/support/a-product.ts';
import { similarProducts } from './product-data.ts';

const product = aProduct({ id: 1, baseProductId: 9, format: 'powder' });
const ids = (sample: Parameters<typeof similarProducts>[1]) =>
  similarProducts(product, sample).map(({ id }) => id);

test('no flavor of a product is similar to it, and of another product one is', () => {
  const sample = [
    aProduct({ id: 1, baseProductId: 9 }),
    aProduct({ id: 9, baseProductId: 9 }),
    aProduct({ id: 2, baseProductId: 9, flavor: 'Vanilla' }),
    aProduct({ id: 3, baseProductId: 3 }),
    aProduct({ id: 4, baseProductId: 3, flavor: 'Vanilla' }),
    aProduct({ id: 5, baseProductId: null }),
  ];
  expect(ids(sample)).toEqual([3, 5]);
});

test('three, of the same format before others, else as they come', () => {
  const sample = (['bar', 'powder', 'rtd', 'powder', 'bar'] as const).map((format, place) =>
    aProduct({ id: place + 20, baseProductId: null, format }),
  );
  expect(ids(sample)).toEqual([21, 23, 20]);
});
