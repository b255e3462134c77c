import { expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../tests/support/a-source-record.ts';
import { leaveOutImpossible } from './impossible-figures.ts';

it('leaves a record alone whose figures there is room for', () => {
  const record = aSourceRecord({
    per100: someFigures({ sugar: 106, fiber: 106, saturatedFat: 106, salt: 106 }),
    perServing: someFigures({ sugar: 750, fiber: 750, saturatedFat: 750, salt: 750 }),
  });
  expect(leaveOutImpossible(record)).toEqual({ record, leftOut: [] });
  const bare = aSourceRecord({ per100: null, perServing: null });
  expect(leaveOutImpossible(bare)).toEqual({ record: bare, leftOut: [] });
});

it.each(['sugar', 'fiber', 'saturatedFat', 'salt'] as const)(
  'makes %s unknown where there is no room for it, and says so',
  (key) => {
    const figures = (value: number) => someFigures({ protein: 20, [key]: value });
    const record = aSourceRecord({ per100: figures(106.1), perServing: figures(750.1) });
    const { record: kept, leftOut } = leaveOutImpossible(record);
    const rest = someFigures({ protein: 20 });
    expect(kept).toEqual({ ...record, per100: rest, perServing: rest });
    expect(leftOut).toEqual([
      { reason: `${key} above 106 g per 100 g`, detail: '106.1 g per 100 g' },
      { reason: `${key} above 750 g a serving`, detail: '750.1 g a serving' },
    ]);
  },
);

it('leaves the figures alone by which a record is judged', () => {
  const figures = someFigures({ energy: 9_000, protein: 900, carbohydrate: 900, fat: 900 });
  const record = aSourceRecord({ per100: figures, perServing: figures });
  expect(leaveOutImpossible(record)).toEqual({ record, leftOut: [] });
});
