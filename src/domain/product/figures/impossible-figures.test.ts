import { expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import type { SourceRecord } from '../record/source-record.ts';
import { leaveOutImpossible } from './impossible-figures.ts';

it('leaves a record alone whose figures there is room for', () => {
  const record = aSourceRecord({
    format: 'bar',
    per100: someFigures({ sugar: 106, fiber: 106, saturatedFat: 106, salt: 10 }),
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

it.each([
  [63, 'bar', 'salt above 10 g per 100 g'],
  [5.51, 'powder', 'salt above 5.5 g per 100 g'],
  [0.001, 'powder', 'salt above 0 and below 0.002 g per 100 g'],
] as const)(
  'makes salt of %d g in a %s unknown: the unit or the point was mistaken',
  (salt, format, reason) => {
    const record = aSourceRecord({ format, per100: someFigures({ protein: 80, salt }) });
    const { record: kept, leftOut } = leaveOutImpossible(record);
    expect(kept.per100).toEqual(someFigures({ protein: 80 }));
    expect(leftOut).toEqual([{ reason, detail: `${salt} g per 100 g` }]);
  },
);

it('believes no figure of a serving that is impossible in 100 g: one was worked out from the other', () => {
  const perServing = someFigures({ protein: 24, salt: 0, sugar: 1 });
  const left = (salt: number) =>
    leaveOutImpossible(
      aSourceRecord({ per100: someFigures({ protein: 80, salt, sugar: 3 }), perServing }),
    ).record.perServing;
  expect(left(0.001)).toEqual(someFigures({ protein: 24, sugar: 1 }));
  expect(left(25)).toEqual(someFigures({ protein: 24, sugar: 1 }));
  expect(left(0.5)).toEqual(perServing);
});

it('makes energy of 0 kcal beside protein unknown: a blank, and unknown is never zero', () => {
  const record = aSourceRecord({ per100: someFigures({ energy: 0, protein: 84 }) });
  const { record: kept, leftOut } = leaveOutImpossible(record);
  expect(kept.per100).toEqual(someFigures({ protein: 84 }));
  expect(leftOut).toEqual([
    { reason: 'energy of 0 kcal beside macronutrients per 100 g', detail: '0 kcal' },
  ]);
  const water = aSourceRecord({ per100: someFigures({ energy: 0, protein: 0 }) });
  expect(leaveOutImpossible(water).leftOut).toEqual([]);
});

it('makes fiber unknown for which protein and fat leave no room', () => {
  const figures = (fiber: number) =>
    someFigures({ protein: 78, carbohydrate: 3.8, fat: 2.1, fiber });
  const left = (fiber: number) =>
    leaveOutImpossible(aSourceRecord({ per100: figures(fiber) })).leftOut;
  expect(left(80)).toEqual([
    {
      reason: 'fiber above what protein and fat leave of 106 g per 100 g',
      detail: '80 g per 100 g',
    },
  ]);
  expect(left(25)).toEqual([]);
  // It may be counted within the carbohydrate.
  const within = someFigures({ protein: 50, carbohydrate: 40, fat: 5, fiber: 40 });
  expect(leaveOutImpossible(aSourceRecord({ per100: within })).leftOut).toEqual([]);
});

it('takes a drink with the serving of a powder for the powder, whose figures are not told, or its bottle for the serving', () => {
  const per100 = someFigures({ protein: 10 });
  const drink = (amount: number, format: 'rtd' | 'powder' = 'rtd') =>
    aSourceRecord({
      format,
      per100,
      perServing: someFigures({ protein: amount / 10 }),
      servingSize: { amount, unit: 'g' },
    });
  const leftOut = [{ reason: "a drink's serving below 40", detail: '30 g' }];
  expect(leaveOutImpossible(drink(30))).toMatchObject({
    record: { format: 'powder', per100: null, perServing: null, servingSize: { amount: 30 } },
    leftOut,
  });
  const bottle = { amount: 250, unit: 'ml' } as const;
  expect(leaveOutImpossible({ ...drink(30), packageSize: bottle })).toMatchObject({
    record: { format: 'rtd', per100, perServing: null, servingSize: bottle },
    leftOut,
  });
  const crate = { amount: 3000, unit: 'ml' } as const;
  expect(leaveOutImpossible({ ...drink(30), packageSize: crate }).record.format).toBe('powder');
  for (const each of [drink(40), drink(30, 'powder'), { ...drink(30), per100: null }])
    expect(leaveOutImpossible(each)).toEqual({ record: each, leftOut: [] });
});

it('makes saturated fat unknown where it is more than the fat', () => {
  const per100 = someFigures({ fat: 2, saturatedFat: 2.8 });
  const { leftOut } = leaveOutImpossible(aSourceRecord({ per100 }));
  expect(leftOut.map((each) => each.reason)).toEqual(['more saturated fat than fat per 100 g']);
  const near = someFigures({ fat: 2, saturatedFat: 2.7 });
  expect(leaveOutImpossible(aSourceRecord({ per100: near })).leftOut).toEqual([]);
});

it('does not believe a serving that is larger than its pack: one of the two is of another pack', () => {
  const [per100, perServing] = [someFigures({ protein: 30 }), someFigures({ protein: 21 })];
  const grams = (amount: number) => ({ amount, unit: 'g' }) as const;
  const left = (packageSize: { amount: number; unit: 'g' | 'ml' } | null, figures = per100) =>
    leaveOutImpossible(
      aSourceRecord({ servingSize: grams(70), packageSize, per100: figures, perServing }),
    );
  const { record, leftOut } = left(grams(35));
  // The weight of a sachet or bar is its own serving.
  expect(record).toMatchObject({
    servingSize: grams(35),
    servingNote: 'read from the package: 35 g',
    perServing: null,
    per100,
  });
  expect(leftOut).toEqual([{ reason: 'a serving larger than the pack', detail: '70 g of 35 g' }]);
  for (const pack of [
    null,
    grams(1),
    grams(67),
    grams(70),
    grams(840),
    { amount: 35, unit: 'ml' } as const,
  ])
    expect(left(pack).leftOut).toEqual([]);
  const ofServing = leaveOutImpossible(
    aSourceRecord({ servingSize: grams(70), packageSize: grams(35), per100: null, perServing }),
  ).record;
  expect(ofServing).toMatchObject({ servingSize: null, perServing });
});

it('leaves out a serving that is a whole tub of powder, by its protein', () => {
  const [per100, perServing] = [someFigures({ protein: 80 }), someFigures({ protein: 363 })];
  const left = (amount: number, changes: Partial<SourceRecord> = {}) => {
    const servingSize = { amount, unit: 'g' } as const;
    return leaveOutImpossible(aSourceRecord({ servingSize, per100, perServing, ...changes }));
  };
  expect(left(454)).toMatchObject({
    record: { servingSize: null, servingNote: null, perServing: null, per100 },
    leftOut: [{ reason: 'the pack entered as the serving', detail: '454 g' }],
  });
  // A gainer's serving may weigh as much.
  const gainer = someFigures({ protein: 15 });
  expect(left(340, { per100: gainer, perServing: null }).leftOut).toEqual([]);
  expect(left(187).leftOut).toEqual([]);
  expect(left(454, { per100: null }).leftOut).toEqual([]);
});
