import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import { countCardFacts, knownFacts } from './known-facts.ts';

const label = { basis: 'label', source: 0 } as const;

it('counts the card facts that a source states, not those of an assumed serving', () => {
  const facts = {
    calories: label,
    sugar: { basis: 'calculated', source: 0 },
    servingSize: { basis: 'standard', source: 0 },
    proteinPerServing: { basis: 'calculated', source: 0, note: 'for the standard serving of 30 g' },
    gtin: label,
  } as const;
  expect(countCardFacts({ provenance: { sources: [], facts } })).toBe(2);
});

it('puts a product with a name and a protein figure before one without', () => {
  const provenance = { sources: [], facts: { name: label, brand: label, calories: label } };
  const known = aProduct({ provenance });
  const nameless = aProduct({
    provenance: { sources: [], facts: { name: { basis: 'calculated', source: 0 }, brand: label } },
  });
  expect(knownFacts(known)).toBe(1 + 4 + 4 + 2 + 2);
  expect(knownFacts(nameless)).toBe(4 + 2 + 2);
  expect(knownFacts({ ...known, ingredientsComplete: false })).toBe(knownFacts(known) - 2);
  const blank = aProduct({ proteinPerServing: null, provenance });
  expect(knownFacts(blank)).toBe(knownFacts(known) - 4);
});
