import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/a-product.ts';
import { shownName } from './family-facts.ts';

const OWN = { basis: 'label', source: 1 } as const;
const { provenance } = aProduct();
const product = {
  ...aProduct({ name: 'Barrita de proteína', nameOnLabel: null, flavor: 'Coconut' }),
  provenance: { ...provenance, facts: { name: OWN } },
};

it('shows what a family is called with the flavor, and what the record calls it beside', () => {
  const shown = shownName(product, 'Recovery Bar');
  expect(shown).toMatchObject({
    name: 'Recovery Bar, Coconut',
    nameOnLabel: 'Barrita de proteína',
  });
  expect(shown.provenance.facts['name']).toMatchObject({ basis: 'calculated', source: 1 });
  expect(shown.provenance.facts['nameOnLabel']).toEqual(OWN);
  expect(shownName({ ...product, flavor: null }, 'Recovery Bar').name).toBe('Recovery Bar');
});

it('keeps what the label calls it, and its own name where that is shown', () => {
  const labelled = { ...product, nameOnLabel: 'Recovery bar de Weider' };
  expect(shownName(labelled, 'Recovery Bar').nameOnLabel).toBe('Recovery bar de Weider');
  const { name, nameOnLabel } = shownName(product, null);
  expect({ name, nameOnLabel }).toEqual({ name: 'Barrita de proteína', nameOnLabel: null });
});
