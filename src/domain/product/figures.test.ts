import { describe, expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../tests/support/a-source-record.ts';
import { mergeFigures } from './merge-figures.ts';
import { calculateEnergy, roundTo, scaleFigures } from './nutrition.ts';
import {
  plausibleServing,
  readPackageSize,
  readServingSize,
  STANDARD_SERVINGS,
} from './serving.ts';

describe('calculateEnergy', () => {
  const macros = someFigures({ protein: 20, carbohydrate: 30, fat: 10, fiber: 5 });
  it('uses the EU factors 4, 4, 9 and 2', () => {
    expect(calculateEnergy(macros, false)).toEqual({
      energy: 20 * 4 + 30 * 4 + 10 * 9 + 5 * 2,
      note: 'calculated: 4 × protein + 4 × carbohydrate + 9 × fat + 2 × fiber',
    });
  });
  it('takes fibre out of the carbohydrate of American labels first', () => {
    expect(calculateEnergy(macros, true)).toEqual({
      energy: 20 * 4 + 25 * 4 + 10 * 9 + 5 * 2,
      note: 'calculated: 4 × protein + 4 × (carbohydrate − fiber) + 9 × fat + 2 × fiber',
    });
  });
  it('does without fibre where that is not known', () => {
    expect(calculateEnergy({ ...macros, fiber: null }, true)).toEqual({
      energy: 290,
      note: 'calculated: 4 × protein + 4 × carbohydrate + 9 × fat',
    });
  });
  it('never takes more fibre than there is carbohydrate', () => {
    expect(
      calculateEnergy(someFigures({ protein: 0, carbohydrate: 2, fat: 0, fiber: 5 }), true)?.energy,
    ).toBe(10);
  });
  it.each(['protein', 'carbohydrate', 'fat'] as const)('is unknown without %s', (key) => {
    expect(calculateEnergy({ ...macros, [key]: null }, false)).toBeNull();
  });
});

describe('serving sizes', () => {
  it.each([
    ['1 scoop (31 g)', 31, 'g'],
    ['1 Carton (325 ml)', 325, 'ml'],
    ['1 bottle (11 fl oz / 330 ml)', 330, 'ml'],
    ['1 bottle (11.5 fl oz)', 340.1, 'ml'],
    ['30,4 g', 30.4, 'g'],
    ['1.2 oz', 34, 'g'],
    ['60grams', 60, 'g'],
  ])('%s', (text, amount, unit) => {
    expect(readServingSize(text)).toEqual({ amount, unit });
  });
  it.each(['2 ROUNDED SCOOPS', '1 CARTON', '', '2 g', '1000 g', '1 large galley'])(
    '%j states none',
    (text) => {
      expect(readServingSize(text)).toBeNull();
    },
  );
  it('are between 5 and 750', () => {
    expect(plausibleServing({ amount: 5, unit: 'g' })).toEqual({ amount: 5, unit: 'g' });
    expect(plausibleServing({ amount: 4.9, unit: 'g' })).toBeNull();
    expect(plausibleServing({ amount: 750, unit: 'ml' })).toEqual({ amount: 750, unit: 'ml' });
    expect(plausibleServing({ amount: 38.09999847, unit: 'g' })).toEqual({
      amount: 38.1,
      unit: 'g',
    });
  });
  it.each([
    ['2 lb (907 g)', 907.2, 'g'],
    ['12 x 60 g', 720, 'g'],
    ['4 - 330 ml bottles', 1320, 'ml'],
    ['43.2 oz (2.7 lbs) 1.22kg', 1224.7, 'g'],
    ['1.5 L', 1500, 'ml'],
  ])('package %s', (text, amount, unit) => {
    expect(readPackageSize(text)).toEqual({ amount, unit });
  });
  it('package without an amount', () => {
    expect(readPackageSize('1pcs')).toBeNull();
  });
  it('have a standard for each format', () => {
    expect(STANDARD_SERVINGS).toEqual({
      powder: { amount: 30, unit: 'g' },
      bar: { amount: 60, unit: 'g' },
      rtd: { amount: 330, unit: 'ml' },
    });
  });
});

describe('mergeFigures', () => {
  it('gives stated per-100 figures for the standard serving where the label states none', () => {
    const record = aSourceRecord({
      per100: someFigures({ protein: 80, carbohydrate: 5, fat: 4, salt: 0.5 }),
    });
    const merged = mergeFigures([record], 'powder');
    expect(merged.size).toEqual({ amount: 30, unit: 'g', basis: 'standard' });
    expect(merged.serving).toMatchObject({
      protein: 24,
      carbohydrate: 1.5,
      fat: 1.2,
      salt: 0.15,
      sugar: null,
    });
    expect(merged.servingOrigins.protein).toEqual({
      basis: 'standard',
      record: 0,
      note: 'the label gives no serving: per 100 g × 30 g, the standard serving',
    });
    expect(merged.per100Origins.protein).toEqual({ basis: 'label', record: 0 });
    expect(merged.per100.energy).toBe(376);
    expect(merged.serving.energy).toBe(113);
    expect(merged.servingOrigins.energy?.basis).toBe('standard');
    expect(merged.per100Origins.energy?.basis).toBe('calculated');
    expect(merged.servingOrigins.sugar).toBeUndefined();
  });

  it('multiplies by the label serving where there is one', () => {
    const record = aSourceRecord({
      per100: someFigures({ protein: 80, energy: 400 }),
      servingSize: { amount: 25, unit: 'g' },
    });
    const merged = mergeFigures([record], 'powder');
    expect(merged.size).toEqual({ amount: 25, unit: 'g', basis: 'label' });
    expect(merged.serving).toMatchObject({ protein: 20, energy: 100 });
    expect(merged.servingOrigins.protein).toEqual({
      basis: 'calculated',
      record: 0,
      note: 'calculated: per 100 g × 25 g',
    });
  });

  it('works back to 100 g from a serving', () => {
    const record = aSourceRecord({
      perServing: someFigures({ protein: 24, energy: 120, sugar: 1 }),
      servingSize: { amount: 30, unit: 'g' },
    });
    const merged = mergeFigures([record], 'powder');
    expect(merged.per100).toMatchObject({ protein: 80, energy: 400, sugar: 3.3 });
    expect(merged.per100Origins.protein?.basis).toBe('calculated');
    expect(merged.servingOrigins.protein).toEqual({ basis: 'label', record: 0 });
  });

  it('does not apply a standard serving to figures that are per serving already', () => {
    const merged = mergeFigures(
      [aSourceRecord({ perServing: someFigures({ protein: 24 }) })],
      'powder',
    );
    expect(merged.size).toBeNull();
    expect(merged.per100.protein).toBeNull();
  });

  it('takes the strongest record and lets others fill gaps only where they agree', () => {
    const strong = aSourceRecord({ per100: someFigures({ protein: 80 }) });
    const agreeing = aSourceRecord({
      per100: someFigures({ protein: 78, fat: 6, carbohydrate: 7 }),
    });
    const other = aSourceRecord({ per100: someFigures({ protein: 40, fiber: 9 }) });
    const merged = mergeFigures([strong, other, agreeing], 'powder');
    expect(merged.per100).toMatchObject({ protein: 80, fat: 6, carbohydrate: 7, fiber: null });
    expect(merged.per100Origins.fat).toEqual({ basis: 'label', record: 2 });
  });

  it('takes a serving size from another record, unless the figures do not fit into it', () => {
    const nutrients = aSourceRecord({
      perServing: someFigures({ protein: 25, carbohydrate: 5, fat: 2 }),
    });
    const sized = (amount: number) => aSourceRecord({ servingSize: { amount, unit: 'g' } });
    expect(mergeFigures([sized(33), nutrients], 'powder').size?.amount).toBe(33);
    expect(mergeFigures([sized(20), nutrients], 'powder').size).toBeNull();
  });

  it('marks salt that was sodium', () => {
    const record = aSourceRecord({
      perServing: someFigures({ protein: 20, salt: 0.25 }),
      saltFromSodium: true,
    });
    expect(mergeFigures([record], 'powder').servingOrigins.salt).toEqual({
      basis: 'calculated',
      record: 0,
      note: 'calculated: sodium × 2.5',
    });
  });

  it('knows nothing without protein but the serving', () => {
    const record = aSourceRecord({ servingSize: { amount: 60, unit: 'g' } });
    const merged = mergeFigures([record], 'bar');
    expect(merged.size).toEqual({ amount: 60, unit: 'g', basis: 'label' });
    expect(Object.values(merged.serving).every((value) => value === null)).toBe(true);
    expect(mergeFigures([aSourceRecord()], 'bar').size).toBeNull();
  });
});

it('rounds halves up and scales whole kcal', () => {
  expect(roundTo(1.005, 2)).toBe(1.01);
  expect(scaleFigures(someFigures({ energy: 101, protein: 3.33, salt: 0.111 }), 100, 50)).toEqual(
    someFigures({ energy: 51, protein: 1.7, salt: 0.06 }),
  );
});
