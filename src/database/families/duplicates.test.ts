import { expect, test } from 'vitest';
import type { Allergen } from '#domain/enumerations.ts';
import { NO_DUPLICATES, withDuplicates } from './duplicates.ts';
import type { ProductDocument } from '../tables/product-document.ts';

/**
 * Returns the flags of a product after a duplicate's lists are applied. `said` is what its own text says about vegan
 * and lactose free.
 */
function shown(
  lists: { contains?: Allergen[]; mayContain?: Allergen[] },
  basis: 'calculated' | 'label' = 'calculated',
  said: true | null = true,
) {
  const own = {
    isVegan: said,
    isLactoseFree: said,
    flagEvidence: {},
    contains: [],
    mayContain: [],
    ingredients: [],
    ingredientsStatement: 'Pea protein',
    otherStatements: [],
    precautions: [],
    evidence: [],
    provenance: { sources: [], facts: { isLactoseFree: { basis, source: 0 } } },
  } as unknown as ProductDocument;
  const { isVegan, isLactoseFree, flagEvidence, provenance } = withDuplicates(
    own,
    JSON.stringify({ ...NO_DUPLICATES, ...lists }),
  );
  return {
    isVegan,
    isLactoseFree,
    isTraced: 'isLactoseFree' in provenance.facts,
    flagEvidence,
    facts: provenance.facts,
  };
}

test('what a duplicate lists leaves the flags open that it speaks against', () => {
  const own = { isVegan: true, isLactoseFree: true };
  expect(shown({ contains: ['soy'], mayContain: ['egg'] })).toMatchObject(own);
  expect(shown({ contains: ['milk'] })).toMatchObject({
    isVegan: null,
    isLactoseFree: null,
    isTraced: false,
  });
  expect(shown({ contains: ['fish'] })).toMatchObject({ ...own, isVegan: null });
  expect(shown({ mayContain: ['milk'] })).toMatchObject({
    isVegan: true,
    isLactoseFree: null,
    isTraced: false,
  });
});

test('and says why, in place of what the product itself bears out', () => {
  expect(shown({ mayContain: ['milk'] }).flagEvidence).toEqual({
    isLactoseFree: {
      value: null,
      basis: 'allergens',
      evidence: 'Another record of this product says that it may contain milk.',
      conflict: null,
    },
  });
});

test('what comes from animals by a duplicate is not vegan where the product itself leaves it open', () => {
  const open = shown({ contains: ['milk', 'egg', 'soy'] }, 'calculated', null);
  expect(open).toMatchObject({ isVegan: false, isLactoseFree: null });
  expect(open.flagEvidence.isVegan).toEqual({
    value: false,
    basis: 'allergens',
    evidence: 'Another record of this product says that it contains milk and egg.',
    conflict: null,
  });
  expect(open.facts['isVegan']).toMatchObject({ basis: 'calculated', source: 0 });
  expect(shown({ mayContain: ['egg'] }, 'calculated', null).isVegan).toBe(null);
});

test('milk of a duplicate does not speak against a claim to be free of lactose', () => {
  expect(shown({ contains: ['milk'] }, 'label').isLactoseFree).toBe(true);
});
