import { describe, expect, it } from 'vitest';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { homonymOf } from './brand-table.ts';

describe('a brand name that two makers have', () => {
  const evidence = 'written for this test';
  const homonyms = [
    { brand: 'Acme', prefix: '', words: 'gold line', means: 'Acme Sports', evidence },
    { brand: 'Acme', prefix: '4012', words: '', means: 'Acme Foods', evidence },
    { brand: 'Acme', prefix: '5012', words: '', means: 'Acme', evidence },
  ];
  const makerOf = (gtin: string | null, name: string | null, brand = 'Acme') =>
    homonymOf(brand, { gtin, name }, { ...tables.brands, homonyms })?.means ?? null;

  it('is told by the barcode, else by the whole words of a line', () => {
    expect(makerOf('4012000000006', 'Gold Line Whey')).toBe('Acme Foods');
    expect(makerOf(null, 'Gold Line Whey')).toBe('Acme Sports');
    expect(makerOf('9999000000006', 'The Gold Line')).toBe('Acme Sports');
    expect(makerOf(null, 'Gold Liner Whey')).toBeNull();
    expect(makerOf(null, 'Whey')).toBeNull();
    expect(makerOf(null, null)).toBeNull();
  });

  it('stays where nothing shows another, or the name has one maker', () => {
    expect(makerOf('5012000000006', 'Whey')).toBeNull();
    expect(makerOf('4012000000006', 'Whey', 'Other')).toBeNull();
  });
});
