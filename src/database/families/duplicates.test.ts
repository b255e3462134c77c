import { expect, test } from 'vitest';
import type { Allergen } from '#domain/enumerations.ts';
import { NO_DUPLICATES, withDuplicates } from './duplicates.ts';
import type { ProductDocument } from '../tables/product-document.ts';

/** A product that its own text makes vegan and lactose free, and how it is shown with what a duplicate lists. */
function shown(
  lists: { contains?: Allergen[]; mayContain?: Allergen[] },
  basis: 'calculated' | 'label' = 'calculated',
) {
  const own = {
    isVegan: true,
    isLactoseFree: true,
    contains: [],
    mayContain: [],
    ingredients: [],
    ingredientsStatement: 'Pea protein',
    otherStatements: [],
    precautions: [],
    evidence: [],
    provenance: { sources: [], facts: { isLactoseFree: { basis, source: 0 } } },
  } as unknown as ProductDocument;
  const { isVegan, isLactoseFree, provenance } = withDuplicates(
    own,
    JSON.stringify({ ...NO_DUPLICATES, ...lists }),
  );
  return { isVegan, isLactoseFree, isTraced: 'isLactoseFree' in provenance.facts };
}

test('what a duplicate lists leaves the flags open that it speaks against', () => {
  const own = { isVegan: true, isLactoseFree: true };
  expect(shown({ contains: ['soy'], mayContain: ['egg'] })).toMatchObject(own);
  expect(shown({ contains: ['milk'] })).toEqual({
    isVegan: null,
    isLactoseFree: null,
    isTraced: false,
  });
  expect(shown({ contains: ['fish'] })).toMatchObject({ ...own, isVegan: null });
  expect(shown({ mayContain: ['milk'] })).toEqual({
    isVegan: true,
    isLactoseFree: null,
    isTraced: false,
  });
});

test('milk of a duplicate does not speak against a claim to be free of lactose', () => {
  expect(shown({ contains: ['milk'] }, 'label').isLactoseFree).toBe(true);
});
