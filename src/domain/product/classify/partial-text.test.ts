import { describe, expect, it } from 'vitest';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { explainLabel } from '../../ingredients/label/explain-label.ts';
import { withMissingParts } from './partial-text.ts';

describe('a text that cannot be the whole list counts as cut off', () => {
  const isCut = (overrides: Parameters<typeof aSourceRecord>[0]): boolean => {
    const explain = (label: Parameters<typeof explainLabel>[0]) => explainLabel(label, vocabulary);
    return withMissingParts(aSourceRecord(overrides), explain, tables).truncated;
  };
  const powder = (name: string, statement: string) =>
    isCut({ format: 'powder', name, statement, flavor: null });
  const bar = (name: string, statement: string, protein: number | null = null) =>
    isCut({ format: 'bar', name, statement, flavor: null, per100: someFigures({ protein }) });

  it('if a bar has fewer than three ingredients', () => {
    expect(bar('Questbar, Protein Bar, Lemon Cream Pie', 'Protein bar.')).toBe(true);
    expect(bar('Protein Snack', 'Leche')).toBe(true);
    expect(bar('30% Protein+', 'Caséinate de calcium (21%), chocolat blanc')).toBe(true);
    expect(bar('Protein Bar', 'Almonds, honey, whey protein isolate')).toBe(false);
  });

  it('if nothing in a bar rich in protein provides it', () => {
    const fruit = 'Dates, cocoa butter, glycerin';
    expect([bar('Bar', fruit, 34), bar('Bar', fruit, 10)]).toEqual([true, false]);
    expect(bar('Bar', `${fruit}, whey protein`, 34)).toBe(false);
  });

  it('if it names one ingredient of a flavored product', () => {
    expect(powder('Whey Brownie Chocolate', 'Leche semidesnatada')).toBe(true);
    expect(powder('Whey, Unflavored', 'Whey protein isolate (milk)')).toBe(false);
    expect(powder('Pea Protein', 'Pea protein isolate')).toBe(false);
    expect(powder('Whey Chocolate', 'Whey protein isolate, cocoa')).toBe(false);
    const record = { format: 'powder', name: 'Whey', statement: 'Whey protein' } as const;
    expect(isCut({ ...record, flavor: 'Vanilla' })).toBe(true);
    expect(isCut({ ...record, flavor: 'Unflavored' })).toBe(false);
  });

  it('if it only repeats the name of a flavored product', () => {
    expect(powder('Micellar Casein, Vanilla', 'VANILLA FLAVOUR MICELLAR CASEIN')).toBe(true);
    expect(powder('Whey Vanilla', 'Whey protein isolate with vanilla extract')).toBe(false);
    expect(powder('Micellar Casein', 'MICELLAR CASEIN')).toBe(false);
  });

  it('if its only ingredient is less than all of it', () => {
    expect(powder('Vegan Protein', 'Yellow pea protein isolate (86%)')).toBe(true);
    expect(powder('Rice Protein', 'Rice protein (100%)')).toBe(false);
    expect(powder('Whey', 'Whey protein concentrate (86%), lactase')).toBe(false);
  });

  it('not if it is open or long', () => {
    expect(powder('Whey Vanilla', '')).toBe(false);
    const sentences = 'Whey protein isolate. Store in a cool and dry place. '.repeat(5);
    expect(powder('Whey Vanilla', sentences)).toBe(false);
  });
});
