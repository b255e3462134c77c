import { describe, expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { mergeFigures } from './merge-figures.ts';
import type { SourceRecord } from '../record/source-record.ts';

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

  it('fills no gap with more sugar or saturated fat than there is carbohydrate or fat', () => {
    const first = aSourceRecord({
      per100: someFigures({ protein: 80, carbohydrate: 1.7, fat: 1 }),
    });
    const second = aSourceRecord({
      per100: someFigures({ protein: 80, carbohydrate: 6, sugar: 2.4, fat: 4, saturatedFat: 2 }),
    });
    expect(mergeFigures([first, second], 'powder').per100).toMatchObject({
      sugar: null,
      saturatedFat: null,
    });
    const near = aSourceRecord({
      per100: someFigures({ protein: 80, carbohydrate: 2, sugar: 2, fat: 1.5, saturatedFat: 1.5 }),
    });
    expect(mergeFigures([first, near], 'powder').per100).toMatchObject({
      sugar: 2,
      saturatedFat: 1.5,
    });
    expect(mergeFigures([second], 'powder').per100.sugar).toBe(2.4);
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

  it('knows the serving of any record where none states protein', () => {
    const merged = mergeFigures(
      [aSourceRecord(), aSourceRecord({ servingSize: { amount: 60, unit: 'g' } })],
      'bar',
    );
    expect(merged.size).toEqual({ amount: 60, unit: 'g', basis: 'label' });
    expect(merged.sizeRecord).toBe(1);
    expect(mergeFigures([aSourceRecord()], 'bar').sizeRecord).toBe(0);
  });

  describe('a serving size', () => {
    const sized = (amount: number) => aSourceRecord({ servingSize: { amount, unit: 'g' } });
    it('of the record that leads is taken even where its figures do not fit', () => {
      const lead = { ...sized(20), perServing: someFigures({ protein: 25 }) };
      expect(mergeFigures([sized(40), lead], 'powder')).toMatchObject({
        size: { amount: 20, basis: 'label' },
        sizeRecord: 1,
      });
    });
    it.each([
      [4.5, 50],
      [4.6, undefined],
    ])('of another must hold the figures and 6 %% + 1.5 g: fat %s', (fat, amount) => {
      const lead = aSourceRecord({
        perServing: someFigures({ protein: 30, carbohydrate: 20, fat }),
      });
      expect(mergeFigures([lead, sized(50)], 'powder').size?.amount).toBe(amount);
    });
    it('of another is taken for figures per 100 g', () => {
      const lead = aSourceRecord({ per100: someFigures({ protein: 80 }) });
      expect(mergeFigures([lead, sized(25)], 'powder')).toMatchObject({
        size: { amount: 25, basis: 'label' },
        sizeRecord: 1,
        serving: { protein: 20 },
      });
    });
  });

  describe('another record fills gaps', () => {
    const fat = (lead: Partial<SourceRecord>, other: Partial<SourceRecord>) => {
      const merged = mergeFigures([aSourceRecord(lead), aSourceRecord(other)], 'powder');
      return merged.serving.fat ?? merged.per100.fat;
    };
    const grams = (protein: number) => someFigures({ protein });
    const fatter = (protein: number | null) => someFigures({ protein, fat: 6 });
    const SERVING = { servingSize: { amount: 25, unit: 'g' as const } };
    it.each([
      ['15 % less per 100 g', { per100: grams(80) }, { per100: fatter(68) }, 1.8],
      ['over 15 % less per 100 g', { per100: grams(80) }, { per100: fatter(67.9) }, null],
      ['15 % more per 100 g', { per100: grams(68) }, { per100: fatter(80) }, 1.8],
      ['the same per serving', { perServing: grams(24) }, { perServing: fatter(24) }, 6],
      ['other per serving', { perServing: grams(24) }, { perServing: fatter(12) }, null],
      [
        'per serving against a standard serving',
        { per100: grams(80) },
        { perServing: fatter(24), per100: grams(40) },
        null,
      ],
      [
        'per serving where per 100 g is other, with a label serving',
        { ...SERVING, per100: grams(80) },
        { perServing: fatter(20), per100: grams(40) },
        6,
      ],
      [
        'per serving only, against a standard serving',
        { per100: grams(80) },
        { perServing: fatter(24) },
        6,
      ],
      ['no protein stated, none in the lead', { per100: grams(0) }, { per100: fatter(null) }, null],
      ['nothing to compare with', { perServing: grams(24) }, { per100: fatter(0) }, null],
    ])('by its protein: %s', (_, lead, other, expected) => {
      expect(fat(lead, other)).toBe(expected);
    });
  });

  it('marks only salt as calculated from sodium', () => {
    const record = aSourceRecord({
      perServing: someFigures({ protein: 20, salt: 0.25 }),
      servingSize: { amount: 25, unit: 'g' },
      saltFromSodium: true,
    });
    const merged = mergeFigures([record], 'powder');
    expect(merged.servingOrigins.protein).toEqual({ basis: 'label', record: 0 });
    expect(merged.per100Origins.protein).toEqual({
      basis: 'calculated',
      record: 0,
      note: 'calculated: per serving × 100 / 25 g',
    });
    const plain = aSourceRecord({ perServing: someFigures({ protein: 20, salt: 0.25 }) });
    expect(mergeFigures([plain], 'powder').servingOrigins.salt?.basis).toBe('label');
  });
});
