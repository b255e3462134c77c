import { describe, expect, it } from 'vitest';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import type { SourceRecord } from '../record/source-record.ts';
import { objectToFigures } from './plausibility.ts';

const objectTo = (record: Partial<SourceRecord>) =>
  objectToFigures(aSourceRecord({ format: 'powder', ...record }), tables.words);

describe('the figures of a powder', () => {
  it.each([
    ['100% Whey Protein chocolate', 1.6, true],
    ['Impact Whey Isolate', 17, true],
    ['Isowhey Zero', 12, true],
    ['Whey Gainer', 14, false],
    ['Impact Whey', 18, false],
    ['Meal Shake', 12, false],
  ])('of %s with %s g of protein are against its name: %s', (name, protein, objected) => {
    const per100 = someFigures({ protein });
    const expected = objected ? 'figures against the name' : undefined;
    expect(objectTo({ name, per100 })?.reason).toBe(expected);
  });

  const latte = someFigures({ protein: 58, carbohydrate: 19, fat: 11, energy: 319 });

  it('state less energy than they hold, where nothing in the list has less than its grams', () => {
    expect(objectTo({ per100: latte, statement: 'Milk protein, coffee' })).toMatchObject({
      reason: 'energy off its macronutrients by more than 15%',
      detail:
        '319 kcal stated, 407 kcal from the macronutrients, per 100 g; no fiber or polyol is named',
    });
    const exact = someFigures({ protein: 58, carbohydrate: 19, fat: 1.1, energy: 319 });
    expect(objectTo({ per100: exact, statement: 'Milk protein, coffee' })).toBeNull();
  });

  it.each([
    ['no list', {}],
    ['a list that was cut off', { statement: 'Milk protein', truncated: true }],
    ['inulin', { statement: 'Milk protein, Inulin' }],
    ['a polyol', { statement: 'Milchprotein, Süßungsmittel: Erythrit' }],
  ])('may do so with %s', (_, label) => {
    expect(objectTo({ per100: latte, ...label })).toBeNull();
  });

  it('may do so where fiber is stated', () => {
    expect(objectTo({ per100: { ...latte, fiber: 8 }, statement: 'Milk protein' })).toBeNull();
  });
});
