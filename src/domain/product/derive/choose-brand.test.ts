import { describe, expect, it } from 'vitest';
import { aSourceRecord } from '../../../../tests/support/a-source-record.ts';
import { tables } from '../../../../tests/support/naming-tables.ts';
import { chooseBrand } from './choose-brand.ts';

describe('the brand of several records', () => {
  it('comes from a record, else from a name, and says how', () => {
    const nameless = aSourceRecord({ brand: null, name: null });
    const named = aSourceRecord({ brand: null, name: 'Dymatize ISO100' });
    const stated = aSourceRecord({ brand: 'ACME FOODS' });
    const concluded = aSourceRecord({ brand: 'Vega', brandNote: 'from the barcode' });
    expect(chooseBrand([named, stated], tables)).toEqual({
      value: 'Acme Foods',
      index: 1,
      note: null,
    });
    expect(chooseBrand([concluded], tables)).toEqual({
      value: 'Vega',
      index: 0,
      note: 'from the barcode',
    });
    expect(chooseBrand([nameless, named], tables)).toEqual({
      value: 'Dymatize',
      index: 1,
      note: 'read from the name',
    });
    expect(chooseBrand([nameless], tables).value).toBeNull();
  });

  it('is believed of a name more than what a source concluded of the barcode', () => {
    const concluded = {
      brand: 'Rje Trade International, Inc.',
      brandNote: 'concluded: first 8 digits of the GTIN-13',
    };
    const named = aSourceRecord({ ...concluded, name: 'Muscle Pharm - Combat Crunch Bar' });
    expect(chooseBrand([named], tables)).toEqual({
      value: 'MusclePharm',
      index: 0,
      note: 'read from the name',
    });
    const other = aSourceRecord({ ...concluded, name: 'Protein Bar' });
    expect(chooseBrand([other], tables)).toMatchObject({
      value: 'Rje Trade International',
      note: concluded.brandNote,
    });
    const stated = aSourceRecord({ brand: 'Weider' });
    expect(chooseBrand([named, stated], tables)).toMatchObject({ value: 'Weider', index: 1 });
  });

  it('tells makers of one name by their barcodes', () => {
    const brandOf = (gtin: string | null, brand = 'Bodylab', name = 'Whey 100') =>
      chooseBrand([aSourceRecord({ brand, gtin, name })], tables);
    expect(brandOf('4260640854678')).toEqual({
      value: 'Bodylab24',
      index: 0,
      note: 'told by the barcode: Bodylab24 of Germany; Bodylab of Denmark has 5711',
    });
    for (const gtin of ['5711657014818', null])
      expect(brandOf(gtin)).toEqual({ value: 'Bodylab', index: 0, note: null });
    expect(brandOf('4260640854678', 'Weider').value).toBe('Weider');
    for (const line of ['Whey Protein 2000g', 'Clear Whey Isolate Apple', 'Vegan Protein']) {
      expect(brandOf(null, 'Bodylab', line).value).toBe('Bodylab24');
      expect(brandOf('5711657014818', 'Bodylab', line).value).toBe('Bodylab');
    }
    expect(brandOf(null, 'PepsiCo', 'Double Shot, Coffee & Protein Beverage').value).toBe(
      'Starbucks',
    );
    const nameOnly = aSourceRecord({ brand: 'Bodylab', gtin: null, name: 'Protein-6 Cookies' });
    expect(chooseBrand([nameOnly], tables)).toMatchObject({
      value: 'Bodylab24',
      note: 'told by the line: a line of which all barcodes are those of Bodylab24',
    });
    const named = aSourceRecord({
      brand: null,
      name: 'Peanut Butter Supreme Protein Bar',
      gtin: '0888849000616',
    });
    expect(chooseBrand([named], tables).value).toBe('Quest');
  });
});
