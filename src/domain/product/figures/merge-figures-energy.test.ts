import { describe, expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { mergeFigures } from './merge-figures.ts';

describe('the energy of merged figures', () => {
  const macros = someFigures({ protein: 80, carbohydrate: 5, fat: 4 });
  const note = 'calculated: 4 × protein + 4 × carbohydrate + 9 × fat';
  it('that is stated stays', () => {
    const merged = mergeFigures([aSourceRecord({ per100: { ...macros, energy: 400 } })], 'powder');
    expect(merged.per100.energy).toBe(400);
    expect(merged.serving.energy).toBe(120);
    expect(merged.per100Origins.energy).toEqual({ basis: 'label', record: 0 });
    expect(merged.servingOrigins.energy?.note).toBe(
      'the label gives no serving: per 100 g × 30 g, the standard serving',
    );
    const serving = aSourceRecord({ perServing: { ...macros, energy: 400 } });
    expect(mergeFigures([serving], 'powder').serving.energy).toBe(400);
  });
  it('is calculated, and given for the standard serving', () => {
    const merged = mergeFigures([aSourceRecord(), aSourceRecord({ per100: macros })], 'powder');
    expect(merged.per100Origins.energy).toEqual({ basis: 'calculated', record: 1, note });
    expect(merged.servingOrigins.energy).toEqual({
      basis: 'standard',
      record: 1,
      note: `${note}, for the standard serving of 30 g`,
    });
  });
  it('is calculated, and given for the serving of the label', () => {
    const record = aSourceRecord({ per100: macros, servingSize: { amount: 25.04, unit: 'g' } });
    const merged = mergeFigures([record], 'powder');
    expect(merged.serving.energy).toBe(94);
    expect(merged.servingOrigins.energy).toEqual({
      basis: 'calculated',
      record: 0,
      note: `${note}, for 25 g`,
    });
  });
  it('is calculated a serving where its size is not known', () => {
    const merged = mergeFigures([aSourceRecord({ perServing: macros })], 'powder');
    expect(merged.size).toBeNull();
    expect(merged.per100.energy).toBeNull();
    expect(merged.serving.energy).toBe(376);
    expect(merged.servingOrigins.energy).toEqual({ basis: 'calculated', record: 0, note });
  });
  it('is unknown without macronutrients', () => {
    const record = aSourceRecord({ perServing: someFigures({ protein: 20 }) });
    const merged = mergeFigures([record], 'powder');
    expect(merged.serving.energy).toBeNull();
    expect(merged.servingOrigins.energy).toBeUndefined();
  });
  it('is unknown of a bar whose figures leave its fibre out', () => {
    const clean = someFigures({ protein: 34.5, carbohydrate: 3.9, fat: 7.5 });
    const energy = (per100: typeof clean) =>
      mergeFigures([aSourceRecord({ per100, format: 'bar' })], 'bar').per100.energy;
    expect(energy(clean)).toBeNull();
    expect(energy({ ...clean, fiber: 30 })).toBe(281);
    expect(energy({ ...clean, carbohydrate: 30 })).toBe(326);
    expect(energy({ ...clean, energy: 340 })).toBe(340);
  });
});
