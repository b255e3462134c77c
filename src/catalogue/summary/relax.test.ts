import { expect, test } from 'vitest';
import { aProduct, aTerm, anIngredient, someCriteria } from '../../../tests/support/a-product.ts';
import { buildCatalogue } from '../build-catalogue.ts';

const query = { showAll: true, unconfirmed: false, sort: 'match', limit: 0, offset: 0 } as const;

test('each word of what must be in is a wish of its own', () => {
  const products = [
    aProduct({ id: 1, ingredients: [anIngredient('oat')], brandId: 3 }),
    aProduct({ id: 2, ingredients: [anIngredient('oat')], brandId: 4 }),
    aProduct({ id: 3, ingredients: [anIngredient('rice')], brandId: 3 }),
  ];
  const criteria = someCriteria({ mustHave: [aTerm('oat'), aTerm('rice')], brandIds: [3] });
  const { relaxations } = buildCatalogue(products).summarize({ ...query, criteria });
  expect(relaxations.map(({ label, count }) => [label, count])).toEqual([
    ['Drop only oat', 1],
    ['Drop only rice', 1],
  ]);
});

test('a large catalogue is counted as a small one: sets that products miss, the smallest first', () => {
  const kinds = [
    { brandId: 3, isVegan: false, fitnessGoal: 'Recovery' },
    { brandId: 3, isVegan: true, fitnessGoal: 'Performance' },
    { brandId: 4, isVegan: true, fitnessGoal: 'Recovery' },
    { brandId: 4, isVegan: false, fitnessGoal: 'Performance' },
  ] as const;
  const shares = [5, 3, 2, 10];
  const criteria = someCriteria({
    brandIds: [3],
    flags: ['isVegan'],
    fitnessGoals: ['Recovery'],
  });
  const relaxed = (times: number) => {
    let id = 0;
    const products = kinds.flatMap((kind, at) =>
      Array.from({ length: (shares[at] ?? 0) * times }, () => aProduct({ ...kind, id: ++id })),
    );
    const { relaxations } = buildCatalogue(products).summarize({ ...query, criteria });
    return relaxations.map(({ label, count }) => [label, count / times]);
  };
  expect(relaxed(1)).toEqual([
    ['Drop Vegan', 5],
    ['Drop the fitness goal', 3],
    ['Drop the brand', 2],
  ]);
  // Twenty times 300 products: more than are counted one by one.
  expect(relaxed(300)).toEqual(relaxed(1));
});
