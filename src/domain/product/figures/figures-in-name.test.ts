import { expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { objectToName, readFiguresInName } from './figures-in-name.ts';

it.each([
  ['30g Protein Bar', { protein: 30, proteinPercent: null, energy: null }],
  ['Whey 24 g of protein', { protein: 24, proteinPercent: null, energy: null }],
  ['Protein Bar 52%', { protein: null, proteinPercent: 52, energy: null }],
  ['32 Pour 100 Protein Bar', { protein: null, proteinPercent: 32, energy: null }],
  ['100 Calorie Whey', { protein: null, proteinPercent: null, energy: 100 }],
  ['100% Whey 900 g', { protein: null, proteinPercent: null, energy: null }],
  ['12 x 60g Protein Bars', { protein: null, proteinPercent: null, energy: null }],
])('"%s" states %o', (name, figures) => {
  expect(readFiguresInName(name)).toEqual(figures);
});

const serving = { amount: 60, unit: 'g' } as const;

it.each([
  ['30g Protein Bar', 50, serving, null],
  ['30g Protein Bar', 46, serving, null],
  ['30g Protein Bar', 37, serving, 'the name says 30 g protein a serving, the record 22.2'],
  ['30g Protein Bar', 50, null, null],
  ['20g Protein Bar', 20, null, 'the name says 20 g protein a piece, the record as much per 100 g'],
  ['Recovery Bar 32% Whey Protein 60 g', 32, serving, null],
  [
    'Recovery Bar Whey Protein 35 g',
    32,
    serving,
    'the name says 35 g protein a serving, the record 19.2',
  ],
  ['Protein Bar 52%', 52, null, null],
  ['Protein Bar 52%', 26, null, 'the name says 52 g protein per 100 g, the record 26'],
] as const)(
  '"%s" with %d g per 100 g and the serving %o: %s',
  (name, protein, servingSize, detail) => {
    const per100 = someFigures({ protein });
    const record = aSourceRecord({ format: 'bar', name, per100, servingSize });
    expect(objectToName(record)?.detail ?? null).toBe(detail);
  },
);

it('holds a bare number beside "protein" against less than half of it', () => {
  const detailOf = (name: string, protein: number) =>
    objectToName(aSourceRecord({ name, per100: someFigures({ protein }) }))?.detail ?? null;
  expect(detailOf('Protein 80 plus', 34)).toBe(
    'the name says 80, the record 34 g protein per 100 g',
  );
  expect(detailOf('Protein 80 plus', 40)).toBeNull();
  expect(detailOf('Whey 80 Chocolate', 60)).toBeNull();
  expect(detailOf('Whey Protein 80 x 31g', 34)).toBeNull();
  expect(detailOf('Protein 30', 14)).toBeNull();
});

it('holds calories against the name', () => {
  const perServing = someFigures({ energy: 180 });
  const record = aSourceRecord({ name: '100 Calorie Whey', perServing });
  expect(objectToName(record)?.reason).toBe('figures against the name');
  expect(objectToName({ ...record, perServing: someFigures({ energy: 106 }) })).toBeNull();
});
