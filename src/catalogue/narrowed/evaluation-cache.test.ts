import { expect, test } from 'vitest';
import { aProduct, someCriteria } from '../../../tests/support/a-product.ts';
import { heapGrowth } from '../../../tests/support/heap-growth.ts';
import { buildColumnsInSteps } from '../build-catalogue.ts';
import { TermIndex } from '../evaluate/term-index.ts';
import { EvaluationCache } from './evaluation-cache.ts';
import { FamilyCounter } from './family-counter.ts';

test('evicted evaluations need no full collection', async () => {
  const columns = await buildColumnsInSteps([aProduct()], async () => undefined);
  const cache = new EvaluationCache(columns, new TermIndex(columns), new FamilyCounter(columns));
  const evaluate = (brand: number) => {
    const brandIds = Array.from({ length: 5_000 }, (_, at) => brand + at);
    cache.get({ criteria: someCriteria({ brandIds }) });
  };
  for (let brand = 0; brand < 10; brand++) evaluate(brand);
  const growth = heapGrowth(() => {
    for (let brand = 10; brand < 210; brand++) evaluate(brand);
  });
  expect(growth).toBeLessThan(2_000_000);
});
