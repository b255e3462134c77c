import { expect, it } from 'vitest';
import { someFigures } from '../../../tests/support/a-source-record.ts';
import { servingOfFigures } from './serving-of-figures.ts';

const per100 = someFigures({ energy: 443, protein: 17.4, carbohydrate: 39.3, fat: 21.9 });

it('is the amount by which all figures of a serving and of 100 g differ', () => {
  const bar = someFigures({ energy: 199, protein: 7.83, carbohydrate: 17.7, fat: 9.85 });
  expect(servingOfFigures(per100, bar, 'g')).toEqual({
    servingSize: { amount: 45, unit: 'g' },
    servingNote: 'calculated: figures a serving are 45% of those of 100 g',
  });
});

it.each([
  ['are those of 100 g', per100],
  ['do not agree', someFigures({ energy: 199, protein: 17.4, carbohydrate: 17.7, fat: 9.85 })],
  ['are few', someFigures({ energy: 199, protein: 7.83 })],
  ['are of no serving', someFigures({ energy: 4, protein: 0.17, carbohydrate: 0.39, fat: 0.22 })],
  ['are none', null],
])('is unknown where the figures %s', (_, perServing) => {
  expect(servingOfFigures(per100, perServing, 'g')).toBeNull();
  expect(servingOfFigures(null, perServing, 'g')).toBeNull();
});
