import { expect, it } from 'vitest';
import { nameWithKind } from './unstated-name.ts';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { aSourceRecord } from '../../../../tests/support/a-source-record.ts';

it.each([
  ['NuGo Dark', 'Dark Protein Bar'],
  ['NuGo Plant Based', 'Plant Based Protein Bar'],
  ['60% Protein', '60% Protein Bar'],
  ['Recovery 2', 'Recovery 2'],
  ['Protein+', 'Protein+'],
  ['Nekkid', 'Nekkid'],
  ['Dark Bar', 'Dark Bar'],
  ['NuGo', 'NuGo Protein Bar'],
])('says that a bar is one whose name says only how it is: %s', (name, shown) => {
  const { product } = derive([aSourceRecord({ name, brand: 'NuGo', format: 'bar' })]);
  expect(product.name).toBe(shown);
});

it('has such a name from its record', () => {
  const { product } = derive([aSourceRecord({ name: 'Dark', brand: 'NuGo', format: 'bar' })]);
  expect(product.nameOnLabel).toBe('Dark');
  expect(product.provenance.facts['name']).toMatchObject({
    basis: 'label',
    note: 'name of the source and what it is filed under, joined',
  });
  const powder = derive([aSourceRecord({ name: 'Dark', brand: 'NuGo', format: 'powder' })]);
  expect(powder.product.name).toBe('Dark');
});

it.each([
  ['Aloha', 'bar', false, 'Aloha Protein Bar'],
  ['Pure Protein', 'bar', false, 'Pure Protein Bar'],
  ['The Protein Works', 'powder', false, 'The Protein Works Protein Powder'],
  ['Rocky Road', 'bar', true, 'Protein Bar, Rocky Road'],
] as const)('adds what it is to %s (%s)', (name, format, isFlavor, shown) => {
  expect(nameWithKind(name, format, isFlavor)).toBe(shown);
});
