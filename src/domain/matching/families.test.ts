import { expect, test } from 'vitest';
import { compareVariants } from './families.ts';

test('variants stand by flavor, those without one last, then by id', () => {
  const variants = [
    { id: 5, flavor: null },
    { id: 4, flavor: 'Vanilla' },
    { id: 3, flavor: null },
    { id: 2, flavor: 'Vanilla' },
    { id: 6, flavor: 'Chocolate' },
  ];
  expect(variants.toSorted(compareVariants).map(({ id }) => id)).toEqual([6, 2, 4, 3, 5]);
});
