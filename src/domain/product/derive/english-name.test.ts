import { describe, expect, it } from 'vitest';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { nameInEnglish } from './english-name.ts';

describe('what a product is called in English', () => {
  const read = (name: string, more: Partial<Parameters<typeof nameInEnglish>[0]> = {}) =>
    nameInEnglish(
      { name, format: 'powder', flavor: null, proteinType: null, ...more },
      tables.foreign,
    );

  it('is made of the protein that its name or its label names, its form and its flavor', () => {
    expect(read('Baton Proteinowy Mango', { format: 'bar', flavor: 'Mango' })).toBe(
      'Protein Bar, Mango',
    );
    expect(read('100% Whey Isolate - Fraise', { flavor: 'Strawberry' })).toBe(
      'Whey Protein Powder, Strawberry',
    );
    expect(read('100% Whey Isolate - Fraise', { proteinType: 'Whey Isolate' })).toBe(
      'Whey Isolate Protein Powder',
    );
    expect(read('Hemp Protein Pulver', { proteinType: 'Plant Protein' })).toBe(
      'Hemp Protein Powder',
    );
    expect(read('Protéine Végétale', { proteinType: 'Plant Protein' })).toBe(
      'Plant Protein Powder',
    );
    expect(read('Eiweiss Shake', { format: 'rtd', proteinType: 'Whey Blend' })).toBe(
      'Whey Blend Protein Drink',
    );
    expect(read('Whey & Caseine Pulver')).toBe('Protein Powder');
  });

  it('is not given for a name without a foreign word', () => {
    expect(read('Gold Standard 100% Whey, Latte Macchiato')).toBeNull();
    expect(read('Chocolate Brownie Bar')).toBeNull();
  });
});
