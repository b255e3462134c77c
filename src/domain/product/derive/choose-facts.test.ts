import { tables } from '../../../../tests/support/naming-tables.ts';
import { describe, expect, it } from 'vitest';
import { readFlavor } from '../../flavors/read-flavor.ts';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import {
  chooseFlavor,
  chooseName,
  chooseServings,
  firstOf,
  statedAllergens,
} from './choose-facts.ts';
import { mergeFigures } from '../figures/merge-figures.ts';
import type { SourceRecord } from '../record/source-record.ts';

const flavorIn = (
  records: readonly SourceRecord[],
  name: string,
  brand: string | null = 'Acme Nutrition',
) => chooseFlavor(records, name, readFlavor(name, tables.flavors), brand, tables);

describe('what is chosen of several records', () => {
  it('puts the flavour of a fact table into the name', () => {
    const { product, baseKey } = derive([
      aSourceRecord({ name: 'Isolit', flavor: 'caramel swirl', brand: 'Primeval Labs' }),
    ]);
    expect(product.name).toBe('Isolit, Caramel Swirl');
    expect(product.flavor).toBe('Caramel Swirl');
    expect(baseKey).toBe('primeval labs|isolit|powder');
    expect(product.provenance.facts['name']?.note).toContain('joined');
  });

  it('reads the flavour from the name where the source states none', () => {
    const { product, baseKey } = derive([aSourceRecord({ name: 'Whey Protein, Vanilla' })]);
    expect(product.flavor).toBe('Vanilla');
    expect(product.provenance.facts['flavor']).toEqual({
      basis: 'label',
      source: 0,
      note: 'read from the name',
    });
    expect(baseKey).toBe('acme|whey|powder');
  });

  it('takes the flavour of another name that says more of it', () => {
    const flavorOf = (name: string, ...otherNames: readonly string[]) =>
      flavorIn([aSourceRecord({ name, otherNames })], name).value;
    expect(flavorOf('Bar Raspberry White', 'Bar Raspberry white chocolate')).toBe(
      'Raspberry White Chocolate',
    );
    expect(flavorOf('Whey, Chocolate', 'Whey Chocolat naturel', 'Whey Vanille')).toBe('Chocolate');
  });

  it('takes no brand for a flavor', () => {
    const named = [aSourceRecord({ name: 'Coco Libre, Protein Coconut Water' })];
    expect(flavorIn(named, 'Protein Coconut Water', 'Coco Libre').value).toBeNull();
    expect(flavorIn(named, 'Protein Coconut Water', null).value).toBe('Coconut');
  });

  it('composes a plain name where no source has one, and says so', () => {
    const { product } = derive([
      aSourceRecord({ name: null, brand: 'VEGA', servingSize: { amount: 38, unit: 'g' } }),
    ]);
    expect(product.name).toBe('Vega protein powder, 38 g serving (name not stated)');
    expect(product.provenance.facts['name']?.basis).toBe('calculated');
    const named = (brand: string | null) =>
      derive([aSourceRecord({ name: null, brand, format: 'bar' })]).product.name;
    expect(named('Premier Protein')).toBe('Premier Protein bar (name not stated)');
    expect(named('PR Bar')).toBe('PR Bar (name not stated)');
    expect(named(null)).toBe('Protein bar (name not stated)');
    expect(named('Bar None')).toBe('Bar None protein bar (name not stated)');
    expect(named('Protein World')).toBe('Protein World protein bar (name not stated)');
    const powder = aSourceRecord({ name: null, brand: 'PR Bar' });
    expect(chooseName([powder], 'PR Bar', 'powder', tables).value).toBe(
      'PR Bar protein powder (name not stated)',
    );
  });

  it('takes the text of a whole pack for no name', () => {
    const pack = 'Protein drink powder with added amino acids and plant enzymes, '.concat(
      'no sugar, 22 g of protein in each serving, from milk, gluten free, made in Hungary',
    );
    const { product } = derive([aSourceRecord({ name: pack, brand: 'VEGA' })]);
    expect(product.name).toMatch(/^Vega protein powder.* \(name not stated\)$/);
  });

  it('counts the servings of a package where the label gives both', () => {
    const sized = { servingSize: { amount: 30, unit: 'g' as const } };
    const servings = (packageSize: SourceRecord['packageSize'], more = {}) =>
      derive([aSourceRecord({ ...sized, packageSize, ...more })]).product.servings;
    expect(servings({ amount: 907.2, unit: 'g' })).toBe(30);
    expect(servings({ amount: 29, unit: 'g' })).toBe(1);
    expect(servings({ amount: 900, unit: 'ml' })).toBeNull();
    expect(servings({ amount: 20, unit: 'g' })).toBeNull();
    expect(servings({ amount: 907.2, unit: 'g' }, { servings: 28 })).toBe(28);
    expect(servings({ amount: 907.2, unit: 'g' }, { servingSize: null })).toBeNull();
    const standard = { servingSize: null, per100: someFigures({ protein: 80 }) };
    expect(servings({ amount: 907.2, unit: 'g' }, standard)).toBeNull();
  });

  it('counts servings between 0.9 and 400, the last a tenth short at most', () => {
    const servings = (amount: number) => {
      const record = aSourceRecord({
        servingSize: { amount: 30, unit: 'g' },
        packageSize: { amount, unit: 'g' },
      });
      const records = [aSourceRecord(), record];
      return chooseServings(records, mergeFigures(records, 'powder'));
    };
    expect(servings(27).value).toBe(1);
    expect(servings(26.9)).toEqual({ value: null, index: 0, note: null });
    expect(servings(12_000)).toEqual({
      value: 400,
      index: 1,
      note: 'calculated: package of 12000 g / serving of 30 g',
    });
    expect(servings(12_001).value).toBeNull();
    expect(servings(899).value).toBe(30);
    expect(servings(896).value).toBe(29);
  });

  it('takes the first value that is stated', () => {
    const stating = (servings: number) => aSourceRecord({ servings });
    const records = [aSourceRecord(), stating(0), stating(3)];
    expect(firstOf(records, (record) => record.servings)).toEqual({ value: 0, index: 1 });
    expect(firstOf(records, (record) => record.gtin)).toEqual({ value: null, index: 0 });
  });

  it('passes over a name that tells nothing of the thing where another record says it', () => {
    const named = (...names: readonly string[]) => {
      const [first, ...rest] = names.map((name) => aSourceRecord({ name }));
      return chooseName([first ?? aSourceRecord({}), ...rest], 'Acme', 'powder', tables).value;
    };
    expect(named('Doppel Munich', '100% Whey Gold Standard')).toBe('100% Whey Gold Standard');
    expect(named('Doppel Munich', 'Protein Powder')).toBe('Doppel Munich');
    expect(named('Builder’s', 'Builder’s Protein Bar')).toBe('Builder’s');
    expect(named('Chocolate', '100% Whey Gold Standard')).toBe('Chocolate');
    expect(named('Whey Protein', '100% Casein Gold Standard')).toBe('Whey Protein');
  });

  it('joins a flavour only to a name that has none', () => {
    const name = (overrides: Partial<SourceRecord>) =>
      chooseName([aSourceRecord(overrides)], 'Acme', 'powder', tables);
    const plain = { value: 'Whey Protein', index: 0, source: 'stated' };
    expect(name({})).toEqual(plain);
    expect(name({ flavor: 'Vanilla | Cocoa' })).toEqual(plain);
    expect(name({ flavor: 'vanilla' })).toEqual({
      value: 'Whey Protein, Vanilla',
      index: 0,
      source: 'joined',
    });
    expect(name({ name: 'Whey, Vanilla', flavor: 'vanilla' })).toEqual({
      value: 'Whey, Vanilla',
      index: 0,
      source: 'stated',
    });
  });

  it('takes the flavour that one record states, else the one of the name', () => {
    const nameless = aSourceRecord({ name: null });
    const listing = aSourceRecord({ flavor: 'Vanilla | Cocoa' });
    const stating = aSourceRecord({ flavor: 'cocoa' });
    expect(flavorIn([nameless, listing, stating], 'Whey, Vanilla')).toEqual({
      value: 'Cocoa',
      written: 'Cocoa',
      index: 2,
      stated: true,
    });
    expect(flavorIn([nameless, listing], 'Whey, Vanilla')).toEqual({
      value: 'Vanilla',
      written: 'Vanilla',
      index: 1,
      stated: false,
    });
    expect(flavorIn([listing], 'Whey')).toEqual({
      value: null,
      written: null,
      index: 0,
      stated: false,
    });
    expect(flavorIn([stating], 'Whey').value).toBe('Cocoa');
    const german = aSourceRecord({ flavor: 'Weiße Schokolade' });
    expect(flavorIn([german], 'Whey')).toMatchObject({
      value: 'White Chocolate',
      written: 'Weiße Schokolade',
    });
  });

  it('gathers listed allergens in one order, with the first record that lists any', () => {
    const none = aSourceRecord();
    const soy = aSourceRecord({ allergens: ['soy', 'milk'] });
    const egg = aSourceRecord({ traces: ['egg'] });
    expect(statedAllergens([none, soy, egg])).toEqual({
      contains: ['milk', 'soy'],
      traces: ['egg'],
      index: 1,
    });
    expect(statedAllergens([none, egg, soy]).index).toBe(1);
    expect(statedAllergens([none])).toEqual({ contains: [], traces: [], index: -1 });
  });
});
